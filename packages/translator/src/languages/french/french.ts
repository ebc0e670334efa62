import type { LanguageRules } from '../language-rules.ts'
import { frenchNumbers } from './french-numbers.ts'
import { frenchPhrases } from './french-phrases.ts'

/** French. */
export const french: LanguageRules = {
  code: 'FRA',
  // A space that no line breaks at (Lexique des règles typographiques en usage à l'Imprimerie nationale).
  marks: { closing: (marks) => marks.replace(/^[?!]/u, '\u{A0}$&') },
  names: {
    smallWords: new Set(
      'Oh Arrête Eh Salut Ah Prends Essaie Écoute Hé Arrêtez Voilà Malheureusement Oui Bienvenue Hum Hmm'.split(' '),
    ),
    known: ['Tom', 'Mary', 'John'],
  },
  numbers: frenchNumbers,
  phrases: frenchPhrases,
  rudeWords: {
    forbidden: {
      beginnings: /^(?:merd|putain|connar|connass|salop|encul|couill|bordel|chier|chiant|nichon)/iu,
      words: /^(?:cons?|conne|cul|putes?|bites?|chatte|foutre|pédé)$/iu,
    },
  },
}
