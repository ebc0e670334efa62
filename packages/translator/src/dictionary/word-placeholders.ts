import type { LanguageRules } from '../languages/language-rules.ts'
import type { Placeholder } from '../text/placeholders.ts'
import type { Lookup } from '../text/sorted-table.ts'

/** Words of a source language that some weights do not know, with their meaning in the target. */
export type Glosses = Lookup

/**
 * Replaces the words of a text that are glossed by words of their kind that weights know ("box"), every `attempt` by others; behind translation
 * the meaning takes their place, in the form and with the article that they came out in. A word for which nothing is left to stand, as there
 * are many or none is of its kind, stays as it is, and so does one that is not asked for. Gives nothing where no word is replaced.
 */
export function putWordPlaceholders(
  text: string,
  glosses: Glosses,
  {
    source,
    target,
    attempt = 0,
    isAsked = () => true,
  }: {
    readonly source: LanguageRules
    readonly target: LanguageRules
    readonly attempt?: number
    readonly isAsked?: (word: string) => boolean
  },
): { text: string; placeholders: Placeholder[] } | undefined {
  const { known: asked = {}, find, isIn } = source.standIns ?? {}
  const { known: said = {}, written, standsFor } = target.standIns ?? {}
  if (find === undefined || isIn === undefined || written === undefined) return undefined
  const names = Object.keys(asked).filter((name) => name in said)
  const taken = new Set(names.filter((name) => isIn(asked[name]!, text)))
  const found = find(text, (word) => glosses.has(word) && isAsked(word))
  const standIns = new Map<string, string>()
  for (const { word, suits } of found) {
    if (standIns.has(word)) continue
    const ofItsKind = names.filter(
      (name) => suits?.(asked[name]!) !== false && standsFor?.(said[name]!, glosses.get(word)!) !== false,
    )
    const inTurn = ofItsKind.map((_, place) => ofItsKind[(place + attempt) % ofItsKind.length]!)
    const standIn = inTurn.find((name) => !taken.has(name))
    if (standIn === undefined) continue
    taken.add(standIn)
    standIns.set(word, standIn)
  }
  if (standIns.size === 0) return undefined
  const replaced = found.reduceRight((rest, { start, end, word, inForm = (known) => known }) => {
    const standIn = standIns.get(word)
    return standIn === undefined ? rest : rest.slice(0, start) + inForm(asked[standIn]!) + rest.slice(end)
  }, text)
  const placeholders = [...standIns].map(([word, standIn]): Placeholder => {
    const { found: pattern, replace } = written(said[standIn]!, glosses.get(word)!)
    return { found: pattern, isOnce: false, replace }
  })
  return { text: replaced, placeholders }
}
