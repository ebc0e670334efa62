import type { LanguageRules } from '../language-rules.ts'

/** Greek, which no weights that ship translate into. */
export const greek: LanguageRules = {
  code: 'ELL',
  marks: { closing: (marks) => marks.replaceAll('?', ';') },
}
