import type { LanguageCode } from '@fukidashi/contract/languages'
import { chinesePhrases } from '../languages/chinese/chinese-phrases.ts'
import { englishPhrases } from './english-phrases.ts'
import { japanesePhrases } from '../languages/japanese/japanese-phrases.ts'
import { koreanPhrases } from '../languages/korean/korean-phrases.ts'

/**
 * Calls and set phrases that stand alone in balloons. Models trained on whole sentences know them least, and comics use them
 * most, so they are looked up.
 */
const phrases: Partial<Record<LanguageCode, Partial<Record<LanguageCode, Readonly<Record<string, string>>>>>> = {
  JPN: { ENG: japanesePhrases },
  CHS: { ENG: chinesePhrases },
  KOR: { ENG: koreanPhrases },
  ENG: englishPhrases,
}

// Writers set spaces as they like: the phrases stand without.
const looselySpaced: ReadonlySet<LanguageCode> = new Set(['KOR'])

/** The translation of a sentence that is a call or set phrase, without marks. */
export function findPhrase(text: string, from: LanguageCode, to: LanguageCode): string | undefined {
  const spoken = text.toLowerCase().replaceAll('’', "'").trim()
  const words = looselySpaced.has(from) ? spoken.replaceAll(' ', '') : spoken
  const direction = phrases[from]?.[to]
  return direction !== undefined && Object.hasOwn(direction, words) ? direction[words] : undefined
}
