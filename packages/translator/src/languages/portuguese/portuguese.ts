import type { LanguageRules } from '../language-rules.ts'
import { portugueseNumbers } from './portuguese-numbers.ts'
import { portuguesePhrases } from './portuguese-phrases.ts'

/** Portuguese as Brazil writes it, which the weights write for Portugal too. */
export const portuguese: LanguageRules = {
  code: 'PTB',
  names: {
    smallWords: new Set('Ah Infelizmente Oh Ei Espere Venha Saudações'.split(' ')),
    known: ['Tom', 'Mary', 'John'],
  },
  numbers: portugueseNumbers,
  phrases: portuguesePhrases,
  rudeWords: {
    forbidden: {
      beginnings:
        /^(?:caralh|merd|putinh|putari|fod[aeio]|fud[eiê]|bucet|boceta|cuz[aã]o|cacete|bost[ae]|xoxot|piroc|punhet|bastard)/iu,
      words: /^(?:cus?|put[ao]s?|porras?|viados?|picas?|tetas?|mij[ao])$/iu,
    },
  },
}
