import { boxIntersection, boxUnion, overlapArea } from '../../geometry/box.ts'
import type { Box, Mask, TextDirection } from '../../page.ts'
import { type Component, findComponents } from '../../raster/components.ts'
import type { GreyImage } from '../../raster/greyscale.ts'
import { createMask } from '../../raster/mask.ts'
import { findRuby } from './find-ruby.ts'

/** One line of a region by itself: dark letters on white, nothing of its neighbours. */
export interface LineInk {
  readonly ink: GreyImage
  /** Bounds of the letters in the straightened region. */
  readonly box: Box
  /** The components that the letters are made of, in the straightened region. */
  readonly glyphs: readonly Box[]
  /** Place of the line in the region's list of lines. */
  readonly line: number
}

/** The lines of a region and everything that was assigned to them. */
export interface CutLines {
  readonly lines: readonly LineInk[]
  /** Bounds of all glyphs, furigana too, in the straightened region. */
  readonly glyphs: readonly Box[]
}

/** Ink darker than this belongs to a stroke. */
const strokeLevel = 140
/** A component of which less than this share lies in the text mask is a border or a piece of art. */
const textShare = 0.5
/** Slack in pixels around a line's box, because the detector measured it on other grey values. */
const slackPx = 2

/**
 * Gives every line of a region its own ink: what lies in the text mask, without balloon borders, screentone dots,
 * neighbouring lines and furigana. Lines without ink are left out.
 */
export function cutLines(
  ink: GreyImage,
  textMask: Mask,
  lineBoxes: readonly Box[],
  direction: TextDirection,
): CutLines {
  const strokes = createMask(ink.width, ink.height)
  for (let index = 0; index < ink.data.length; index++) strokes.data[index] = ink.data[index]! < strokeLevel ? 1 : 0
  const { labels, components } = findComponents(strokes)
  const covered = new Uint32Array(components.length + 1)
  for (let index = 0; index < labels.length; index++) if (textMask.data[index] === 1) covered[labels[index]!]!++
  const letters = components.filter(({ label, area }) => area >= 3 && covered[label]! >= textShare * area)
  const owned = assignToLines(letters, lineBoxes)
  const lines = owned.flatMap((own, line): LineInk[] => {
    if (own.length === 0) return []
    const kept = direction === 'vertical' ? withoutRuby(own) : own
    const glyphs = kept.map(({ box }) => box)
    const box = boxUnion(glyphs)
    return [{ ink: paintLine(ink, labels, kept, box), box, glyphs, line }]
  })
  return { lines, glyphs: owned.flat().map(({ box }) => box) }
}

function withoutRuby(column: readonly Component[]): readonly Component[] {
  const isRuby = findRuby(column.map(({ box }) => box))
  return column.filter((_, index) => !isRuby[index])
}

function assignToLines(letters: readonly Component[], lineBoxes: readonly Box[]): Component[][] {
  const owned = lineBoxes.map((): Component[] => [])
  const grown = lineBoxes.map(
    ([x, y, width, height]): Box => [x - slackPx, y - slackPx, width + 2 * slackPx, height + 2 * slackPx],
  )
  for (const letter of letters) {
    const shares = grown.map((box) => overlapArea(letter.box, box))
    const largest = Math.max(...shares)
    if (largest >= 0.5 * letter.box[2] * letter.box[3]) owned[shares.indexOf(largest)]!.push(letter)
  }
  return owned
}

function paintLine(ink: GreyImage, labels: Int32Array, own: readonly Component[], box: Box): GreyImage {
  const [left, top, width, height] = box
  const isOwn = new Set(own.map(({ label }) => label))
  const data = new Uint8Array(width * height).fill(255)
  const page: Box = [0, 0, ink.width, ink.height]
  for (const { box: glyph } of own) {
    const [x0, y0, glyphWidth, glyphHeight] = boxIntersection(page, [
      glyph[0] - 1,
      glyph[1] - 1,
      glyph[2] + 2,
      glyph[3] + 2,
    ])
    for (let y = Math.max(y0, top); y < Math.min(y0 + glyphHeight, top + height); y++) {
      for (let x = Math.max(x0, left); x < Math.min(x0 + glyphWidth, left + width); x++) {
        const source = y * ink.width + x
        const label = labels[source]!
        if (isOwn.has(label) || (label === 0 && touchesOwn(labels, ink.width, ink.height, x, y, isOwn)))
          data[(y - top) * width + x - left] = ink.data[source]!
      }
    }
  }
  return { width, height, data }
}

function touchesOwn(
  labels: Int32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  isOwn: ReadonlySet<number>,
): boolean {
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      if (isOwn.has(labels[row * width + column]!)) return true
    }
  }
  return false
}
