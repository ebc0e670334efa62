import type { LanguageRules } from '../language-rules.ts'
import { nameInArabic } from './names-in-arabic.ts'
import { arabicNumbers } from './arabic-numbers.ts'
import { arabicPhrases } from './arabic-phrases.ts'

/** Arabic. */
export const arabic: LanguageRules = {
  code: 'ARA',
  marks: {
    betweenClauses: { ',': '،', ';': '؛' },
    closing: (marks) => marks.replaceAll('?', '؟'),
    tidy: (words) =>
      words
        .replaceAll(/,(?!\d)/gu, '،')
        .replaceAll(';', '؛')
        .replaceAll('?', '؟'),
  },
  names: { known: ['توم', 'ماري', 'جون'], inLetters: nameInArabic },
  numbers: arabicNumbers,
  phrases: arabicPhrases,
}
