import type { GreyImage } from '../../raster/greyscale.ts'
import { medianOf } from '../../raster/quantiles.ts'

/** A letter that was read, and about where it stands. */
export interface PlacedLetter {
  readonly text: string
  /** Pixels from the left edge of the picture. */
  readonly x: number
}

// Letters of comic faces stand 0.02 to 0.15 of a capital's height apart, words 0.3 and more.
const narrowestShare = 0.24
const timesUsual = 2
// Where a network saw a letter is known to some pixels only, so a space that was read may stand beside its gap.
const reachShare = 0.6
const inkBelow = 128

const endsWord = /[\p{Script=Latin}\p{N},.!?;:…'’"”]$/u
const beginsWord = /^[\p{Script=Latin}\p{N}'‘"“¿¡]/u

/**
 * Text of a line of dark letters on white, with the spaces that its reader left out: where the ink leaves a gap as wide
 * as between words, and much wider than the line's other gaps. Only between Latin letters and digits, as other scripts
 * part words otherwise or not at all.
 */
export function withWordGaps(letters: readonly PlacedLetter[], picture: GreyImage): string {
  const { gaps, inkHeight } = findGaps(picture)
  const usual = medianOf(gaps.map(({ width }) => width))
  const spaces = letters.filter(({ text }) => text === ' ')
  const wordGaps = gaps.filter(
    ({ middle, width }) =>
      width >= Math.max(narrowestShare * inkHeight, timesUsual * usual) &&
      !spaces.some(({ x }) => Math.abs(x - middle) < reachShare * inkHeight),
  )
  return letters
    .map(({ text, x }, index) => {
      const next = letters[index + 1]
      if (next === undefined || !endsWord.test(text) || !beginsWord.test(next.text)) return text
      return wordGaps.some(({ middle }) => x < middle && middle < next.x) ? `${text} ` : text
    })
    .join('')
}

interface Gap {
  readonly middle: number
  readonly width: number
}

/** The runs of columns without ink between the first and the last letter, and how high the ink stands. */
function findGaps({ data, width, height }: GreyImage): { gaps: readonly Gap[]; inkHeight: number } {
  const gaps: Gap[] = []
  let top = height
  let bottom = -1
  let lastInk: number | undefined
  for (let x = 0; x < width; x++) {
    let hasInk = false
    for (let y = 0; y < height; y++) {
      if (data[y * width + x]! >= inkBelow) continue
      hasInk = true
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
    if (!hasInk) continue
    if (lastInk !== undefined && x - lastInk > 1) gaps.push({ middle: (lastInk + x) / 2, width: x - lastInk - 1 })
    lastInk = x
  }
  return { gaps, inkHeight: Math.max(0, bottom - top + 1) }
}
