/** The pairs of a list that names a word and what it becomes by turns, with spaces between. */
export function readWordPairs(list: string): [string, string][] {
  const words = list.split(' ')
  return words.flatMap((word, index): [string, string][] => (index % 2 === 0 ? [[word, words[index + 1]!]] : []))
}

/** The pairs of such lists, one a line, as a table. */
export function readWordTable(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(readWordPairs(lines.join(' ')))
}

/** Pattern of one of these words, the longest that fits; it needs a group around it. */
export function anyOf(words: Iterable<string>): string {
  return [...words].toSorted((one, other) => other.length - one.length).join('|')
}
