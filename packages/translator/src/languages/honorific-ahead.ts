import type { Honorific } from './language-rules.ts'

/** Pattern of the place behind a name where one of these follows. */
export function honorificAhead(honorifics: readonly Honorific[]): string {
  return `(?=${honorifics.flatMap(({ forms }) => forms).join('|')})`
}
