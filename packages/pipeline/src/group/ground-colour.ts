import { boxInflate } from '../geometry/box.ts'
import type { Colour, Mask, RasterImage, TextLine } from '../page.ts'

/** The colour around a line's glyphs. */
export interface GroundColour {
  readonly colour: Colour
  /** How far the ground's colour wanders: the widest span of a channel between its tenth and ninetieth percentile. */
  readonly spread: number
}

/** Median colour of the pixels in and just around a line that belong to no glyph. */
export function groundColourOf(image: RasterImage, textMask: Mask, line: TextLine): GroundColour {
  const [left, top, width, height] = boxInflate(line.box, 3, image.width, image.height)
  const histograms = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)]
  let count = 0
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      const index = y * image.width + x
      if (textMask.data[index] === 1) continue
      count++
      for (let channel = 0; channel < 3; channel++) histograms[channel]![image.data[index * 4 + channel]!]!++
    }
  }
  const quantile = (channel: number, share: number): number => {
    let passed = 0
    for (let value = 0; value < 256; value++) {
      passed += histograms[channel]![value]!
      if (passed > share * count) return value
    }
    return 255
  }
  const spread = Math.max(...[0, 1, 2].map((channel) => quantile(channel, 0.9) - quantile(channel, 0.1)))
  return { colour: [quantile(0, 0.5), quantile(1, 0.5), quantile(2, 0.5)], spread }
}
