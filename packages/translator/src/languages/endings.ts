import type { LanguageCode } from '@fukidashi/contract/languages'
import { russianEnding, withRussianEnding } from './russian/russian-endings.ts'
import { koreanParticle, withKoreanParticle } from './korean/korean-particles.ts'
import { turkishEnding, withTurkishEnding } from './turkish/turkish-endings.ts'

/** The endings of one kind of word, which a model says of what it was lent in the word's place. */
interface LentEnding {
  /** Pattern of what may stand behind the stand-in. */
  readonly pattern: string
  /** A word in the place of `found`, a stand-in with its ending. */
  readonly carry: (word: string, found: string) => string
}

const none: LentEnding = { pattern: '', carry: (word) => word }
const turkish: LentEnding = { pattern: turkishEnding, carry: withTurkishEnding }

const endings: Partial<Record<LanguageCode, { readonly names: LentEnding; readonly figures: LentEnding }>> = {
  RUS: { names: { pattern: russianEnding, carry: withRussianEnding }, figures: none },
  TRK: { names: turkish, figures: turkish },
  KOR: { names: { pattern: koreanParticle, carry: withKoreanParticle }, figures: none },
}

/** What endings to look for behind stand-ins in a target language, and how to set them behind what takes their place. */
export function lentEndingsOf(to: LanguageCode): { readonly names: LentEnding; readonly figures: LentEnding } {
  return endings[to] ?? { names: none, figures: none }
}
