/** Levenshtein distance between two texts, by code points. */
export function editDistance(a: string, b: string): number {
  const left = [...a]
  const right = [...b]
  const row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (const [i, x] of left.entries()) {
    let diagonal = row[0]!
    row[0] = i + 1
    for (const [j, y] of right.entries()) {
      const above = row[j + 1]!
      row[j + 1] = Math.min(above + 1, row[j]! + 1, diagonal + (x === y ? 0 : 1))
      diagonal = above
    }
  }
  return row[right.length]!
}
