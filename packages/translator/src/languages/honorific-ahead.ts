import type { Honorific } from './language-rules.ts'

/** Pattern of the place behind a name where one of these follows. */
export function honorificAhead(honorifics: readonly Honorific[]): string {
  const written = ({ forms, notBefore }: Honorific) =>
    notBefore === undefined ? forms : forms.map((form) => `${form}(?!${notBefore})`)
  return `(?=${honorifics.flatMap(written).join('|')})`
}
