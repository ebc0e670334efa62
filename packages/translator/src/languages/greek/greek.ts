import type { LanguageRules } from '../language-rules.ts'
import { greekNumbers } from './greek-numbers.ts'

/** Greek, which no weights that ship translate into. */
export const greek: LanguageRules = {
  code: 'ELL',
  marks: { closing: (marks) => marks.replaceAll('?', ';') },
  names: { known: ['Τομ', 'Μαίρη', 'Τζον'] },
  numbers: greekNumbers,
}
