import type { LanguageRules } from '../language-rules.ts'
import { indonesianNumbers } from './indonesian-numbers.ts'
import { indonesianPhrases } from './indonesian-phrases.ts'

/** Indonesian, which no weights that ship translate into. */
export const indonesian: LanguageRules = {
  code: 'IND',
  names: { known: ['Tom', 'Mary', 'John'] },
  numbers: indonesianNumbers,
  phrases: indonesianPhrases,
}
