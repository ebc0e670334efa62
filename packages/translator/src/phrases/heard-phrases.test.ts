import { describe, expect, it } from 'vitest'
import type { HeardPhrases } from '../languages/phrase-table.ts'
import { chineseHeard } from '../languages/chinese/chinese-heard.ts'
import { japaneseHeard } from '../languages/japanese/japanese-heard.ts'
import { plainJapanese } from '../languages/japanese/japanese-lettering.ts'
import { koreanHeard } from '../languages/korean/korean-heard.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { findPhrase } from './find-phrase.ts'

const asWritten = (forms: readonly string[]) => [...forms]
const tables = [
  ['JPN', japaneseHeard, plainJapanese],
  ['KOR', koreanHeard, asWritten],
  ['CHS', chineseHeard, asWritten],
] as const

const formsOf = (table: string) =>
  table
    .split(';')
    .filter((row) => row.trim() !== '')
    .flatMap((row) => row.trim().split('|')[1]!.split('/'))

describe.each(tables)('what %s is heard to say', (language, heard: HeardPhrases, plain) => {
  it.each([
    ['statements', ''],
    ['questions', '?'],
  ] as const)('is found in all %s after their lettering was made plain, each once', (kind, mark) => {
    const forms = formsOf(heard[kind])
    const lost = plain(forms).filter((form) => findPhrase(form, rulesOf(language), rulesOf('ENG'), mark) === undefined)
    expect(lost).toEqual([])
    expect(plain(forms)).toHaveLength(forms.length)
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([])
  })
})
