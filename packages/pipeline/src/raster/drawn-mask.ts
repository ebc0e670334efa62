import type { Mask } from '../page.ts'

/** A mask from rows of characters, `#` for a pixel that belongs; for tests. */
export function drawnMask(...rows: readonly string[]): Mask {
  const width = rows[0]?.length ?? 0
  const data = Uint8Array.from(rows.join(''), (character) => (character === '#' ? 1 : 0))
  return { width, height: rows.length, data }
}

/** The rows of characters that `drawnMask` makes the mask from; for tests. */
export function drawingOf({ width, height, data }: Mask): string[] {
  return Array.from({ length: height }, (_, y) =>
    Array.from(data.subarray(y * width, (y + 1) * width), (value) => (value === 1 ? '#' : '.')).join(''),
  )
}
