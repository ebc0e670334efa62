import { boxCentre, nearestDistance } from '../geometry/box.ts'
import type { Box } from '../page.ts'

/** Which way a page is read: manga from the right, others from the left. */
export type PageOrder = 'right-to-left' | 'left-to-right'

/**
 * Orders boxes as they are read: the page is cut where a gap goes through it, first into rows, then into columns, and
 * so on inside (recursive X-Y cut; Nagy and Seth, 1984). What no gap parts goes by distance from the starting corner.
 */
export function readingOrder(boxes: readonly Box[], order: PageOrder): number[] {
  const cut = (items: readonly number[]): number[] => {
    if (items.length < 2) return [...items]
    const rows = splitByGaps(items, (index) => [boxes[index]![1], boxes[index]![3]])
    if (rows.length > 1) return rows.flatMap(cut)
    const columns = splitByGaps(items, (index) => [boxes[index]![0], boxes[index]![2]])
    if (columns.length > 1) return (order === 'right-to-left' ? columns.toReversed() : columns).flatMap(cut)
    return items.toSorted((a, b) => cornerDistance(boxes[a]!, order) - cornerDistance(boxes[b]!, order))
  }
  return cut(boxes.map((_, index) => index))
}

function splitByGaps(items: readonly number[], spanOf: (item: number) => readonly [number, number]): number[][] {
  const parts: number[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const item of items.toSorted((a, b) => spanOf(a)[0] - spanOf(b)[0])) {
    const [start, length] = spanOf(item)
    if (start >= end) parts.push([])
    parts.at(-1)!.push(item)
    end = Math.max(end, start + length)
  }
  return parts
}

function cornerDistance(box: Box, order: PageOrder): number {
  const [x, y] = boxCentre(box)
  return y + (order === 'right-to-left' ? -x : x) * 0.7
}

/** Orders boxes panel by panel, where each belongs to the panel that holds its middle, or else to the nearest. */
export function readingOrderInPanels(boxes: readonly Box[], panels: readonly Box[], order: PageOrder): number[] {
  const homes = boxes.map((box) => {
    const distances = panels.map((panel) => nearestDistance(boxCentre(box), [panel]))
    return distances.indexOf(Math.min(...distances))
  })
  return panels.flatMap((_, panel) => {
    const members = [...boxes.keys()].filter((index) => homes[index] === panel)
    const own = readingOrder(
      members.map((index) => boxes[index]!),
      order,
    )
    return own.map((place) => members[place]!)
  })
}
