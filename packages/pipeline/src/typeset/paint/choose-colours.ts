import type { BalloonGround, Colour, LetterColours, LocalMask, RasterImage, TranslatedRegion } from '../../page.ts'

/** What a kind of ground asks of letters that stand on it bare. */
interface GroundRule {
  /** WCAG 2.2 asks for 4.5 for small text; lettering is large and bold, but drawings have places darker and lighter than their mean. */
  readonly contrast: number
  /** Spread of the ground's brightness, of 255, up to which it counts as calm. */
  readonly spread: number
  readonly outlineWidth: number
}

const rules: Readonly<Record<BalloonGround, GroundRule>> = {
  // What strays on flat ground is the border and what paper and compression leave.
  flat: { contrast: 3, spread: 255, outlineWidth: 0.09 },
  gradient: { contrast: 3.5, spread: 26, outlineWidth: 0.09 },
  art: { contrast: 9, spread: 8, outlineWidth: 0.13 },
}

const black: Colour = [0, 0, 0]
const white: Colour = [255, 255, 255]

/**
 * The source's own colours, with an outline where they alone would not be read: on busy ground, or on ground of nearly the
 * same brightness.
 */
export function chooseColours(
  { look, balloon }: TranslatedRegion,
  cleaned: RasterImage,
  place: LocalMask,
): LetterColours {
  const colour = purify(look.colour)
  const rule = rules[balloon.ground]
  const outlined = (outline: Colour) => ({ colour, outline, outlineWidth: rule.outlineWidth })
  if (look.outline !== undefined && contrast(colour, look.outline) >= 1.5) return outlined(purify(look.outline))
  const ground = measureGround(cleaned, place)
  const isReadable = contrast(colour, ground.colour) >= rule.contrast && ground.spread <= rule.spread
  return isReadable ? { colour, outlineWidth: 0 } : outlined(luminance(colour) > 0.18 ? black : white)
}

/** How grey a colour is, and how dark or light, to be taken for ink or for paper. */
const ink = { saturation: 32, brightest: 90 }
const paper = { saturation: 36, darkest: 220 }

/** Thin strokes never measure as dark or as light as they were drawn: one black and one white for all of a page's texts. */
function purify(colour: Colour): Colour {
  const brightest = Math.max(...colour)
  const darkest = Math.min(...colour)
  if (brightest <= ink.brightest && brightest - darkest <= ink.saturation) return black
  return darkest >= paper.darkest && brightest - darkest <= paper.saturation ? white : colour
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: Colour, b: Colour): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Mean colour of the ground, and how far its brightness strays from a smooth one. */
function measureGround(
  { width, height, data }: RasterImage,
  { box, mask }: LocalMask,
): { colour: Colour; spread: number } {
  const sums = [0, 0, 0]
  let count = 0
  let strayed = 0
  for (let y = 2; y < mask.height - 2; y += 2) {
    for (let x = 2; x < mask.width - 2; x += 2) {
      const pageX = box[0] + x
      const pageY = box[1] + y
      if (mask.data[y * mask.width + x] === 0 || pageX + 2 >= width || pageY + 2 >= height) continue
      const at = (pageY * width + pageX) * 4
      for (let channel = 0; channel < 3; channel++) sums[channel]! += data[at + channel]!
      count++
      // Differences to near neighbours, so that a gradient does not count as busy.
      const across = data[at + 1]! - data[at + 9]!
      const down = data[at + 1]! - data[at + 8 * width + 1]!
      strayed += across * across + down * down
    }
  }
  if (count === 0) return { colour: white, spread: 0 }
  return { colour: sums.map((sum) => sum / count) as unknown as Colour, spread: Math.sqrt(strayed / count) }
}
