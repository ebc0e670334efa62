/**
 * How willingly a line ends at a place: 0 between words or phrases, 1 within a word where its language divides it (or between
 * any two ideographs), 2 between any two letters, only when nothing else fits.
 */
export type BreakTier = 0 | 1 | 2

/** A piece of text that a line break may follow. */
export interface Fragment {
  readonly text: string
  /** The space between this and the next fragment, which vanishes when a line ends here. */
  readonly gap: '' | ' '
  /** What is added when a line ends here: a hyphen after a divided word. */
  readonly hyphen: string
  readonly tier: BreakTier
  /** How much a line end here is worth avoiding, 0 for indifferent, below 0 for welcome. */
  readonly cost: number
}

/** The same text with breaks of the given tier and better only. */
export function mergeFragments(fragments: readonly Fragment[], tier: BreakTier): readonly Fragment[] {
  const merged: Fragment[] = []
  let start = ''
  for (const fragment of fragments) {
    const text = start + fragment.text
    if (fragment.tier <= tier) merged.push({ ...fragment, text })
    start = fragment.tier <= tier ? '' : text + fragment.gap
  }
  if (start !== '') merged.push({ text: start, gap: '', hyphen: '', tier: 0, cost: 0 })
  return merged
}

/** The text of a line made of consecutive fragments, its hyphen included. */
export function joinFragments(fragments: readonly Fragment[]): string {
  const last = fragments.at(-1)
  if (last === undefined) return ''
  const start = fragments.slice(0, -1).map(({ text, gap }) => text + gap)
  return start.join('') + last.text + last.hyphen
}
