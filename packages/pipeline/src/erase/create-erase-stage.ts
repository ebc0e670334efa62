import { keepLoaded } from '../keep-loaded.ts'
import type { ErasedPage, LocalMask, RasterImage, RegionErasure, TranslatedPage } from '../page.ts'
import type { Platform } from '../ports.ts'
import { createMask, paintMask } from '../raster/mask.ts'
import type { Stage } from '../stage.ts'
import { eraseRegion } from './erase-region.ts'
import { type InpaintingEngineId, inpaintingEngines } from './inpaint/inpainting-engines.ts'
import { nextTurn } from './next-turn.ts'

/** What may be chosen about erasing. */
export interface EraseSettings {
  /** How the ground of text on drawing is filled. */
  readonly inpainting?: InpaintingEngineId
}

/**
 * Takes the text of every region that has a translation off the page; an empty translation erases and leaves the place
 * bare, `undefined` leaves the region as it is. Pixels outside `erasedMask` stay as they were, to the byte. What was erased
 * earlier is not erased again; where it has no translation any more, the page's own pixels are back.
 */
export function createEraseStage(
  platform: Platform,
  { inpainting = 'exemplar' }: EraseSettings = {},
): Stage<TranslatedPage, ErasedPage> {
  const loadInpainter = keepLoaded(async () => await inpaintingEngines[inpainting].create(platform))

  return async (page, { signal, report }) => {
    const earlier = page.earlier?.erasures ?? []
    const isErased = new Set(earlier.map(({ regionId }) => regionId))
    const wanted = page.regions.filter(({ translation }) => translation !== undefined)
    const missing = wanted.filter(({ id }) => !isErased.has(id))
    const ground =
      missing.length === 0 && page.earlier ? page.earlier.ground : copyOf(page.earlier?.ground ?? page.image)
    const erasures: RegionErasure[] = [...earlier]
    if (missing.length > 0) {
      const inpaint = await loadInpainter()
      for (const [index, region] of missing.entries()) {
        await nextTurn(signal)
        erasures.push({ regionId: region.id, area: await eraseRegion(page, region, ground, inpaint, signal) })
        report((index + 1) / missing.length)
      }
    }
    const isWanted = new Set(wanted.map(({ id }) => id))
    const erasedMask = createMask(ground.width, ground.height)
    for (const { regionId, area } of erasures) if (isWanted.has(regionId)) paintMask(erasedMask, area)
    const restored = erasures.filter(({ regionId }) => !isWanted.has(regionId)).map(({ area }) => area)
    const cleaned = restored.length === 0 ? ground : restorePixels(ground, page.image, restored, erasedMask.data)
    return { ...page, cleaned, erasedMask, ground, erasures }
  }
}

function copyOf({ width, height, data }: RasterImage): RasterImage {
  return { width, height, data: data.slice() }
}

/** A copy of the ground with the page's own pixels in some areas, apart from those that a region beside them needs erased. */
function restorePixels(
  ground: RasterImage,
  original: RasterImage,
  areas: readonly LocalMask[],
  erased: Uint8Array,
): RasterImage {
  const restored = copyOf(ground)
  for (const { box, mask } of areas) {
    for (let index = 0; index < mask.data.length; index++) {
      const pixel = (box[1] + Math.floor(index / mask.width)) * ground.width + box[0] + (index % mask.width)
      if (mask.data[index] === 0 || erased[pixel] === 1) continue
      restored.data.set(original.data.subarray(pixel * 4, pixel * 4 + 4), pixel * 4)
    }
  }
  return restored
}
