import type { LanguageCode } from '@fukidashi/contract/languages'
import { namePattern } from '../text/glossary-terms.ts'
import { endingsOf } from '../languages/endings.ts'
import type { Placeholder } from './placeholders.ts'

const latin = ['Tom', 'Mary', 'John']

/**
 * Names that the built-in models know best (they lead their training texts), by language. A name that a model does not know
 * is replaced by one of these before it translates and put back afterwards: the model sees a person's name either way.
 */
const knownNames: Partial<Record<LanguageCode, readonly string[]>> = {
  ENG: latin,
  ESP: latin,
  FRA: latin,
  // Three of four translators make Mary and John German.
  DEU: ['Tom', 'Maria', 'Johannes'],
  ITA: latin,
  PTB: latin,
  TRK: latin,
  VIN: latin,
  IND: latin,
  JPN: ['トム', 'メアリー', 'ジョン'],
  KOR: ['톰', '메리', '존'],
  CHS: ['汤姆', '玛丽', '约翰'],
  RUS: ['Том', 'Мэри', 'Джон'],
  ARA: ['توم', 'ماري', 'جون'],
  THA: ['ทอม', 'แมรี่', 'จอห์น'],
}

/** A name as it stands in the source text, and as it has to stand in the translation. */
export interface NamePair {
  readonly source: string
  readonly target: string
}

/**
 * Replaces the names of a text, every `attempt` by others. Gives nothing when it has more names than there are placeholders,
 * which leave out those that the text holds itself.
 */
export function putNamePlaceholders(
  text: string,
  names: readonly NamePair[],
  { from, to, attempt = 0 }: { readonly from: LanguageCode; readonly to: LanguageCode; readonly attempt?: number },
): { text: string; placeholders: Placeholder[] } | undefined {
  const sourceNames = knownNames[from] ?? []
  const targetNames = knownNames[to] ?? []
  const free = sourceNames
    .map((_, index) => (index + attempt) % sourceNames.length)
    .filter((index) => !text.includes(sourceNames[index]!) && targetNames[index] !== undefined)
  const present = names
    .filter(({ source }) => namePattern(source).test(text))
    .toSorted((one, other) => other.source.length - one.source.length)
  const placeholders: Placeholder[] = []
  let replaced = text
  for (const { source, target } of present) {
    const next = free[placeholders.length]
    if (!namePattern(source).test(replaced)) continue
    if (next === undefined) return undefined
    replaced = replaced.replaceAll(namePattern(source), sourceNames[next]!)
    const { pattern, carry } = endingsOf(to).names
    const found = placeholderPattern(targetNames[next]!, pattern)
    placeholders.push({ found, isOnce: false, replace: (said) => carry(target, said) })
  }
  return { text: replaced, placeholders }
}

// Scripts that do not part words leave nothing to look for beside a name.
function placeholderPattern(name: string, ending: string): RegExp {
  const isParted = /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(name)
  return new RegExp(isParted ? String.raw`(?<!\p{L})${name}${ending}(?!\p{L})` : name + ending, 'gu')
}
