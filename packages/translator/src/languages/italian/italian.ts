import type { LanguageRules } from '../language-rules.ts'
import { withAccents } from './italian-accents.ts'
import { italianNumbers } from './italian-numbers.ts'
import { italianPhrases } from './italian-phrases.ts'

/** Italian. */
export const italian: LanguageRules = {
  code: 'ITA',
  marks: { tidy: withAccents },
  names: {
    smallWords: new Set('Oh Vieni Ciao Ah Ecco Andiamo Beh Ehi Smettila Ottimo Naturalmente Scegli Wow'.split(' ')),
    known: ['Tom', 'Mary', 'John'],
  },
  numbers: italianNumbers,
  phrases: italianPhrases,
  rudeWords: {
    forbidden: {
      beginnings:
        /^(?:cazz|merd|stronz|puttan|troi[ae]|coglion|vaffancul|fottut|fotter|inculat|bastard|frocio|mignott)/iu,
      words: /^(?:culo|culi|figa|fica|fiche|tette|minchia|pisci[ao])$/iu,
    },
  },
}
