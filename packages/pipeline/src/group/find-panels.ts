import type { Box } from '../page.ts'
import type { GreyImage } from '../raster/greyscale.ts'
import type { PageOrder } from './reading-order.ts'

/** Brightness of white and of black gutters, of 255. */
const whiteFrom = 232
const blackUpTo = 24
/** Share of a gutter's line that may be of another brightness: less than the two borders that a line through a panel crosses. */
const dirtShare = 0.002
/** Thinnest gutter and smallest panel as shares of the page's short side. */
const thinnestGutter = 0.007
const smallestPanel = 0.06
const deepestCut = 6

/**
 * Panels in reading order: the page is cut along gutters that go through it in one brightness, into rows, then columns,
 * and so on inside. What no straight gutter parts stays one panel.
 */
export function findPanels(grey: GreyImage, order: PageOrder): Box[] {
  const short = Math.min(grey.width, grey.height)
  const cut = (box: Box, depth: number): Box[] => {
    if (depth > deepestCut) return [box]
    const rows = partsBetweenGutters(grey, box, 'rows', short)
    if (rows.length > 1) return rows.flatMap((row) => cut(row, depth + 1))
    const columns = partsBetweenGutters(grey, box, 'columns', short)
    if (columns.length > 1)
      return (order === 'right-to-left' ? columns.toReversed() : columns).flatMap((part) => cut(part, depth + 1))
    return [box]
  }
  return cut([0, 0, grey.width, grey.height], 0)
}

function partsBetweenGutters(grey: GreyImage, box: Box, axis: 'rows' | 'columns', short: number): Box[] {
  const [left, top, width, height] = box
  const length = axis === 'rows' ? height : width
  const parts: Box[] = []
  let start = 0
  let gutter = 0
  for (let place = 0; place <= length; place++) {
    if (place < length && isGutter(grey, box, axis, place)) {
      gutter++
      continue
    }
    const isCut = gutter >= thinnestGutter * short || place === length
    if (isCut && place - gutter - start >= smallestPanel * short) {
      const size = place - gutter - start
      parts.push(axis === 'rows' ? [left, top + start, width, size] : [left + start, top, size, height])
    }
    if (isCut) start = place
    gutter = 0
  }
  return parts
}

function isGutter(grey: GreyImage, [left, top, width, height]: Box, axis: 'rows' | 'columns', place: number): boolean {
  const length = axis === 'rows' ? width : height
  const step = axis === 'rows' ? 1 : grey.width
  let index = axis === 'rows' ? (top + place) * grey.width + left : top * grey.width + left + place
  const mostDirt = dirtShare * length
  let notWhite = 0
  let notBlack = 0
  for (let offset = 0; offset < length; offset++, index += step) {
    const value = grey.data[index]!
    if (value < whiteFrom) notWhite++
    if (value > blackUpTo) notBlack++
    if (notWhite > mostDirt && notBlack > mostDirt) return false
  }
  return true
}
