import { horizontalGap, verticalGap } from '../geometry/box.ts'
import { createDisjointSets } from '../geometry/disjoint-sets.ts'
import type { TextLine } from '../page.ts'
import { type Interior, shareInside } from './find-interior.ts'
import { thicknessOf } from '../geometry/line-measures.ts'

/** Gap between neighbouring lines of one text, in thicknesses: across the lines, and along them. */
const closedGaps = { across: 1.3, along: 1.5 }
const openGaps = { across: 0.9, along: 0.8 }
const largestSizeRatio = 2.2
/** Share of a line that must lie on the other's ground. */
const sharedGround = 0.6

/** Puts lines together that are read together: near each other, of like size, and on one piece of ground. */
export function joinLines(lines: readonly TextLine[], interiors: readonly Interior[]): number[][] {
  const sets = createDisjointSets(lines.length)
  for (let a = 0; a < lines.length; a++) {
    for (let b = a + 1; b < lines.length; b++) {
      if (areNear(lines[a]!, lines[b]!, interiors[a]!.isClosed && interiors[b]!.isClosed) && shareGround(a, b))
        sets.join(a, b)
    }
  }
  return sets.groups()

  function shareGround(a: number, b: number): boolean {
    return (
      shareInside(interiors[a]!.area, lines[b]!.box) >= sharedGround &&
      shareInside(interiors[b]!.area, lines[a]!.box) >= sharedGround
    )
  }
}

function areNear(a: TextLine, b: TextLine, isClosed: boolean): boolean {
  const thin = Math.min(thicknessOf(a), thicknessOf(b))
  const thick = Math.max(thicknessOf(a), thicknessOf(b))
  if (thick > largestSizeRatio * thin) return false
  const { across, along } = isClosed ? closedGaps : openGaps
  const sideways = horizontalGap(a.box, b.box)
  const upAndDown = verticalGap(a.box, b.box)
  const size = (thin + thick) / 2
  if (a.direction !== b.direction) return Math.max(sideways, upAndDown) < Math.min(across, along) * size
  const [gapAcross, gapAlong] = a.direction === 'vertical' ? [sideways, upAndDown] : [upAndDown, sideways]
  return gapAcross < across * size && gapAlong < along * size
}
