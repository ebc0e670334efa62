import { expect, it } from 'vitest'
import { findPhrase } from './find-phrase.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { japaneseHeard } from '../languages/japanese/japanese-heard.ts'
import { plainJapanese } from '../languages/japanese/japanese-lettering.ts'

const formsOf = (table: string) => table.split(';').flatMap((row) => row.trim().split('|')[1]!.split('/'))

it.each([
  ['statements', ''],
  ['questions', '?'],
] as const)('finds all %s after their lettering was made plain', (kind, mark) => {
  const forms = formsOf(japaneseHeard[kind])
  const plain = plainJapanese(forms)
  const lost = plain.filter((form) => findPhrase(form, rulesOf('JPN'), rulesOf('ENG'), mark) === undefined)
  expect(plain).toHaveLength(forms.length)
  expect(forms.length).toBeGreaterThan(100)
  expect(lost).toEqual([])
})
