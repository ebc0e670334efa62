import type { LanguageCode } from '@fukidashi/contract/languages'
import { arabic } from './arabic/arabic.ts'
import { chinese, traditionalChinese } from './chinese/chinese.ts'
import { english } from './english/english.ts'
import { french } from './french/french.ts'
import { german } from './german/german.ts'
import { greek } from './greek/greek.ts'
import { indonesian } from './indonesian/indonesian.ts'
import { italian } from './italian/italian.ts'
import { japanese } from './japanese/japanese.ts'
import { korean } from './korean/korean.ts'
import { portuguese } from './portuguese/portuguese.ts'
import { russian } from './russian/russian.ts'
import { spanish } from './spanish/spanish.ts'
import { thai } from './thai/thai.ts'
import { turkish } from './turkish/turkish.ts'
import { vietnamese } from './vietnamese/vietnamese.ts'
import type { LanguageRules } from './language-rules.ts'

const rows: readonly LanguageRules[] = [
  english,
  japanese,
  chinese,
  traditionalChinese,
  korean,
  spanish,
  french,
  german,
  italian,
  portuguese,
  russian,
  turkish,
  vietnamese,
  arabic,
  indonesian,
  thai,
  greek,
]

const byCode = new Map<LanguageCode, LanguageRules>([
  ...rows.map((row) => [row.code, row] as const),
  ['POR', portuguese] as const,
])

/** What is special to a language; a language without a row has nothing. */
export function rulesOf(code: LanguageCode): LanguageRules {
  return byCode.get(code) ?? { code }
}
