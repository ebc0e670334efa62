import type { LanguageCode } from '@fukidashi/contract/languages'
import { namePattern } from '../glossary-terms.ts'
import type { StandIn } from './stand-ins.ts'

/**
 * Names that the built-in models know best (they lead their training texts), by language. A name that a model does not know
 * is replaced by one of these before it translates and put back afterwards: the model sees a person's name either way.
 */
const knownNames: Partial<Record<LanguageCode, readonly string[]>> = {
  ENG: ['Tom', 'Mary', 'John'],
  JPN: ['トム', 'メアリー', 'ジョン'],
  ESP: ['Tom', 'Mary', 'John'],
}

/** A name as it stands in the source text, and as it has to stand in the translation. */
export interface NamePair {
  readonly source: string
  readonly target: string
}

/**
 * Replaces the names of a text, every `attempt` by others. Gives nothing when it has more names than there are stand-ins,
 * which leave out those that the text holds itself.
 */
export function putNameStandIns(
  text: string,
  names: readonly NamePair[],
  { from, to, attempt = 0 }: { readonly from: LanguageCode; readonly to: LanguageCode; readonly attempt?: number },
): { text: string; standIns: StandIn[] } | undefined {
  const sourceNames = knownNames[from] ?? []
  const targetNames = knownNames[to] ?? []
  const free = sourceNames
    .map((_, index) => (index + attempt) % sourceNames.length)
    .filter((index) => !text.includes(sourceNames[index]!) && targetNames[index] !== undefined)
  const present = names
    .filter(({ source }) => namePattern(source).test(text))
    .toSorted((one, other) => other.source.length - one.source.length)
  const standIns: StandIn[] = []
  let replaced = text
  for (const { source, target } of present) {
    const next = free[standIns.length]
    if (!namePattern(source).test(replaced)) continue
    if (next === undefined) return undefined
    replaced = replaced.replaceAll(namePattern(source), sourceNames[next]!)
    const found = new RegExp(String.raw`(?<!\p{L})${targetNames[next]!}(?!\p{L})`, 'gu')
    standIns.push({ found, isOnce: false, replace: () => target })
  }
  return { text: replaced, standIns }
}
