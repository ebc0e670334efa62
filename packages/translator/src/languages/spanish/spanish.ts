import type { LanguageRules } from '../language-rules.ts'
import { withInvertedMarks } from './inverted-marks.ts'
import { spanishStandIns } from './spanish-stand-ins.ts'
import { spanishNumbers } from './spanish-numbers.ts'
import { spanishPhrases } from './spanish-phrases.ts'

/** Spanish, as Latin America and Spain both read it. */
export const spanish: LanguageRules = {
  code: 'ESP',
  marks: { opening: withInvertedMarks },
  names: {
    known: ['Tom', 'Mary', 'John'],
    smallWords: new Set('Hasta Ay Eh Oh Hola Ah Mmm Elige Siéntate Je'.split(' ')),
  },
  standIns: spanishStandIns,
  numbers: spanishNumbers,
  phrases: spanishPhrases,
  rudeWords: {
    forbidden: {
      beginnings:
        /^(?:culo|mierd|joder|jodi|jode|coño|pendej|cabr[oó]n|ching[aoó]|maric[aoó]|gilip|caraj|follar|polla|hijoput)/iu,
      words: /^(?:put[ao]s?|verga|vergas|zorras?|tetas?|cag(?:a|o|ar|ada))$/iu,
    },
  },
}
