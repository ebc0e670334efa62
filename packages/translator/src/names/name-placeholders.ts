import type { LanguageRules, NamePair } from '../languages/language-rules.ts'
import { namePattern } from '../text/glossary-terms.ts'
import type { Placeholder } from '../text/placeholders.ts'

// Of the names that all languages know, the second one is a woman's.
const womansPlace = 1

/**
 * Replaces the names of a text, every `attempt` by others, a woman's by a woman's while it is free. Gives nothing when it has more names
 * than there are placeholders, which leave out those that the text holds itself.
 */
export function putNamePlaceholders(
  text: string,
  names: readonly NamePair[],
  {
    source,
    target,
    attempt = 0,
  }: { readonly source: LanguageRules; readonly target: LanguageRules; readonly attempt?: number },
): { text: string; placeholders: Placeholder[] } | undefined {
  const sourceNames = source.names?.known ?? []
  const targetNames = target.names?.known ?? []
  const free = sourceNames
    .map((_, index) => (index + attempt) % sourceNames.length)
    .filter((index) => !text.includes(sourceNames[index]!) && targetNames[index] !== undefined)
  const present = names
    .filter((name) => namePattern(name.source).test(text))
    .toSorted((one, other) => other.source.length - one.source.length)
  const placeholders: Placeholder[] = []
  let replaced = text
  for (const name of present) {
    if (!namePattern(name.source).test(replaced)) continue
    // What lost a name is tried with whichever comes next.
    const next = free.find((place) => attempt > 0 || (place === womansPlace) === (name.isWomans === true)) ?? free[0]
    if (next === undefined) return undefined
    free.splice(free.indexOf(next), 1)
    replaced = replaced.replaceAll(namePattern(name.source), sourceNames[next]!)
    const ending = target.names?.ending
    const found = placeholderPattern(targetNames[next]!, ending?.pattern ?? '')
    placeholders.push({ found, isOnce: false, replace: (said) => ending?.carry(name.target, said) ?? name.target })
  }
  return { text: replaced, placeholders }
}

// Scripts that do not part words leave nothing to look for beside a name.
function placeholderPattern(name: string, ending: string): RegExp {
  const isParted = /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(name)
  return new RegExp(isParted ? String.raw`(?<!\p{L})${name}${ending}(?!\p{L})` : name + ending, 'gu')
}
