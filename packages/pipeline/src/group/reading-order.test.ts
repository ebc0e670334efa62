import { describe, expect, it } from 'vitest'
import type { Box } from '../page.ts'
import type { GreyImage } from '../raster/greyscale.ts'
import { findPanels } from './find-panels.ts'
import { readingOrderInPanels } from './reading-order.ts'

/** A page of 200 x 300: a tall panel at the right beside two small ones, and a wide one below, cut by white gutters. */
function drawnPage(): GreyImage {
  const grey = { width: 200, height: 300, data: new Uint8Array(200 * 300).fill(255) }
  const paint = ([left, top, width, height]: Box) => {
    for (let y = top; y < top + height; y++) grey.data.fill(120, y * 200 + left, y * 200 + left + width)
  }
  paint([110, 10, 80, 180])
  paint([10, 10, 90, 85])
  paint([10, 105, 90, 85])
  paint([10, 200, 180, 90])
  return grey
}

const boxes: readonly Box[] = [
  [20, 120, 20, 40],
  [20, 220, 20, 40],
  [20, 20, 20, 40],
  [160, 150, 20, 30],
  [70, 20, 20, 40],
]

describe('reading order', () => {
  it('goes through panels from the right in manga', () => {
    const panels = findPanels(drawnPage(), 'right-to-left')
    expect(panels).toHaveLength(4)
    expect(readingOrderInPanels(boxes, panels, 'right-to-left')).toEqual([3, 4, 2, 0, 1])
  })

  it('goes through panels from the left elsewhere', () => {
    const panels = findPanels(drawnPage(), 'left-to-right')
    expect(readingOrderInPanels(boxes, panels, 'left-to-right')).toEqual([2, 4, 0, 3, 1])
  })
})
