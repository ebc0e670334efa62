import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { isHeldOut, readCorpora } from './corpora.ts'

const folder = mkdtempSync(join(tmpdir(), 'corpora-'))
afterAll(() => rmSync(folder, { recursive: true }))
const heldOut = Array.from({ length: 2000 }, (_, index) => `Number ${index} is here.`).filter(isHeldOut)

function write(file: string, pairs: readonly (readonly [string, string])[]): void {
  writeFileSync(join(folder, file), gzipSync(pairs.map((pair) => pair.join('\t')).join('\n')))
}
mkdirSync(join(folder, 'eng-spa'))
mkdirSync(join(folder, 'jpn-eng'))
write('eng-spa/tatoeba.tsv.gz', [
  [heldOut[0]!, 'uno'],
  ['Kept for training.', 'otro'],
])
write('eng-spa/tatoeba-mt-testsets.tsv.gz', [['Any sentence.', 'cualquiera']])
write('jpn-eng/a.tsv.gz', [
  ['甲', heldOut[0]!],
  ['乙', heldOut[1]!],
])
write('jpn-eng/b.tsv.gz', [['丙', heldOut[2]!]])

describe('corpora', () => {
  it('hold the same English sentence out whatever its marks and case', () => {
    expect(heldOut.length).toBeGreaterThan(8)
    expect(heldOut.length).toBeLessThan(40)
    expect(heldOut.every((sentence) => isHeldOut(`"${sentence.toUpperCase()}"!`))).toBe(true)
    expect(isHeldOut('Kept for training.')).toBe(false)
  })

  it('give the held-out part and the test sets, source first, in either direction', () => {
    const [english, tests] = readCorpora(folder, 'ENG', 'ESP')
    expect(english).toMatchObject({ name: 'held-out', pages: [[{ source: heldOut[0], reference: 'uno' }]] })
    expect(tests).toMatchObject({ name: 'tatoeba-mt', pages: [[{ source: 'Any sentence.', reference: 'cualquiera' }]] })
    const [spanish] = readCorpora(folder, 'ESP', 'ENG')
    expect(spanish!.pages).toEqual([[{ source: 'uno', reference: heldOut[0] }]])
    const [japanese] = readCorpora(folder, 'JPN', 'ENG')
    expect(
      japanese!.pages
        .flat()
        .map(({ source }) => source)
        .toSorted(),
    ).toEqual(['丙', '乙', '甲'])
    expect(readCorpora(folder, 'JPN', 'ENG', 2)[0]!.pages.flat()).toHaveLength(2)
  })

  it('say what folder is missing', () => {
    expect(() => readCorpora(folder, 'ENG', 'KOR')).toThrow('has no folder eng-kor')
  })
})
