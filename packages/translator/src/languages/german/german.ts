import type { LanguageRules } from '../language-rules.ts'
import { germanNumbers } from './german-numbers.ts'
import { germanPhrases } from './german-phrases.ts'

/** German. */
export const german: LanguageRules = {
  code: 'DEU',
  // Three of four translators make Mary and John German.
  names: { known: ['Tom', 'Maria', 'Johannes'] },
  numbers: germanNumbers,
  phrases: germanPhrases,
  rudeWords: {
    forbidden: {
      beginnings: /^(?:schei[sß]|arschl|fick|huren|wichs|fotze|schlampe|bastard|titte|piss)/iu,
      words: /^(?:arsch|hure|schwuchtel|nutte)$/iu,
    },
  },
}
