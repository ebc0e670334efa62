import type { LanguageCode } from '@fukidashi/contract/languages'
import { russianEnding, withRussianEnding } from './russian/russian-endings.ts'
import { koreanParticle, withKoreanParticle } from './korean/korean-particles.ts'
import { turkishEnding, withTurkishEnding } from './turkish/turkish-endings.ts'

/** The endings of one kind of word, which a model says behind a placeholder. */
interface Ending {
  /** Pattern of what may stand behind the placeholder. */
  readonly pattern: string
  /** A word in the place of `found`, a placeholder with its ending. */
  readonly carry: (word: string, found: string) => string
}

const none: Ending = { pattern: '', carry: (word) => word }
const turkish: Ending = { pattern: turkishEnding, carry: withTurkishEnding }

const endings: Partial<Record<LanguageCode, { readonly names: Ending; readonly figures: Ending }>> = {
  RUS: { names: { pattern: russianEnding, carry: withRussianEnding }, figures: none },
  TRK: { names: turkish, figures: turkish },
  KOR: { names: { pattern: koreanParticle, carry: withKoreanParticle }, figures: none },
}

/** What endings to look for behind placeholders in a target language, and how to set them behind what takes their place. */
export function endingsOf(to: LanguageCode): { readonly names: Ending; readonly figures: Ending } {
  return endings[to] ?? { names: none, figures: none }
}
