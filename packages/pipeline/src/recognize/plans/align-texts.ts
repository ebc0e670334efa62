/** A pair of characters that stand in the same place of two texts; undefined where one text has none. */
export type AlignedPair = readonly [a: string | undefined, b: string | undefined]

/**
 * Lines two texts up with the fewest changes (Wagner and Fischer, 1974). `isLike` says which different characters may
 * stand for each other at half the price.
 */
export function alignTexts(a: string, b: string, isLike: (a: string, b: string) => boolean): AlignedPair[] {
  const left = [...a]
  const right = [...b]
  const width = right.length + 1
  const costs = new Float64Array((left.length + 1) * width)
  const price = (i: number, j: number): number =>
    left[i - 1] === right[j - 1] ? 0 : isLike(left[i - 1]!, right[j - 1]!) ? 0.5 : 1.1
  for (let j = 1; j < width; j++) costs[j] = j
  for (let i = 1; i <= left.length; i++) {
    costs[i * width] = i
    for (let j = 1; j < width; j++) {
      costs[i * width + j] = Math.min(
        costs[(i - 1) * width + j]! + 1,
        costs[i * width + j - 1]! + 1,
        costs[(i - 1) * width + j - 1]! + price(i, j),
      )
    }
  }
  const pairs: AlignedPair[] = []
  let i = left.length
  let j = right.length
  while (i > 0 || j > 0) {
    const cost = costs[i * width + j]!
    if (i > 0 && j > 0 && cost === costs[(i - 1) * width + j - 1]! + price(i, j)) pairs.push([left[--i], right[--j]])
    else if (i > 0 && cost === costs[(i - 1) * width + j]! + 1) pairs.push([left[--i], undefined])
    else pairs.push([undefined, right[--j]])
  }
  return pairs.reverse()
}
