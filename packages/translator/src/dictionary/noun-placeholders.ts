import type { LanguageRules } from '../languages/language-rules.ts'
import type { Placeholder } from '../text/placeholders.ts'
import type { Lookup } from '../text/sorted-table.ts'

/** Nouns of a source language that some weights do not know, with their meaning in the target. */
export type Glosses = Lookup

/**
 * Replaces the nouns of a text that are glossed by things that weights know ("box"), every `attempt` by others; behind translation
 * the meaning takes their place, in the number and with the article that they came out in. Gives nothing where there is none, and
 * where there are more than there are things to stand for them.
 */
export function putNounPlaceholders(
  text: string,
  glosses: Glosses,
  {
    source,
    target,
    attempt = 0,
  }: { readonly source: LanguageRules; readonly target: LanguageRules; readonly attempt?: number },
): { text: string; placeholders: Placeholder[] } | undefined {
  const { nouns } = source
  const written = target.nouns?.written
  if (nouns?.find === undefined || written === undefined) return undefined
  const free = nouns.known
    .map((_, index) => (index + attempt) % nouns.known.length)
    .filter((index) => !text.includes(nouns.known[index]!))
  const found = nouns.find(text, (word) => glosses.has(word))
  const words = [...new Set(found.map(({ start, end }) => text.slice(start, end)))]
  if (words.length === 0 || words.length > free.length) return undefined
  const replaced = found.reduceRight(
    (rest, { start, end }) =>
      rest.slice(0, start) + nouns.known[free[words.indexOf(text.slice(start, end))]!]! + rest.slice(end),
    text,
  )
  const placeholders = words.map((noun, index): Placeholder => {
    const { found: pattern, replace } = written(target.nouns!.known[free[index]!]!, glosses.get(noun)!)
    return { found: pattern, isOnce: false, replace }
  })
  return { text: replaced, placeholders }
}
