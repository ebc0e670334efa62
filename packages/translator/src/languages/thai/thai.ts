import type { LanguageRules } from '../language-rules.ts'

/** Thai, which no weights that ship translate into. */
export const thai: LanguageRules = {
  code: 'THA',
  names: { known: ['ทอม', 'แมรี่', 'จอห์น'] },
}
