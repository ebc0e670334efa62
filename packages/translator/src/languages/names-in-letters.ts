import type { LanguageCode } from '@fukidashi/contract/languages'
import { nameInArabic } from './arabic/names-in-arabic.ts'
import { nameInHangul } from './korean/names-in-hangul.ts'
import { nameInRussian } from './russian/names-in-cyrillic.ts'
import { nameInKatakana } from './japanese/names-in-katakana.ts'

const transcriptions: Partial<Record<LanguageCode, (name: string, from: LanguageCode) => string>> = {
  RUS: nameInRussian,
  JPN: nameInKatakana,
  KOR: nameInHangul,
  ARA: nameInArabic,
}

/** A name in Latin letters as the target language writes it; for targets that write it so too, it stays as it is. */
export function nameInLettersOf(to: LanguageCode, name: string, from: LanguageCode): string {
  return transcriptions[to]?.(name, from) ?? name
}
