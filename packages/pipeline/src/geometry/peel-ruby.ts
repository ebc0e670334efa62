import { boundsOfSpans, type GlyphSpan } from './line-spans.ts'
import { isRubySized } from './ruby-size.ts'

/** Full glyphs fill at least this share of the glyph size across the column; what is thinner may be the strokes of kana. */
const thinnestBody = 0.65
/** A run of ruby is at least this long along the column, in glyph sizes. */
const shortestRuby = 0.6
/** Share of a piece that lies beyond the edge of the full glyphs. */
const shareBeyond = 0.75

/**
 * Parts the spans of a column from the small readings on either side of it: its own on the right, and on the left those
 * of the column before when `hasColumnBefore`. Rows are not looked at, because accents stand above letters as ruby does.
 */
export function peelRuby(
  spans: readonly GlyphSpan[],
  glyphSizePx: number,
  hasColumnBefore: boolean,
): readonly GlyphSpan[][] {
  const full = spans.filter((span) => !isRubySized(sizeOf(span), glyphSizePx))
  if (full.length === 0) return [[...spans]]
  const body = boundsOfSpans(full)
  if (body.acrossEnd - body.acrossStart < thinnestBody * glyphSizePx) return [[...spans]]
  const right = spans.filter((span) => isBeyond(span.acrossEnd - body.acrossEnd, span))
  const left = hasColumnBefore ? spans.filter((span) => isBeyond(body.acrossStart - span.acrossStart, span)) : []
  const readings = [left, right].filter((piece) => isRuby(piece, glyphSizePx))
  const rest = spans.filter((span) => !readings.some((reading) => reading.includes(span)))
  return [rest, ...readings]
}

function sizeOf({ alongStart, alongEnd, acrossStart, acrossEnd }: GlyphSpan): number {
  return Math.max(alongEnd - alongStart, acrossEnd - acrossStart)
}

function isBeyond(excess: number, { acrossStart, acrossEnd }: GlyphSpan): boolean {
  return excess >= shareBeyond * (acrossEnd - acrossStart)
}

function isRuby(pieces: readonly GlyphSpan[], glyphSizePx: number): boolean {
  if (pieces.length < 2) return false
  const { alongStart, alongEnd, acrossStart, acrossEnd } = boundsOfSpans(pieces)
  return alongEnd - alongStart >= shortestRuby * glyphSizePx && isRubySized(acrossEnd - acrossStart, glyphSizePx)
}
