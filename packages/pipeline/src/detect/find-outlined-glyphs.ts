import type { Component } from '../raster/components.ts'
import { createMask } from '../raster/mask.ts'
import { dilate } from '../raster/morphology.ts'
import { medianOf } from '../raster/quantiles.ts'
import { explainsCandidate, findSeenGlyphs, type GlyphGroup } from './find-glyphs.ts'
import type { TextPatch } from './text-patch.ts'

/** The outline is looked for this far from the strokes, beyond their soft edges. */
const bandPx = { from: 1, to: 2 }
/** An outline has one brightness, within this many steps of 255, over this share of the band at least. */
const tolerance = 40
const outlineShare = 0.6
/** Its brightness is this far from the letters' own. */
const contrast = 110
/** Fewer full glyphs than this are too easily found in drawing. */
const fewestGlyphs = 3
const fullGlyph = 0.5

/**
 * Finds lettering that a line of one brightness sets off from drawing, whatever lies beyond that line: every component on
 * the candidates that has such a line around it.
 */
export function findOutlinedGlyphs(patch: TextPatch): GlyphGroup[] {
  const isOutlined = outlineTest(patch)
  const glyphs = findSeenGlyphs(patch).filter(isOutlined)
  const full = glyphs.filter(({ box }) => Math.max(box[2], box[3]) >= fullGlyph * patch.glyphSizePx)
  return full.length >= fewestGlyphs && explainsCandidate(patch, glyphs) ? [{ patch, glyphs }] : []
}

function outlineTest({ grey, components: { labels } }: TextPatch): (component: Component) => boolean {
  return ({ label, box: [left, top, width, height] }) => {
    const margin = bandPx.to + 1
    const strokes = createMask(width + 2 * margin, height + 2 * margin)
    const brightnessAt = (index: number): number | undefined => {
      const x = left - margin + (index % strokes.width)
      const y = top - margin + Math.floor(index / strokes.width)
      return x < 0 || y < 0 || x >= grey.width || y >= grey.height ? undefined : grey.data[y * grey.width + x]
    }
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if (labels[(top + y) * grey.width + left + x] === label)
          strokes.data[(y + margin) * strokes.width + x + margin] = 1
      }
    }
    const near = dilate(strokes, bandPx.from)
    const far = dilate(strokes, bandPx.to)
    const letter = brightnessWhere((index) => strokes.data[index] === 1)
    const band = brightnessWhere((index) => far.data[index] === 1 && near.data[index] === 0)
    const outline = medianOf(band)
    const outlined = band.filter((value) => Math.abs(value - outline) <= tolerance)
    return Math.abs(outline - medianOf(letter)) >= contrast && outlined.length >= outlineShare * band.length

    function brightnessWhere(isChosen: (index: number) => boolean): number[] {
      return [...strokes.data.keys()].filter(isChosen).flatMap((index) => brightnessAt(index) ?? [])
    }
  }
}
