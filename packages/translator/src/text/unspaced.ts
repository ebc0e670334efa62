import { type LanguageCode, languageOf, type Script } from '@fukidashi/contract/languages'

const unspacedScripts: ReadonlySet<Script> = new Set(['Jpan', 'Hans', 'Hant'])
// Particles are written on to the word before them.
const particleScripts: ReadonlySet<Script> = new Set(['Kore'])

/** Whether words of a language stand side by side without spaces. */
export function isUnspaced(language: LanguageCode): boolean {
  return unspacedScripts.has(languageOf(language).script)
}

/** Whether letters right beside a word of a language make another word of it; else words or particles may stand there. */
export function hasWordEdges(language: LanguageCode): boolean {
  const { script } = languageOf(language)
  return !unspacedScripts.has(script) && !particleScripts.has(script)
}
