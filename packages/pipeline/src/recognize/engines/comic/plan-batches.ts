/** Pictures that go through the network together, as places in the list that was given. */
export type Batch = readonly number[]

/** The widest picture of a batch is at most this many times as wide as its narrowest: padding costs as much as ink. */
const mostPadding = 1.2
/** Room for narrow pictures, which differ by more in shares than in time. */
const slackPx = 16

/** Sorts pictures by width into batches of like widths that together are no wider than `mostPx`. */
export function planBatches(widths: readonly number[], mostPx: number): Batch[] {
  const places = widths.map((_, place) => place).sort((a, b) => widths[a]! - widths[b]!)
  const batches: number[][] = []
  for (const place of places) {
    const width = widths[place]!
    const batch = batches.at(-1)
    const isLike = batch !== undefined && width <= mostPadding * widths[batch[0]!]! + slackPx
    if (isLike && (batch.length + 1) * width <= mostPx) batch.push(place)
    else batches.push([place])
  }
  return batches
}
