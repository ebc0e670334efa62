import type { Mask } from '../../page.ts'
import { erode } from '../../raster/morphology.ts'
import { medianOf } from '../../raster/quantiles.ts'
import { distanceTo } from './find-glyphs-on-ground.ts'
import type { PixelWindow } from '../pixel-window.ts'
import { mapMask, type RegionArea } from './region-area.ts'

/** Pixels this near to the letters' colour, in steps of 255, are more of them. */
const sameInk = 56
/** Ink of the letters' colour this near to the text mask was missed by it. */
const missedPx = 2
/** The text mask reaches this far beyond the strokes at least. */
const maskEdgePx = 2
/** How much an outline's colour may vary, in steps of 255: at least and at most. */
const outlineTolerance = [10, 32] as const
/** An outline shows as a band around the letters of which this share has one colour. */
const outlineShare = 0.55
/** Beyond the outline that share has fallen by this at least; else the band is simply the ground. */
const outlineFall = 0.35
/** Widest outline looked for beyond the text mask, in glyph sizes. */
const widestOutline = 0.2
/** Around strokes and outlines their JPEG-compressed edges go too. */
const edgePx = 1.5

/**
 * All pixels that a region's glyphs changed on drawing, where no ground colour tells them: the text mask, ink of the
 * letters' colour that touches it, an outline around it, and the edges of all.
 */
export function findGlyphsOnArt(window: PixelWindow, area: RegionArea): Mask {
  const ink = addMissedInk(window, area)
  const toInk = distanceTo(ink)
  const outline = findOutline(window, area, toInk)
  const reachPx = outline === undefined ? 0 : outline.widthPx + 2
  const strokes = mapMask(ink, (index) =>
    ink.data[index] === 1 ||
    (outline !== undefined &&
      toInk[index]! <= reachPx &&
      colourDistance(window, index, outline.colour) <= outline.tolerance)
      ? 1
      : 0,
  )
  const toStroke = distanceTo(strokes)
  return mapMask(ink, (index) => (toStroke[index]! <= edgePx && area.foreignText.data[index] === 0 ? 1 : 0))
}

/** Largest difference of a pixel's channels from a colour. */
function colourDistance({ colours }: PixelWindow, index: number, colour: readonly number[]): number {
  let farthest = 0
  for (let channel = 0; channel < 3; channel++) {
    farthest = Math.max(farthest, Math.abs(colours[index * 3 + channel]! - colour[channel]!))
  }
  return farthest
}

function medianColour({ colours }: PixelWindow, pixels: readonly number[]): number[] {
  return [0, 1, 2].map((channel) => medianOf(pixels.map((index) => colours[index * 3 + channel]!)))
}

/** Adds what touches the mask in the colour of the strokes, when that colour is not also that of the ground. */
function addMissedInk(window: PixelWindow, { seeds, reach }: RegionArea): Mask {
  const strokes = pixelsOf(erode(seeds, maskEdgePx))
  if (strokes.length === 0) return seeds
  const colour = medianColour(window, strokes)
  const toSeed = distanceTo(seeds)
  return mapMask(seeds, (index) =>
    seeds.data[index] === 1 ||
    (reach.data[index] === 1 && toSeed[index]! <= missedPx && colourDistance(window, index, colour) <= sameInk)
      ? 1
      : 0,
  )
}

function pixelsOf({ data }: Mask): number[] {
  const pixels: number[] = []
  for (let index = 0; index < data.length; index++) if (data[index] === 1) pixels.push(index)
  return pixels
}

interface Outline {
  readonly colour: readonly number[]
  /** Pixels this near to its colour belong to it. */
  readonly tolerance: number
  readonly widthPx: number
}

function findOutline(
  window: PixelWindow,
  { glyphSizePx, foreignText }: RegionArea,
  toInk: Float32Array,
): Outline | undefined {
  const widest = Math.max(3, Math.ceil(widestOutline * glyphSizePx))
  const bands = Array.from({ length: widest + 4 }, (): number[] => [])
  for (let index = 0; index < toInk.length; index++) {
    const distance = Math.round(toInk[index]!)
    if (distance > 0 && distance < bands.length && foreignText.data[index] === 0) bands[distance]!.push(index)
  }
  const colour = medianColour(window, bands[1]!)
  const usualDistance = medianOf(bands[1]!.map((index) => colourDistance(window, index, colour)))
  const tolerance = Math.min(outlineTolerance[1], Math.max(outlineTolerance[0], 2 * usualDistance))
  const shares = bands.map(
    (band) => band.filter((index) => colourDistance(window, index, colour) <= tolerance).length / band.length,
  )
  const first = shares[1]!
  const beyond = Math.min(...shares.slice(2).filter(Number.isFinite))
  if (!(first >= outlineShare && first - beyond >= outlineFall)) return undefined
  let widthPx = 1
  while (widthPx < widest && shares[widthPx + 1]! > (first + beyond) / 2) widthPx++
  return { colour, tolerance: 2 * tolerance, widthPx }
}
