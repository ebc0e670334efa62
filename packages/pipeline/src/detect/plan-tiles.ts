import type { Box } from '../page.ts'

/** A page whose long side is more than this many short sides is a strip. */
const stripAspect = 2
/** Length of a strip's tiles and what neighbours share, in short sides. */
const tileLength = 1.45
const tileOverlap = 0.3
/** Slivers are not cut into crumbs. */
const shortestTilePx = 256

/**
 * Cuts a page into tiles that are shaped like a page: one for a page, several that overlap along the long side for a strip,
 * so that a strip's lettering keeps its size however long it is.
 */
export function planTiles(width: number, height: number): Box[] {
  const short = Math.min(width, height)
  const long = Math.max(width, height)
  if (long <= stripAspect * short) return [[0, 0, width, height]]
  const length = Math.min(long, Math.max(shortestTilePx, Math.round(short * tileLength)))
  const step = length - Math.round(short * tileOverlap)
  const count = Math.ceil((long - length) / step) + 1
  return Array.from({ length: count }, (_, index): Box => {
    const start = Math.min(index * step, long - length)
    return width < height ? [0, start, width, length] : [start, 0, length, height]
  })
}
