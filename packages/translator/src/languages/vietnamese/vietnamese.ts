import type { LanguageRules } from '../language-rules.ts'
import { vietnameseNumbers } from './vietnamese-numbers.ts'
import { vietnamesePhrases } from './vietnamese-phrases.ts'

/** Vietnamese. */
export const vietnamese: LanguageRules = {
  code: 'VIN',
  names: {
    smallWords: new Set('Ôi Chà Ồ Á Vâng Hừ'.split(' ')),
    known: ['Tom', 'Mary', 'John'],
  },
  numbers: vietnameseNumbers,
  phrases: vietnamesePhrases,
  rudeWords: {
    forbidden: {
      beginnings: /^(?!)/u,
      words: /^(?:đụ|địt|lồn|cặc|buồi|đéo|đĩ|cứt)$/iu,
    },
  },
}
