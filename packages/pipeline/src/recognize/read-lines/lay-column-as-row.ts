import type { GreyImage } from '../../raster/greyscale.ts'
import type { LineInk } from '../prepare/cut-lines.ts'

/** Pieces of a character stand closer together than characters: together they are no longer than this many widths. */
const longestCharacter = 1.12
/** Room between characters in the row, in widths. */
const rowGap = 0.12
/** Ink darker than this belongs to a stroke. */
const strokeLevel = 140

/**
 * Sets a column's characters side by side, upright, for recognisers that read rows only. `glyphSizePx` is the width of a
 * full character. Right for Chinese and Japanese, whose characters are all about square.
 */
export function layColumnAsRow({ ink }: LineInk, glyphSizePx: number): GreyImage {
  const cells = joinPieces(inkRuns(ink), glyphSizePx)
  const gap = Math.round(rowGap * glyphSizePx)
  const height = Math.max(glyphSizePx, ...cells.map(([from, to]) => to - from))
  const width = cells.length * (ink.width + gap)
  const data = new Uint8Array(width * height).fill(255)
  cells.forEach(([from, to], place) => {
    const left = place * (ink.width + gap)
    const top = Math.floor((height - (to - from)) / 2)
    for (let y = from; y < to; y++) {
      data.set(ink.data.subarray(y * ink.width, (y + 1) * ink.width), (top + y - from) * width + left)
    }
  })
  return { width, height, data }
}

type Run = [from: number, to: number]

function inkRuns({ width, height, data }: GreyImage): Run[] {
  const runs: Run[] = []
  for (let y = 0; y < height; y++) {
    if (!data.subarray(y * width, (y + 1) * width).some((value) => value < strokeLevel)) continue
    const last = runs.at(-1)
    if (last !== undefined && last[1] === y) last[1] = y + 1
    else runs.push([y, y + 1])
  }
  return runs
}

function joinPieces(runs: readonly Run[], glyphSizePx: number): Run[] {
  const cells: Run[] = []
  for (const run of runs) {
    const last = cells.at(-1)
    if (last !== undefined && run[1] - last[0] <= longestCharacter * glyphSizePx) last[1] = run[1]
    else cells.push([...run])
  }
  return cells
}
