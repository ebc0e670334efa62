import type { LanguageRules } from '../language-rules.ts'
import { thaiNumbers } from './thai-numbers.ts'

/** Thai, which no weights that ship translate into. */
export const thai: LanguageRules = {
  code: 'THA',
  // A space ends a sentence, not a full stop.
  marks: { closing: (marks) => marks.replace(/^\.$/u, '') },
  names: { known: ['ทอม', 'แมรี่', 'จอห์น'] },
  numbers: thaiNumbers,
}
