import type { LanguageCode } from '@fukidashi/contract/languages'
import { namePattern } from '../glossary-terms.ts'

/**
 * Names that the built-in models know best (they lead their training texts), by language. A name that a model does not know
 * is replaced by one of these before it translates and put back afterwards: the model sees a person's name either way.
 */
const knownNames: Partial<Record<LanguageCode, readonly string[]>> = {
  ENG: ['Tom', 'Mary', 'John'],
  JPN: ['トム', 'メアリー', 'ジョン'],
  ESP: ['Tom', 'Mary', 'John'],
}

/** A text with names replaced, and how to put them back. */
export interface StandInText {
  readonly text: string
  /** What the translation must hold, in the target language, and what then takes its place. */
  readonly standIns: readonly { readonly name: string; readonly replacement: string }[]
}

/** A name as it stands in the source text, and as it has to stand in the translation. */
export interface NamePair {
  readonly source: string
  readonly target: string
}

/** Replaces the first three different names of a text. Names that are spelt like a stand-in stay as they are. */
export function putStandIns(
  text: string,
  names: readonly NamePair[],
  from: LanguageCode,
  to: LanguageCode,
): StandInText {
  const sourceNames = knownNames[from] ?? []
  const targetNames = knownNames[to] ?? []
  const standIns: { name: string; replacement: string }[] = []
  let replaced = text
  let next = 0
  for (const { source, target } of names) {
    while (next < sourceNames.length && text.includes(sourceNames[next]!)) next++
    const standIn = sourceNames[next]
    const name = targetNames[next]
    if (standIn === undefined || name === undefined) break
    const without = replaced.replaceAll(namePattern(source), standIn)
    if (without === replaced) continue
    replaced = without
    standIns.push({ name, replacement: target })
    next++
  }
  return { text: replaced, standIns }
}

/** Whether every stand-in came through a translation. */
export function holdsStandIns(translation: string, { standIns }: StandInText): boolean {
  return standIns.every(({ name }) => translation.includes(name))
}

/** Puts the names back in place of their stand-ins. */
export function takeStandIns(translation: string, { standIns }: StandInText): string {
  return standIns.reduce((text, { name, replacement }) => text.replaceAll(name, replacement), translation)
}
