// Made from the fonts themselves by coverage-table.test.ts.
import coverageTable from './coverage-table.json' with { type: 'json' }
import { type FontFaceId, fontFaceIds } from './font-faces.ts'
import type { CodePointRange } from './parse-unicode-range.ts'

const decoded = new Map<FontFaceId, Int32Array>()

/** Whether a font has a glyph for a code point: exact, from the fonts' own character maps. */
export function hasGlyph(face: FontFaceId, codePoint: number): boolean {
  const bounds = boundsOf(face)
  let low = 0
  let high = bounds.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (bounds[middle]! <= codePoint) low = middle + 1
    else high = middle
  }
  return low % 2 === 1
}

/** The first of the given fonts, then of all fonts, that has a glyph for the code point. */
export function faceWithGlyph(preferred: readonly FontFaceId[], codePoint: number): FontFaceId | undefined {
  return preferred.find((face) => hasGlyph(face, codePoint)) ?? fontFaceIds.find((face) => hasGlyph(face, codePoint))
}

/** Whether a code point is never drawn and so needs no glyph: joiners, direction marks, variation selectors, soft hyphens. */
export function isInvisible(codePoint: number): boolean {
  return /^\p{Default_Ignorable_Code_Point}$/u.test(String.fromCodePoint(codePoint))
}

/** Writes sorted ranges as the lengths of what is left out and what is covered in turn, in base 36. */
export function encodeCoverage(ranges: readonly CodePointRange[]): string {
  let end = 0
  return ranges
    .map(([first, last]) => {
      const part = `${(first - end).toString(36)} ${(last + 1 - first).toString(36)}`
      end = last + 1
      return part
    })
    .join(' ')
}

function boundsOf(face: FontFaceId): Int32Array {
  const known = decoded.get(face)
  if (known !== undefined) return known
  let end = 0
  const bounds = Int32Array.from(coverageTable[face].split(' '), (part) => (end += Number.parseInt(part, 36)))
  decoded.set(face, bounds)
  return bounds
}
