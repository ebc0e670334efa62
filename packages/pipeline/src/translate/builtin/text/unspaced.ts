import { type LanguageCode, languageOf, type Script } from '@fukidashi/contract/languages'

const unspacedScripts: ReadonlySet<Script> = new Set(['Jpan', 'Hans', 'Hant'])

/** Whether words of a language stand side by side without spaces. */
export function isUnspaced(language: LanguageCode): boolean {
  return unspacedScripts.has(languageOf(language).script)
}
