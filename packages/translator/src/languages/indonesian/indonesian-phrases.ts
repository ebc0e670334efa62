import { createPhraseTable } from '../phrase-table.ts'

/** Calls and set phrases: English, then what Indonesian says for it, then what else it says so. */
export const indonesianPhrases = createPhraseTable([
  'Ah|Ah',
  'Oh|Oh',
  'Huh|Hah',
  'Hmm|Hmm',
  'Hey|Hei',
  'Ow|Aduh',
  'Wow|Wah',
  'Whoa|Wah',
  'Oops|Ups',
  'Phew|Fiuh',
  'Ugh|Ugh',
  'Argh|Argh',
  'Eek|Ih',
  'Haha|Haha',
  'Heh heh|Hehe',
  'Tch|Ck',
  'Shh|Sst',
  'Yay|Hore',
  'Hmph|Hmph',
  'Ahem|Ehem',
  'Um|Em',
])
