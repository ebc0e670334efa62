import { createEnglishTable } from '../phrase-table.ts'

/** What English calls out without words, and what else is heard as the same. */
export const englishPhrases = createEnglishTable([
  'Ah|Ah/Aha',
  'Oh|Oh/Ooh',
  'Huh|Huh/Eh',
  'Hmm|Hmm/Hm',
  'Hey|Hey/Hey there',
  'Ow|Ow/Ouch/Owie',
  'Wow|Wow',
  'Whoa|Whoa',
  'Oops|Oops/Whoops',
  'Phew|Phew/Whew',
  'Ugh|Ugh/Yuck/Ew',
  'Argh|Argh/Gah/Aargh',
  'Eek|Eek',
  'Haha|Haha',
  'Heh heh|Heh heh/Hehe/Heh',
  'Tch|Tch/Tsk',
  'Shh|Shh',
  'Yay|Yay/Yippee/Hooray',
  'Hmph|Hmph',
  'Ahem|Ahem',
  'Um|Um/Uh/Er',
])
