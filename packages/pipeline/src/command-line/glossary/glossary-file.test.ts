import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readGlossary, writeGlossary } from './glossary-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glossary-'))
})
afterAll(async () => await rm(folder, { recursive: true }))

async function read(name: string, content: string) {
  const path = join(folder, name)
  await writeFile(path, content)
  return await readGlossary(path)
}

describe('glossary file', () => {
  it.each([
    ['names.json', '{"コモナ": "Komona", "R=2": "R=2"}', { コモナ: 'Komona', 'R=2': 'R=2' }],
    [
      'names.tsv',
      '\uFEFF# people\nコモナ\tKomona\r\n\n Tea Room \t Teestube \n',
      { コモナ: 'Komona', 'Tea Room': 'Teestube' },
    ],
    ['names.txt', 'コモナ=Komona\nコモナ=Komona\nx=a=b', { コモナ: 'Komona', x: 'a=b' }],
    ['names', '{"コモナ": "Komona"}', { コモナ: 'Komona' }],
  ])('is read: %s', async (name, content, glossary) => {
    expect(await read(name, content)).toEqual(glossary)
  })

  it.each([
    ['bad.json', '{"コモナ": 1}', /is not a JSON object/],
    ['cut.json', '{"コモナ": ', /is not a JSON object/],
    ['empty.json', '{"コモナ": ""}', /is not a JSON object/],
    ['words.tsv', 'コモナ\tKomona\nKomona', /line 2 is not 'source TAB target'/],
    ['half.tsv', '\tKomona', /line 1 is not/],
    ['three.tsv', 'a\tb\tc', /line 1 is not/],
    ['twice.tsv', '# twice\na\tb\na\tc', /line 3 translates 'a' as 'c', an earlier one as 'b'/],
  ])('is refused with the place of the fault: %s', async (name, content, reason) => {
    await expect(read(name, content)).rejects.toThrow(reason)
  })

  it('comes back as it was written', async () => {
    const glossary = { コモナ: 'Komona', 'tea room': 'Teestube' }
    for (const name of ['written.json', 'written.tsv']) {
      await writeGlossary(join(folder, name), glossary)
      expect(await readGlossary(join(folder, name))).toEqual(glossary)
    }
    expect(await readFile(join(folder, 'written.tsv'), 'utf8')).toBe('コモナ\tKomona\ntea room\tTeestube\n')
  })
})
