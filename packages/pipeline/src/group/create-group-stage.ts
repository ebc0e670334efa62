import { languageOf, type LanguageCode } from '@fukidashi/contract/languages'
import { boxUnion } from '../geometry/box.ts'
import type { DetectedPage, GroupedPage, TextDirection, TextLine, TextRegion } from '../page.ts'
import type { Platform } from '../ports.ts'
import { toGreyscale } from '../raster/greyscale.ts'
import type { Stage } from '../stage.ts'
import { cutSharedRows } from './cut-shared-rows.ts'
import { describeBalloon, type RegionText } from './describe-balloon.ts'
import { findInteriors } from './find-interior.ts'
import { joinLines } from './join-lines.ts'
import { findPanels } from './find-panels.ts'
import { isRubyOf, partRuby } from './part-ruby.ts'
import { type PageOrder, readingOrderInPanels } from './reading-order.ts'
import { splitIntoBays } from './split-bays.ts'

/** Puts lines together into regions, one for each balloon or caption, in reading order, and finds each one's room. */
export function createGroupStage(_platform: Platform): Stage<DetectedPage, GroupedPage> {
  return async (page, { signal, report }) => {
    const { lines, ruby } = partRuby(cutSharedRows(page.lines, page.textMask), mayHaveRuby(page.options.from))
    const interiors = findInteriors(page.image, page.textMask, lines, (index) => {
      signal.throwIfAborted()
      report((index / lines.length) * 0.8)
    })
    const order = pageOrder(page)
    const parts = joinLines(lines, interiors).flatMap((members) => splitIntoBays(members, lines, interiors, ruby))
    const texts = parts.map(
      (members): RegionText => ({
        lines: orderLines(members.map((index) => lines[index]!)),
        interiors: members.map((index) => interiors[index]!),
        ruby: ruby.filter((reading) => members.some((index) => isRubyOf(reading, lines[index]!))),
      }),
    )
    const regions = texts
      .map(
        (text): Omit<TextRegion, 'id'> => ({
          lines: text.lines,
          box: boxUnion(text.lines.map(({ box }) => box)),
          ...commonTurn(text.lines),
          balloon: describeBalloon(page.image, page.textMask, text, texts),
        }),
      )
      .filter((region) => order === 'left-to-right' || !isSound(region))
    const sequence = readingOrderInPanels(
      regions.map(({ box }) => box),
      findPanels(toGreyscale(page.image), order),
      order,
    )
    report(1)
    return { ...page, regions: sequence.map((index, place) => ({ id: `r${place + 1}`, ...regions[index]! })) }
  }
}

/** Readings are set beside Japanese; what is small above a row of another language is a line of its own. */
function mayHaveRuby(from: LanguageCode | undefined): boolean {
  return from === undefined || languageOf(from).script === 'Jpan'
}

/** From this turn on, in radians, lettering is drawn rather than set. */
const drawnTurn = 0.1

/** On a page of columns, rows and slanted lettering right on the art are sounds and signs: part of the picture. */
function isSound({ direction, angle, balloon }: Omit<TextRegion, 'id'>): boolean {
  return balloon.ground === 'art' && (direction === 'horizontal' || Math.abs(angle) > drawnTurn)
}

function pageOrder({ lines }: DetectedPage): PageOrder {
  const share = lines.reduce(
    (sum, { box, direction }) => sum + box[2] * box[3] * (direction === 'vertical' ? 1 : -1),
    0,
  )
  return share > 0 ? 'right-to-left' : 'left-to-right'
}

function commonTurn(lines: readonly TextLine[]): { direction: TextDirection; angle: number } {
  const longest = lines.reduce((best, line) => (lengthOf(line) > lengthOf(best) ? line : best))
  return { direction: longest.direction, angle: longest.angle }
}

function lengthOf({ box }: TextLine): number {
  return Math.max(box[2], box[3])
}

function orderLines(lines: readonly TextLine[]): TextLine[] {
  const { direction } = commonTurn(lines)
  return lines.toSorted((a, b) => {
    if (direction === 'vertical') {
      const sameColumn = Math.abs(centreX(a) - centreX(b)) < 0.5 * Math.min(a.box[2], b.box[2])
      return sameColumn ? a.box[1] - b.box[1] : centreX(b) - centreX(a)
    }
    const sameRow = Math.abs(centreY(a) - centreY(b)) < 0.5 * Math.min(a.box[3], b.box[3])
    return sameRow ? a.box[0] - b.box[0] : centreY(a) - centreY(b)
  })
}

function centreX({ box }: TextLine): number {
  return box[0] + box[2] / 2
}

function centreY({ box }: TextLine): number {
  return box[1] + box[3] / 2
}
