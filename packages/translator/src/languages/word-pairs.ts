/** The pairs of a list that names a word and what it becomes by turns, with spaces between. */
export function readWordPairs(list: string): [string, string][] {
  const words = list.split(' ')
  return words.flatMap((word, index): [string, string][] => (index % 2 === 0 ? [[word, words[index + 1]!]] : []))
}
