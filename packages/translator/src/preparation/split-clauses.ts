import type { LanguageRules } from '../languages/language-rules.ts'

/** A part of a sentence with the mark that parts it from the next, if any. */
export interface Clause {
  readonly text: string
  readonly mark: string
}

// Chinese sets no space behind a comma.
const commas = /(?<=[,;:])\s+|(?<=、)|(?<=\p{Script=Han}[,;:])(?=\p{Script=Han})/gu

/** What decides where a sentence is cut. */
export interface ClauseLimits {
  readonly source: LanguageRules
  readonly isTooLong: (text: string) => boolean
  /** Places inside which there is no cut, such as dates. */
  readonly findWhole: (text: string) => readonly { readonly start: number; readonly end: number }[]
}

/**
 * Cuts a sentence that is longer than a model has learnt to read into clauses, at the comma or conjunction that parts it
 * most evenly, until every part is short enough or nothing is left to cut at.
 */
export function splitClauses(text: string, limits: ClauseLimits): Clause[] {
  return cutEvenly({ text, mark: '' }, limits)
}

function cutEvenly({ text, mark }: Clause, limits: ClauseLimits): Clause[] {
  const middle = limits.isTooLong(text) ? findMiddle(text, limits) : undefined
  if (middle === undefined) return [{ text, mark }]
  const before = text.slice(0, middle).trim()
  const after = text.slice(middle)
  // Connectives at the end of a clause are lost in translation.
  const isParted = /^\s/u.test(after) && (limits.source.clauses?.partByThemselves ?? true)
  const parting = /[,;:]$/u.exec(before)?.[0] ?? (isParted ? '' : ',')
  return [
    ...cutEvenly({ text: before.replace(/[,;:、]$/u, ''), mark: parting }, limits),
    ...cutEvenly({ text: after.trim(), mark }, limits),
  ]
}

function findMiddle(text: string, { source, findWhole }: ClauseLimits): number | undefined {
  const whole = findWhole(text)
  const connectives = source.clauses?.connectives
  const places = connectives === undefined ? [commas] : [commas, connectives]
  const farness = (index: number) => Math.abs(index - text.length / 2)
  return places
    .flatMap((pattern) => [...text.matchAll(pattern)].map(({ index }) => index))
    .filter((index) => index > 0 && index < text.length)
    .filter((index) => !whole.some(({ start, end }) => index > start && index < end))
    .toSorted((one, other) => farness(one) - farness(other))[0]
}
