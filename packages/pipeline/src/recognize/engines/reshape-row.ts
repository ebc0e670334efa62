import type { GreyImage } from '../../raster/greyscale.ts'
import { resampleGrey } from '../../raster/resample-grey.ts'

/** How a row is redrawn before it is read. */
export interface RowShape {
  /** How far tops lean to the right of their feet, in shares of the height; this lean is undone. */
  readonly lean: number
  /** How many times as wide the row is drawn, for letters that are narrow for their height. */
  readonly stretch: number
}

/** Sets the leaning and narrow letters of a shout upright and wide, as those are that recognisers were trained on. */
export function reshapeRow(row: GreyImage, { lean, stretch }: RowShape): GreyImage {
  const upright = undoLean(row, lean)
  return resampleGrey(upright, Math.max(1, Math.round(upright.width * stretch)), upright.height)
}

/** Moves each line of pixels to the right by what it leans to the left of the top, to fractions of a pixel. */
function undoLean({ width, height, data }: GreyImage, lean: number): GreyImage {
  const wide = width + Math.ceil(lean * height)
  const moved = new Uint8Array(wide * height).fill(255)
  for (let y = 0; y < height; y++) {
    const shift = lean * y
    const whole = Math.floor(shift)
    const part = shift - whole
    for (let x = 0; x <= width && x + whole < wide; x++) {
      const here = x < width ? data[y * width + x]! : 255
      const before = x > 0 ? data[y * width + x - 1]! : 255
      moved[y * wide + x + whole] = Math.round(here * (1 - part) + before * part)
    }
  }
  return { width: wide, height, data: moved }
}
