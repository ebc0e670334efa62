import { expect, it } from 'vitest'
import { acceptFiles } from './accept-files.ts'

const fileOf = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type })

it('takes what can be translated and says why the rest is not taken', () => {
  const files = [
    fileOf('a.png', 'image/png'),
    fileOf('b.gif', 'image/gif'),
    fileOf('c.jpg', 'image/jpeg', 101),
    fileOf('d.webp', 'image/webp', 0),
    fileOf('E.JPG', ''),
    fileOf('f.png', 'image/png'),
  ]
  const { accepted, refused } = acceptFiles(files, 2, 100)
  expect(accepted.map(({ name }) => name)).toEqual(['a.png', 'E.JPG'])
  expect(refused).toEqual([
    { name: 'b.gif', failure: 'imageTypeUnsupported' },
    { name: 'c.jpg', failure: 'imageTooLarge' },
    { name: 'd.webp', failure: 'imageEmpty' },
    { name: 'f.png', failure: 'tooManyPages' },
  ])
})
