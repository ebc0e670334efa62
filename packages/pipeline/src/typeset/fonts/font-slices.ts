import type { FontFace } from './font-faces.ts'
import { type CodePointRange, parseUnicodeRange } from './parse-unicode-range.ts'

/** One file of a font and the characters that it is asked for. */
export interface FontSlice {
  readonly file: string
  readonly ranges: readonly CodePointRange[]
}

/**
 * The slices of a font, from the `unicode.json` of its package. More than
 * one slice may claim a character that only one of them has.
 * The CJK packages name their numbered slices in square brackets, which their file names lack.
 */
export function listFontSlices(face: FontFace, unicodeJson: string): readonly FontSlice[] {
  const fileOf = (slice: string) => `files/${face.fileStem}-${slice}-${face.fileWeight}-normal.woff2`
  if (face.onlySlice !== undefined) return [{ file: fileOf(face.onlySlice), ranges: [[0, 0x10ffff]] }]
  const slices = Object.entries(JSON.parse(unicodeJson) as Record<string, string>)
  return slices.map(([name, ranges]) => ({
    file: fileOf(name.replaceAll(/[[\]]/g, '')),
    ranges: parseUnicodeRange(ranges),
  }))
}
