import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { openArchives } from './open-archives.ts'

const limits = { maxBytes: 100, maxImages: 3 }
const archiveOf = (name: string, entries: Record<string, Uint8Array>) => new File([zipSync(entries) as BlobPart], name)
const bytes = strToU8('page')

it('takes the images of a chapter in the order of their numbers, and nothing else of it', async () => {
  const chapter = archiveOf('Chapter.CBZ', {
    'ch/page10.png': bytes,
    'ch/page2.JPG': bytes,
    '__MACOSX/ch/page2.jpg': bytes,
    'ch/.page3.png': bytes,
    'ComicInfo.xml': bytes,
    'ch/page1.webp': bytes,
  })
  const single = new File(['x'], 'single.png', { type: 'image/png' })
  const { files, refused } = await openArchives([single, chapter], limits)
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['single.png', 'image/png'],
    ['page1.webp', 'image/webp'],
    ['page2.JPG', 'image/jpeg'],
    ['page10.png', 'image/png'],
  ])
  expect(await files[1]!.text()).toBe('page')
  expect(refused).toEqual([])
})

it('says of each file why it is not taken: too large, too many, no images, no archive', async () => {
  const large = archiveOf('large.zip', { 'a.png': new Uint8Array(101), 'b.png': bytes })
  const many = archiveOf('many.zip', { '1.png': bytes, '2.png': bytes, '3.png': bytes, '4.png': bytes })
  const empty = archiveOf('empty.zip', { 'notes.txt': bytes })
  const broken = new File(['no archive'], 'broken.cbz')
  const { files, refused } = await openArchives([large, many, empty, broken], limits)
  expect(files.map(({ name }) => name)).toEqual(['b.png', '1.png', '2.png', '3.png'])
  expect(refused).toEqual([
    { name: 'a.png', failure: 'imageTooLarge' },
    { name: '4.png', failure: 'tooManyPages' },
    { name: 'empty.zip', failure: 'archiveWithoutImages' },
    { name: 'broken.cbz', failure: 'archiveUnreadable' },
  ])
})
