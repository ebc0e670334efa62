import { spanGap } from '../../geometry/box.ts'
import type { TextDirection, TextLine } from '../../page.ts'

/** Room that a line's ink takes across the reading direction, in pixels. */
export function thicknessOf({ box }: TextLine, direction: TextDirection): number {
  return direction === 'vertical' ? box[2] : box[3]
}

/** Room that it takes along the reading direction, in pixels. */
export function lengthOf({ box }: TextLine, direction: TextDirection): number {
  return direction === 'vertical' ? box[3] : box[2]
}

/** Pixels between two lines across the reading direction; negative when they reach into each other. */
export function gapAcross({ box: a }: TextLine, { box: b }: TextLine, direction: TextDirection): number {
  return direction === 'vertical' ? spanGap(a[0], a[2], b[0], b[2]) : spanGap(a[1], a[3], b[1], b[3])
}

/** Pixels between two lines along the reading direction; negative when they stand beside each other. */
export function gapAlong({ box: a }: TextLine, { box: b }: TextLine, direction: TextDirection): number {
  return direction === 'vertical' ? spanGap(a[1], a[3], b[1], b[3]) : spanGap(a[0], a[2], b[0], b[2])
}
