import type { Mask } from '../page.ts'
import { createMask, paintMask } from '../raster/mask.ts'
import { dilate } from '../raster/morphology.ts'
import type { GlyphGroup } from './find-glyphs.ts'

/** Soft edges and JPEG halos reach this far beyond the strokes, in pixels and in glyph sizes. */
const softEdgePx = 2
const softEdgeShare = 0.04
/** Ink that is no glyph keeps its own soft edge. */
const foreignEdgePx = 1

/** Adds a group's glyphs with their soft edges to the page's text mask, in place, and keeps off borders and art nearby. */
export function paintTextMask(textMask: Mask, { patch, glyphs }: GlyphGroup): void {
  const { labels } = patch.components
  const isGlyph = new Uint8Array(patch.components.components.length + 1)
  for (const { label } of glyphs) isGlyph[label] = 1
  const strokes = createMask(patch.ink.width, patch.ink.height)
  const foreign = createMask(patch.ink.width, patch.ink.height)
  const areas = patch.components.components
  for (let index = 0; index < labels.length; index++) {
    const label = labels[index]!
    if (label === 0) continue
    if (isGlyph[label] === 1) strokes.data[index] = 1
    else if (areas[label - 1]!.area > patch.glyphSizePx) foreign.data[index] = 1
  }
  const edge = Math.round(softEdgePx + softEdgeShare * patch.glyphSizePx)
  const grown = dilate(strokes, edge)
  const kept = dilate(foreign, foreignEdgePx)
  for (let index = 0; index < grown.data.length; index++) {
    if (kept.data[index] === 1 && strokes.data[index] === 0) grown.data[index] = 0
  }
  paintMask(textMask, { box: patch.box, mask: grown })
}

/** Adds the bare strokes of a group's glyphs to a page mask, in place. */
export function paintGlyphs(mask: Mask, { patch, glyphs }: GlyphGroup): void {
  const [left, top] = patch.box
  for (const { label, box } of glyphs) {
    for (let y = box[1]; y < box[1] + box[3]; y++) {
      for (let x = box[0]; x < box[0] + box[2]; x++) {
        if (patch.components.labels[y * patch.ink.width + x] === label) mask.data[(top + y) * mask.width + left + x] = 1
      }
    }
  }
}
