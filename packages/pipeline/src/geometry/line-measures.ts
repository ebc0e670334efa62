import type { TextDirection, TextLine } from '../page.ts'
import { spanGap } from './box.ts'

/** Size of a line across its reading direction, with the room that was given to it: about the height of a full glyph, in pixels. */
export function thicknessOf({ polygon, direction }: TextLine): number {
  const [topLeft, topRight, bottomRight] = polygon
  const width = Math.hypot(topRight![0] - topLeft![0], topRight![1] - topLeft![1])
  const height = Math.hypot(bottomRight![0] - topRight![0], bottomRight![1] - topRight![1])
  return Math.max(1, direction === 'vertical' ? width : height)
}

/** Room that the upright bounds of a line's ink take across a reading direction, in pixels. */
export function inkThicknessOf({ box }: Pick<TextLine, 'box'>, direction: TextDirection): number {
  return direction === 'vertical' ? box[2] : box[3]
}

/** Room that they take along a reading direction, in pixels. */
export function inkLengthOf({ box }: Pick<TextLine, 'box'>, direction: TextDirection): number {
  return direction === 'vertical' ? box[3] : box[2]
}

/** Where a line begins along its reading direction, in page pixels. */
export function startOf({ box, direction }: TextLine): number {
  return direction === 'vertical' ? box[1] : box[0]
}

/** Where a line ends along its reading direction, in page pixels. */
export function endOf({ box, direction }: TextLine): number {
  return direction === 'vertical' ? box[1] + box[3] : box[0] + box[2]
}

/** Its middle across the reading direction, in page pixels. */
export function acrossOf({ box, direction }: TextLine): number {
  return direction === 'vertical' ? box[0] + box[2] / 2 : box[1] + box[3] / 2
}

/** Pixels between two lines across a reading direction; negative when they reach into each other. */
export function gapAcross({ box: a }: TextLine, { box: b }: TextLine, direction: TextDirection): number {
  return direction === 'vertical' ? spanGap(a[0], a[2], b[0], b[2]) : spanGap(a[1], a[3], b[1], b[3])
}

/** Pixels between two lines along a reading direction; negative when they stand beside each other. */
export function gapAlong({ box: a }: TextLine, { box: b }: TextLine, direction: TextDirection): number {
  return direction === 'vertical' ? spanGap(a[1], a[3], b[1], b[3]) : spanGap(a[0], a[2], b[0], b[2])
}

/** Whether two lines of one direction stand in one row, or one column: they share half of the thinner one's room. */
export function areInOneRow(a: TextLine, b: TextLine): boolean {
  const [first, second] = [a, b].map(({ box, direction }) =>
    direction === 'vertical' ? ([box[0], box[2]] as const) : ([box[1], box[3]] as const),
  )
  return spanGap(...first!, ...second!) <= -0.5 * Math.min(first![1], second![1])
}
