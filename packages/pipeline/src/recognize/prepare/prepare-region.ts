import { inkThicknessOf } from '../../geometry/line-measures.ts'
import type { Box, GroupedPage, Point, TextLook, TextRegion } from '../../page.ts'
import { cutLines, type LineInk } from './cut-lines.ts'
import { joinCutLines } from './join-cut-lines.ts'
import { measureLook } from './measure-look.ts'
import { separateInk } from './separate-ink.ts'
import { splitThickLine } from './split-thick-lines.ts'
import { straightenRegion } from './straighten-region.ts'

/** A region ready to be read. */
export interface PreparedRegion {
  readonly region: TextRegion
  readonly lines: readonly LineInk[]
  /** Bounds of all its glyphs in the straightened region, in no order. */
  readonly glyphs: readonly Box[]
  /** Thickness of a typical line in pixels. */
  readonly glyphSizePx: number
  readonly look: TextLook
  /** Where the straightened region's top left stands on the page. */
  readonly offset: Point
}

/** Surroundings that are looked at for the ground's colour. */
const marginPx = 4

/** Cuts a region's lines out of the page as dark letters on white and measures how they look. */
export function prepareRegion(page: GroupedPage, found: TextRegion): PreparedRegion {
  const region = { ...found, lines: joinCutLines(found.lines, found.direction) }
  const prepared = cutRegion(page, region)
  const [left, top] = prepared.offset
  const lines = prepared.lines.flatMap(({ line, glyphs }) => {
    const onPage = glyphs.map(([x, y, width, height]): Box => [x + left, y + top, width, height])
    return splitThickLine(region.lines[line]!, onPage, region.direction)
  })
  return lines.length > prepared.lines.length ? cutRegion(page, { ...region, lines }) : prepared
}

function cutRegion(page: GroupedPage, region: TextRegion): PreparedRegion {
  const straight = straightenRegion(page.image, page.textMask, region, marginPx)
  const separated = separateInk(straight, region.balloon.ground)
  const { lines, glyphs } = cutLines(separated.ink, straight.textMask, straight.lineBoxes, region.direction)
  const glyphSizePx = typicalThickness(lines, region.direction)
  const look = measureLook(separated, lines, region.direction, glyphSizePx)
  return { region, lines, glyphs, glyphSizePx, offset: straight.offset, look }
}

function typicalThickness(lines: readonly LineInk[], direction: TextRegion['direction']): number {
  const thicknesses = lines.map((line) => inkThicknessOf(line, direction)).toSorted((a, b) => a - b)
  return thicknesses[thicknesses.length >> 1] ?? 1
}
