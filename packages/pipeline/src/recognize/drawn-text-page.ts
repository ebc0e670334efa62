import { boxInflate, boxUnion } from '../geometry/box.ts'
import type { Box, GroupedPage, Mask, PageOptions, Point, Polygon, TextLine, TextRegion } from '../page.ts'
import type { CanvasContext, Platform } from '../ports.ts'
import { createMask, cropMask, maskBounds } from '../raster/mask.ts'
import { dilate } from '../raster/morphology.ts'

/** Packages of the fonts that tests draw with. */
export const testFonts = {
  japanese: '@fontsource-variable/noto-sans-jp',
  simplified: '@fontsource-variable/noto-sans-sc',
  traditional: '@fontsource-variable/noto-sans-tc',
  korean: '@fontsource-variable/noto-sans-kr',
  latin: '@fontsource-variable/playpen-sans',
} as const

/** One block of text on a drawn page; for tests. */
export interface DrawnText {
  readonly lines: readonly string[]
  readonly font: keyof typeof testFonts
  /** Top left of the block, top right for columns. */
  readonly at: Point
  readonly sizePx: number
  readonly direction?: TextLine['direction']
  /** Turn about `at`, in radians, clockwise. */
  readonly angle?: number
  /** How far tops lean to the right, in shares of the height. */
  readonly lean?: number
  /** Width of the letters against their usual one. */
  readonly narrow?: number
  readonly colour?: string
  readonly outline?: string
  readonly ground?: TextRegion['balloon']['ground']
}

/** A page as the group stage gives it, drawn with `paint` below the texts; for tests. */
export async function drawnTextPage(
  platform: Platform,
  texts: readonly DrawnText[],
  options: Partial<PageOptions> = {},
  paint: (context: CanvasContext) => void = () => {},
): Promise<GroupedPage> {
  const width = 640
  const height = 480
  const context = platform.canvas.createContext(width, height)
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  paint(context)
  const textMask = createMask(width, height)
  const regions: TextRegion[] = []
  for (const [index, text] of texts.entries()) {
    const families = await registerSlices(platform, text.font, text.lines.join(''))
    drawText(context, text, families, text.lines)
    const lines = text.lines.map((line, row) => {
      const single = platform.canvas.createContext(width, height)
      drawText(
        single,
        text,
        families,
        text.lines.map((other, place) => (place === row ? line : other.replace(/./gu, ' '))),
      )
      const ink = inkOf(single, width, height)
      dilate(ink, 2).data.forEach((value, place) => (textMask.data[place]! |= value))
      return lineOf(ink, text)
    })
    regions.push(regionOf(`r${index + 1}`, lines, text, textMask))
  }
  const { data } = context.getImageData(0, 0, width, height)
  return {
    name: 'drawn.png',
    format: 'png',
    sourceBytes: new Uint8Array(),
    options: { engine: 'builtin', detector: 'default', fontStyle: 'comic', upperCase: false, glossary: {}, ...options },
    image: { width, height, data: new Uint8ClampedArray(data) },
    lines: regions.flatMap((region) => region.lines),
    textMask,
    regions,
  }
}

function drawText(context: CanvasContext, text: DrawnText, families: string, lines: readonly string[]): void {
  const isVertical = text.direction === 'vertical'
  const isLatin = text.font === 'latin'
  context.save()
  context.setTransform(text.narrow ?? 1, 0, -(text.lean ?? 0), 1, ...text.at)
  context.rotate(text.angle ?? 0)
  context.font = `${text.sizePx}px ${families}`
  context.textBaseline = 'top'
  context.fillStyle = text.colour ?? 'black'
  context.strokeStyle = text.outline ?? 'transparent'
  context.lineWidth = text.sizePx / 6
  if (isVertical) context.fontFeatureSettings = '"vert" 1'
  const put = (piece: string, x: number, y: number): void => {
    if (text.outline !== undefined) context.strokeText(piece, x, y)
    context.fillText(piece, x, y)
  }
  lines.forEach((line, row) => {
    const across = row * text.sizePx * 1.4
    if (isVertical) [...line].forEach((letter, place) => put(letter, -across - text.sizePx, place * text.sizePx))
    else if (isLatin) put(line, 0, across)
    else [...line].forEach((letter, place) => put(letter, place * text.sizePx, across))
  })
  context.restore()
}

function inkOf(context: CanvasContext, width: number, height: number): Mask {
  const { data } = context.getImageData(0, 0, width, height)
  const ink = createMask(width, height)
  for (let index = 0; index < ink.data.length; index++) ink.data[index] = data[index * 4 + 3]! > 100 ? 1 : 0
  return ink
}

function lineOf(ink: Mask, { direction = 'horizontal', angle = 0 }: DrawnText): TextLine {
  const box = maskBounds(ink)
  return { box, polygon: turnedBounds(ink, angle), direction, angle, confidence: 1 }
}

/** Corners of the smallest rectangle of a given turn around the ink. */
function turnedBounds({ width, data }: Mask, angle: number): Polygon {
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  data.forEach((value, index) => {
    if (value === 0) return
    const x = index % width
    const y = Math.floor(index / width)
    left = Math.min(left, x * cosine + y * sine)
    right = Math.max(right, (x + 1) * cosine + (y + 1) * sine)
    top = Math.min(top, y * cosine - x * sine)
    bottom = Math.max(bottom, (y + 1) * cosine - x * sine)
  })
  const back = (u: number, v: number): Point => [u * cosine - v * sine, u * sine + v * cosine]
  return [back(left, top), back(right, top), back(right, bottom), back(left, bottom)]
}

function regionOf(id: string, lines: readonly TextLine[], text: DrawnText, textMask: Mask): TextRegion {
  const { direction = 'horizontal', angle = 0, ground = 'flat' } = text
  const box: Box = boxUnion(lines.map((line) => line.box))
  const interior = cropMask(textMask, boxInflate(box, 8, textMask.width, textMask.height))
  interior.mask.data.fill(1)
  return { id, lines, box, direction, angle, balloon: { ground, interior } }
}

/** Registers the slices of a font that hold a text's characters, each as a family of its own, and gives their list. */
async function registerSlices(platform: Platform, font: keyof typeof testFonts, text: string): Promise<string> {
  const name = testFonts[font]
  const ranges = JSON.parse(new TextDecoder().decode(await platform.assets.load(`npm:${name}/unicode.json`))) as Record<
    string,
    string
  >
  const families: string[] = []
  for (const [slice, range] of Object.entries(ranges)) {
    if (![...text].some((letter) => covers(range, letter.codePointAt(0)!))) continue
    const family = `test ${font} ${slice.replace(/[[\]]/g, '')}`
    const file = `${name.split('/')[1]!}-${slice.replace(/[[\]]/g, '')}-wght-normal.woff2`
    await platform.canvas.registerFont(family, await platform.assets.load(`npm:${name}/files/${file}`))
    families.push(`'${family}'`)
  }
  return families.join(', ')
}

function covers(range: string, codePoint: number): boolean {
  return range.split(',').some((part) => {
    const [from, to = from] = part.trim().replace(/^U\+/i, '').split('-')
    return codePoint >= Number.parseInt(from!, 16) && codePoint <= Number.parseInt(to!, 16)
  })
}
