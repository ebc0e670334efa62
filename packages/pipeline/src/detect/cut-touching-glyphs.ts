import { inkThicknessOf } from '../geometry/line-measures.ts'
import type { Box, Mask, TextLine } from '../page.ts'
import { type Component, findComponents } from '../raster/components.ts'
import { createMask } from '../raster/mask.ts'
import type { GlyphGroup } from './find-glyphs.ts'

/** Sides of a glyph that touches its balloon's border, as shares of the line's thickness. */
const glyphSides = { least: 0.3, most: 1.35 }
/** Such a glyph hangs on the border by one stroke, no wider than this share of the line's thickness. */
const widestContact = 0.3

/**
 * Adds glyphs that the drawing of a letter or of a balloon has made one with its border: ink within the bounds of a line
 * that hangs together with larger ink outside them by one thin stroke only.
 */
export function cutTouchingGlyphs(group: GlyphGroup, lines: readonly TextLine[]): GlyphGroup {
  const { patch, glyphs } = group
  const { labels, components } = patch.components
  const known = new Set(glyphs.map(({ label }) => label))
  const cutLabels = labels.slice()
  const pieces: Component[] = []
  for (const line of lines) {
    const { box } = line
    if (line.angle !== 0) continue
    const window: Box = [box[0] - patch.box[0], box[1] - patch.box[1], box[2], box[3]]
    const thickness = inkThicknessOf(line, line.direction)
    const isLarge = (label: number): boolean => {
      if (label === 0 || known.has(label)) return false
      const [, , width, height] = components[label - 1]!.box
      return Math.max(width, height) > glyphSides.most * thickness
    }
    const inside = createMask(window[2], window[3])
    inside.data.forEach((_, index) => (inside.data[index] = isLarge(labels[pageIndex(index)]!) ? 1 : 0))
    const found = findComponents(inside)
    for (const piece of found.components) {
      if (!isGlyphSized(piece.box, thickness) || !hangsByOneStroke(piece)) continue
      const label = components.length + pieces.length + 1
      found.labels.forEach((own, index) => {
        if (own === piece.label) cutLabels[pageIndex(index)] = label
      })
      const [x, y, width, height] = piece.box
      pieces.push({ label, area: piece.area, box: [x + window[0], y + window[1], width, height] })
    }

    function pageIndex(index: number): number {
      return (window[1] + Math.floor(index / window[2])) * patch.ink.width + window[0] + (index % window[2])
    }

    function hangsByOneStroke({ label }: Component): boolean {
      const contact = createMask(window[2], window[3])
      let length = 0
      for (let index = 0; index < contact.data.length; index++) {
        if (found.labels[index] !== label || !continuesOutside(index)) continue
        contact.data[index] = 1
        length++
      }
      return length <= Math.max(2, widestContact * thickness) && findComponents(contact).components.length === 1
    }

    function continuesOutside(index: number): boolean {
      const x = index % window[2]
      const y = Math.floor(index / window[2])
      const at = pageIndex(index)
      const label = labels[at]!
      return neighbours(patch.ink, at).some(([next, dx, dy]) => {
        const isOutside = x + dx < 0 || y + dy < 0 || x + dx >= window[2] || y + dy >= window[3]
        return isOutside && labels[next] === label
      })
    }
  }
  if (pieces.length === 0) return group
  const cut = { labels: cutLabels, components: [...components, ...pieces] }
  return { patch: { ...patch, components: cut }, glyphs: [...glyphs, ...pieces] }
}

function isGlyphSized([, , width, height]: Box, thickness: number): boolean {
  return (
    Math.min(width, height) >= glyphSides.least * thickness && Math.max(width, height) <= glyphSides.most * thickness
  )
}

/** The eight pixels around one, with the steps that lead there; those beyond the picture are left out. */
function neighbours({ width, height }: Mask, index: number): [next: number, dx: number, dy: number][] {
  const x = index % width
  const y = Math.floor(index / width)
  const found: [number, number, number][] = []
  for (const dy of [-1, 0, 1]) {
    for (const dx of [-1, 0, 1]) {
      const isInside = x + dx >= 0 && y + dy >= 0 && x + dx < width && y + dy < height
      if ((dx !== 0 || dy !== 0) && isInside) found.push([index + dy * width + dx, dx, dy])
    }
  }
  return found
}
