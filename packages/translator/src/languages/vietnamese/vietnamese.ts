import type { LanguageRules } from '../language-rules.ts'
import { vietnameseNumbers } from './vietnamese-numbers.ts'

/** Vietnamese. */
export const vietnamese: LanguageRules = {
  code: 'VIN',
  names: { known: ['Tom', 'Mary', 'John'] },
  numbers: vietnameseNumbers,
  rudeWords: {
    forbidden: {
      beginnings: /^(?!)/u,
      words: /^(?:đụ|địt|lồn|cặc|buồi|đéo|đĩ|cứt)$/iu,
    },
  },
}
