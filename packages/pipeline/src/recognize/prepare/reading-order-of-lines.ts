import { inkThicknessOf } from '../../geometry/line-measures.ts'
import type { TextDirection, TextLine } from '../../page.ts'

/** The lines of one region as they are read: columns from the right, rows from the top. */
export function inReadingOrder(lines: readonly TextLine[], direction: TextDirection): TextLine[] {
  const across = ({ box }: TextLine): number =>
    direction === 'vertical' ? -(box[0] + box[2] / 2) : box[1] + box[3] / 2
  const along = ({ box }: TextLine): number => (direction === 'vertical' ? box[1] : box[0])
  const thickness = (line: TextLine): number => inkThicknessOf(line, direction)
  return lines.toSorted((a, b) => {
    const isSameLine = Math.abs(across(a) - across(b)) < 0.5 * Math.min(thickness(a), thickness(b))
    return isSameLine ? along(a) - along(b) : across(a) - across(b)
  })
}
