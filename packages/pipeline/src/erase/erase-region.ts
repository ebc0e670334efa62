import type { GroupedPage, LocalMask, Mask, RasterImage, TextRegion } from '../page.ts'
import { findComponents } from '../raster/components.ts'
import { countMask } from '../raster/mask.ts'
import { dilate, erode } from '../raster/morphology.ts'
import { fillFlat, fillSmoothly } from './ground/fill-smoothly.ts'
import { findGlyphsOnArt } from './find-ink/find-glyphs-on-art.ts'
import { distanceTo, findGlyphsOnGround } from './find-ink/find-glyphs-on-ground.ts'
import { findPlainGround } from './find-ink/find-plain-ground.ts'
import type { Inpainter } from './inpaint/inpainter.ts'
import { type Ground, judgeGround } from './ground/judge-ground.ts'
import { type PixelWindow, readWindow, writeWindow } from './pixel-window.ts'
import { areaOf, mapMask, type RegionArea } from './find-ink/region-area.ts'

/** Ground is looked at from this far off the text mask, where glyphs have no edges left. */
const clearPx = 2
/** Ground is looked at up to this far off the text mask, in pixels and in glyph sizes, whichever is more. */
const nearPx = 7
const nearShare = 0.4
/** A balloon shows its ground when at least this many of its pixels are clear of text. */
const fewestSamples = 64
/** On drawing, holes this near to each other stand on one ground. */
const clusterGapPx = 5
/** On drawing, the ground of a hole is what lies this near to it. */
const groundBandPx = 10

/**
 * Erases one region from `cleaned`, in place: finds every pixel that its glyphs changed and gives it the ground's colour,
 * or has it inpainted where the ground is drawing. Returns the pixels that may have changed.
 */
export async function eraseRegion(
  page: GroupedPage,
  region: TextRegion,
  cleaned: RasterImage,
  inpaint: Inpainter,
  signal: AbortSignal,
): Promise<LocalMask> {
  const area = areaOf(page, region)
  const window = readWindow(cleaned, area.box)
  const hole =
    eraseFromGround(window, area) ??
    eraseFromPlainGround(window, area) ??
    (await eraseFromArt(window, area, inpaint, signal))
  const changed = mapMask(hole, (index) => hole.data[index]! & area.changeable.data[index]!)
  writeWindow(cleaned, window, changed)
  return { box: area.box, mask: changed }
}

/** The inside of the balloon around the text, clear of glyphs and of the border's soft edge. */
function clearGround({ interior, seeds, foreignText, glyphSizePx }: RegionArea): Mask {
  const text = mapMask(seeds, (index) => seeds.data[index]! | foreignText.data[index]!)
  const close = dilate(seeds, Math.round(Math.max(nearPx, nearShare * glyphSizePx)))
  const covered = dilate(text, clearPx)
  const inside = erode(interior, clearPx)
  return mapMask(interior, (index) => inside.data[index]! & close.data[index]! & (1 - covered.data[index]!))
}

/** Erases where the inside of the balloon shows a ground; gives nothing where it shows drawing or too little of itself. */
function eraseFromGround(window: PixelWindow, area: RegionArea): Mask | undefined {
  const samples = clearGround(area)
  if (countMask(samples) < fewestSamples) return undefined
  const ground = judgeGround(window, samples)
  if (ground.kind === 'textured') return undefined
  const hole = findGlyphsOnGround(window, area, ground)
  fillGround(window, hole, samples, ground)
  return hole
}

function eraseFromPlainGround(window: PixelWindow, area: RegionArea): Mask | undefined {
  const interior = findPlainGround(window, area)
  return interior === undefined ? undefined : eraseFromGround(window, { ...area, interior, isBalloon: false })
}

function fillGround(window: PixelWindow, hole: Mask, samples: Mask, ground: Ground): void {
  if (ground.kind === 'flat' && ground.spread < 1.5) fillFlat(window, hole, ground.surface)
  else
    fillSmoothly(
      window,
      hole,
      mapMask(samples, (index) => samples.data[index]! & (1 - hole.data[index]!)),
      ground.surface,
    )
}

/** Parts of the text may stand on plain ground though others stand on drawing: only these need inpainting. */
async function eraseFromArt(
  window: PixelWindow,
  area: RegionArea,
  inpaint: Inpainter,
  signal: AbortSignal,
): Promise<Mask> {
  const hole = findGlyphsOnArt(window, area)
  const clear = mapMask(hole, (index) => (1 - hole.data[index]!) & (1 - area.foreignText.data[index]!))
  const toInpaint = mapMask(hole, () => 0)
  const { labels, components } = findComponents(dilate(hole, clusterGapPx))
  for (const { label } of components) {
    signal.throwIfAborted()
    const part = mapMask(hole, (index) => (labels[index] === label ? hole.data[index]! : 0))
    const distances = distanceTo(part)
    const band = mapMask(clear, (index) => (distances[index]! <= groundBandPx ? clear.data[index]! : 0))
    const ground = judgeGround(window, band)
    if (ground.kind === 'textured') part.data.forEach((isHole, index) => (toInpaint.data[index]! |= isHole))
    else fillGround(window, part, band, ground)
  }
  if (countMask(toInpaint) > 0) await inpaint({ window, hole: toInpaint, sources: clear }, signal)
  return hole
}
