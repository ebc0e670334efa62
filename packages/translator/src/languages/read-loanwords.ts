/** Words with their English, as lines of "word English words" with commas between; a word has no spaces. */
export function readLoanwords(lines: readonly string[]): ReadonlyMap<string, string> {
  const entries = lines.join(', ').split(', ')
  return new Map(
    entries.map((entry) => {
      const [word, ...english] = entry.split(' ')
      return [word!, english.join(' ')]
    }),
  )
}
