import { languages } from '@fukidashi/contract/languages'
import { expect, it } from 'vitest'
import { findLanguages } from './find-languages.ts'

const inGerman = new Intl.DisplayNames(['de'], { type: 'language' })
const codes = (search: string) =>
  findLanguages(search, languages, ({ tag }) => inGerman.of(tag) ?? '').map(({ code }) => code)

it.each([
  ['日本', 'JPN'],
  ['japan', 'JPN'],
  ['Spanisch', 'ESP'],
  ['francais', 'FRA'],
  ['tieng', 'VIN'],
  ['kor', 'KOR'],
  ['العربية', 'ARA'],
])('finds by %s', (search, code) => {
  expect(codes(search)[0]).toBe(code)
})

it('shows all when nothing is typed, and none when nothing fits', () => {
  expect(codes(' ')).toHaveLength(languages.length)
  expect(codes('xyzzy')).toEqual([])
})
