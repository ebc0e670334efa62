import { languageOf, type LanguageCode } from '@fukidashi/contract/languages'
import { layOutLines } from '../../geometry/lay-out-lines.ts'
import type { Box, GroupedPage, TextDirection } from '../../page.ts'
import { type PreparedRegion, prepareRegion } from './prepare-region.ts'
import { inReadingOrder } from './reading-order-of-lines.ts'

/** A page whose other regions run in one direction by this share of their glyphs is set in that direction. */
const clearMajority = 0.75
/** Fewer other regions say nothing of the page. */
const fewestOthers = 3
/** A single line this many times longer than thick leaves no doubt of its direction. */
const tellingAspect = 2.5

/** The ways in which a region may run, the likelier first; most have one only. */
export type Candidates = readonly [PreparedRegion, ...PreparedRegion[]]

/**
 * Square blocks of text do not show whether they run in rows or columns. What the language and the rest of the page say
 * comes first; the other way is kept as a second candidate, so that reading both can tell.
 */
export function layOutAgain(
  page: GroupedPage,
  prepared: readonly PreparedRegion[],
  language: LanguageCode,
): Candidates[] {
  return prepared.map((own): Candidates => {
    const { direction } = own.region
    if (!languageOf(language).vertical) return [direction === 'vertical' ? inDirection(page, own, 'horizontal') : own]
    const usual = usualDirection(prepared.filter((other) => other !== own))
    if (usual === undefined || direction === usual || isSingleLine(own)) return [own]
    return [inDirection(page, own, usual), own]
  })
}

function usualDirection(others: readonly PreparedRegion[]): TextDirection | undefined {
  if (others.length < fewestOthers) return undefined
  const glyphs = { vertical: 0, horizontal: 0 }
  for (const { region, lines } of others)
    glyphs[region.direction] += lines.reduce((sum, line) => sum + line.glyphs.length, 0)
  const all = glyphs.vertical + glyphs.horizontal
  if (glyphs.vertical >= clearMajority * all) return 'vertical'
  return glyphs.horizontal >= clearMajority * all ? 'horizontal' : undefined
}

function isSingleLine({ region, lines }: PreparedRegion): boolean {
  const [, , width, height] = region.box
  return lines.length === 1 && Math.max(width, height) >= tellingAspect * Math.min(width, height)
}

/** Turned text keeps its direction, because the turn was measured along it. */
function inDirection(page: GroupedPage, own: PreparedRegion, direction: TextDirection): PreparedRegion {
  const { region, offset } = own
  if (region.angle !== 0 || own.glyphs.length === 0) return own
  const glyphs = own.glyphs.map(([x, y, width, height]): Box => [x + offset[0], y + offset[1], width, height])
  const laidOut = layOutLines(glyphs, own.glyphSizePx, direction, 0, region.lines[0]!.confidence)
  return prepareRegion(page, { ...region, direction, lines: inReadingOrder(laidOut, direction) })
}
