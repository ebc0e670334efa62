import type { LanguageRules } from '../language-rules.ts'
import { turkishEnding, withTurkishParticles } from './turkish-endings.ts'
import { turkishNumbers } from './turkish-numbers.ts'
import { turkishPhrases } from './turkish-phrases.ts'

/** Turkish. */
export const turkish: LanguageRules = {
  code: 'TRK',
  marks: { tidy: withTurkishParticles },
  names: {
    smallWords: new Set(
      'Hadi İyi Vay İşte Oh Evet Selam Yani Elbette Merhaba Ah Yeter Hey Koş Peki Muhtemelen'.split(' '),
    ),
    known: ['Tom', 'Mary', 'John'],
    ending: turkishEnding,
  },
  numbers: turkishNumbers,
  phrases: turkishPhrases,
  rudeWords: {
    forbidden: {
      beginnings:
        /^(?:sik(?:i[kmşyc]|t[iı]|er|ey|me)|siktir|orospu|piçl|amcı[kğ]|yarra|taşak|ibne|pezeven|kahpe|kaltak|sürtük|boktan)/iu,
      words: /^(?:göt|götü|götün|bok|boku|piç|amk|amına|sikim|meme(?:ler)?)$/iu,
    },
  },
}
