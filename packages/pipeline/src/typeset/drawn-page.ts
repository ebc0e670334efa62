import type { LanguageCode } from '@fukidashi/contract/languages'
import type { Box, ErasedPage, LocalMask, RasterImage, TextRegion, TranslatedRegion } from '../page.ts'
import { createMask } from '../raster/mask.ts'

/** What a drawn balloon may differ in; for tests. */
export interface DrawnBalloon extends Partial<Pick<TranslatedRegion, 'direction' | 'angle' | 'look' | 'language'>> {
  readonly interior: LocalMask
  readonly ground?: TextRegion['balloon']['ground']
  /** Where the source text stood; the middle third of the balloon when not given. */
  readonly box?: Box
}

/** An upright ellipse that fills a box; for tests. */
export function drawnEllipse(box: Box): LocalMask {
  return drawnShape(box, (x, y) => x * x + y * y < 1)
}

/** A star with a wavy border; for tests. */
export function drawnBurst(box: Box): LocalMask {
  return drawnShape(box, (x, y) => Math.hypot(x, y) < 0.75 + 0.25 * Math.cos(9 * Math.atan2(y, x)))
}

/** A shape within a box from a rule over -1 to 1 both ways; for tests. */
export function drawnShape(box: Box, has: (x: number, y: number) => boolean): LocalMask {
  const [, , width, height] = box
  const mask = createMask(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (has((2 * x + 1) / width - 1, (2 * y + 1) / height - 1)) mask.data[y * width + x] = 1
    }
  }
  return { box, mask }
}

/** A cleaned page of one grey with drawn balloons and their translations, in order; for tests. */
export function drawnPage(
  to: LanguageCode,
  balloons: readonly DrawnBalloon[],
  translations: readonly (string | undefined)[],
  options: Partial<ErasedPage['options']> = {},
): ErasedPage {
  const image = greyImage(600, 600, 250)
  const regions = balloons.map((balloon, index) => drawnRegion(balloon, `r${index}`, translations[index]))
  return {
    name: 'drawn.png',
    format: 'png',
    sourceBytes: new Uint8Array(),
    options: {
      to,
      engine: 'builtin',
      detector: 'default',
      fontStyle: 'comic',
      upperCase: false,
      glossary: {},
      ...options,
    },
    image,
    cleaned: image,
    lines: [],
    textMask: createMask(image.width, image.height),
    erasedMask: createMask(image.width, image.height),
    language: 'JPN',
    path: ['JPN', to],
    usage: {},
    glossary: {},
    regions,
  }
}

function drawnRegion(balloon: DrawnBalloon, id: string, translation: string | undefined): TranslatedRegion {
  const [left, top, width, height] = balloon.interior.box
  const third: Box = [
    left + Math.round(width / 3),
    top + Math.round(height / 3),
    Math.round(width / 3),
    Math.round(height / 3),
  ]
  return {
    id,
    lines: [],
    box: balloon.box ?? third,
    direction: balloon.direction ?? 'horizontal',
    angle: balloon.angle ?? 0,
    balloon: { ground: balloon.ground ?? 'flat', interior: balloon.interior },
    language: balloon.language ?? 'JPN',
    text: '吹き出し',
    confidence: 1,
    look: balloon.look ?? { colour: [0, 0, 0], glyphSizePx: 20, isBold: false },
    kind: 'speech',
    translation,
  }
}

function greyImage(width: number, height: number, grey: number): RasterImage {
  const data = new Uint8ClampedArray(width * height * 4).fill(grey)
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255
  return { width, height, data }
}
