import type { LanguageRules } from '../languages/language-rules.ts'
import type { Placeholder } from '../text/placeholders.ts'
import type { Lookup } from '../text/sorted-table.ts'

/** Nouns of a source language that some weights do not know, with their meaning in the target. */
export type Glosses = Lookup

/**
 * Replaces the nouns of a text that are glossed by things that weights know ("box"), every `attempt` by others; behind translation
 * the meaning takes their place, in the number and with the article that they came out in. A noun for which nothing is left to stand, as there
 * are many or it is of another gender, stays as it is. Gives nothing where no noun is replaced.
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
  const { written, standsFor, known } = target.nouns ?? {}
  if (nouns?.find === undefined || written === undefined || known === undefined) return undefined
  const free = new Set(
    nouns.known
      .map((_, index) => (index + attempt) % nouns.known.length)
      .filter((index) => !text.includes(nouns.known[index]!)),
  )
  const found = nouns.find(text, (word) => glosses.has(word))
  const standIns = new Map<string, number>()
  for (const noun of new Set(found.map(({ noun }) => noun))) {
    const index = [...free].find((one) => standsFor?.(known[one]!, glosses.get(noun)!) !== false)
    if (index === undefined) continue
    free.delete(index)
    standIns.set(noun, index)
  }
  if (standIns.size === 0) return undefined
  const replaced = found.reduceRight((rest, { start, end, noun, inForm = (known) => known }) => {
    const index = standIns.get(noun)
    return index === undefined ? rest : rest.slice(0, start) + inForm(nouns.known[index]!) + rest.slice(end)
  }, text)
  const placeholders = [...standIns].map(([noun, index]): Placeholder => {
    const { found: pattern, replace } = written(known[index]!, glosses.get(noun)!)
    return { found: pattern, isOnce: false, replace }
  })
  return { text: replaced, placeholders }
}
