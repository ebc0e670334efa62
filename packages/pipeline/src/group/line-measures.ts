import type { TextLine } from '../page.ts'

/** Size of a line across its reading direction: about the height of a full glyph, in pixels. */
export function thicknessOf({ polygon, direction }: TextLine): number {
  const [topLeft, topRight, bottomRight] = polygon
  const width = Math.hypot(topRight![0] - topLeft![0], topRight![1] - topLeft![1])
  const height = Math.hypot(bottomRight![0] - topRight![0], bottomRight![1] - topRight![1])
  return Math.max(1, direction === 'vertical' ? width : height)
}
