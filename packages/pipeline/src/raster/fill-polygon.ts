import type { Mask, Polygon } from '../page.ts'

/** Adds the pixels whose middle lies inside a simple polygon to a mask, in place; what lies beyond the mask is left out. */
export function fillPolygon(mask: Mask, polygon: Polygon): void {
  const ys = polygon.map(([, y]) => y)
  const first = Math.max(0, Math.ceil(Math.min(...ys) - 0.5))
  const last = Math.min(mask.height - 1, Math.floor(Math.max(...ys) - 0.5))
  for (let y = first; y <= last; y++) {
    const crossings = crossingsOf(polygon, y + 0.5)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const left = Math.max(0, Math.ceil(crossings[pair]! - 0.5))
      const right = Math.min(mask.width, Math.floor(crossings[pair + 1]! - 0.5) + 1)
      if (left < right) mask.data.fill(1, y * mask.width + left, y * mask.width + right)
    }
  }
}

/** Where a horizontal line meets the polygon's sides, from left to right. */
function crossingsOf(polygon: Polygon, y: number): number[] {
  const crossings: number[] = []
  for (let index = 0; index < polygon.length; index++) {
    const [x1, y1] = polygon[index]!
    const [x2, y2] = polygon[(index + 1) % polygon.length]!
    if (y1 <= y !== y2 <= y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
  }
  return crossings.sort((a, b) => a - b)
}
