import type { Box, TextDirection } from '../page.ts'

/** Where a glyph lies along and across its line: for vertical text `along` runs down and `across` sideways. */
export interface GlyphSpan {
  readonly alongStart: number
  readonly alongEnd: number
  readonly acrossStart: number
  readonly acrossEnd: number
}

/** The spans of boxes for lines of a direction. */
export function toLineSpans(boxes: readonly Box[], direction: TextDirection): GlyphSpan[] {
  return boxes.map(([x, y, width, height]) =>
    direction === 'vertical'
      ? { alongStart: y, alongEnd: y + height, acrossStart: x, acrossEnd: x + width }
      : { alongStart: x, alongEnd: x + width, acrossStart: y, acrossEnd: y + height },
  )
}

/** Bounds of spans. */
export function boundsOfSpans(spans: readonly GlyphSpan[]): GlyphSpan {
  return {
    alongStart: Math.min(...spans.map(({ alongStart }) => alongStart)),
    alongEnd: Math.max(...spans.map(({ alongEnd }) => alongEnd)),
    acrossStart: Math.min(...spans.map(({ acrossStart }) => acrossStart)),
    acrossEnd: Math.max(...spans.map(({ acrossEnd }) => acrossEnd)),
  }
}

/** For every pixel row across the lines, how much length along them the glyphs cover. */
export function acrossProfile(spans: readonly GlyphSpan[]): { start: number; profile: Float32Array } {
  const bounds = boundsOfSpans(spans)
  const start = Math.floor(bounds.acrossStart)
  const profile = new Float32Array(Math.max(1, Math.ceil(bounds.acrossEnd) - start))
  for (const { alongStart, alongEnd, acrossStart, acrossEnd } of spans) {
    const end = Math.round(acrossEnd) - start
    for (let position = Math.round(acrossStart) - start; position < end; position++) {
      profile[position]! += alongEnd - alongStart
    }
  }
  return { start, profile }
}

/** Share of the extent across the lines that no glyph covers: the gaps between lines when the direction is right. */
export function emptyShare(spans: readonly GlyphSpan[]): number {
  const { profile } = acrossProfile(spans)
  return profile.reduce((sum, value) => sum + (value === 0 ? 1 : 0), 0) / profile.length
}
