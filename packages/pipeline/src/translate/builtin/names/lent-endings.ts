import type { LanguageCode } from '@fukidashi/contract/languages'
import { turkishEnding, withTurkishEnding } from './turkish-endings.ts'

/** The endings that a language sets behind names and figures, which a model says of what it was lent in their place. */
export interface LentEndings {
  /** Pattern of what may stand behind a name. */
  readonly names: string
  /** Pattern of what may stand behind a figure. */
  readonly figures: string
  /** A word in the place of `found`, a stand-in with its ending. */
  readonly carry: (word: string, found: string) => string
}

const none: LentEndings = { names: '', figures: '', carry: (word) => word }

const endings: Partial<Record<LanguageCode, LentEndings>> = {
  // Cases of Russian go away with the stand-in.
  RUS: { ...none, names: String.raw`\p{L}{0,2}` },
  TRK: { names: turkishEnding, figures: turkishEnding, carry: withTurkishEnding },
}

/** What endings to look for behind a stand-in in a target language, and how to set them behind what takes its place. */
export function lentEndingsOf(to: LanguageCode): LentEndings {
  return endings[to] ?? none
}
