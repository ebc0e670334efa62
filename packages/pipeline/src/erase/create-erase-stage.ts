import { keepLoaded } from '../keep-loaded.ts'
import type { ErasedPage, TranslatedPage } from '../page.ts'
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
 * bare, `undefined` leaves the region as it is. Pixels outside `erasedMask` stay as they were, to the byte.
 */
export function createEraseStage(
  platform: Platform,
  { inpainting = 'exemplar' }: EraseSettings = {},
): Stage<TranslatedPage, ErasedPage> {
  const loadInpainter = keepLoaded(async () => await inpaintingEngines[inpainting].create(platform))

  return async (page, { signal, report }) => {
    const inpaint = await loadInpainter()
    const { width, height, data } = page.image
    const cleaned = { width, height, data: data.slice() }
    const erasedMask = createMask(width, height)
    const regions = page.regions.filter(({ translation }) => translation !== undefined)
    for (const [index, region] of regions.entries()) {
      await nextTurn(signal)
      paintMask(erasedMask, await eraseRegion(page, region, cleaned, inpaint, signal))
      report((index + 1) / regions.length)
    }
    return { ...page, cleaned, erasedMask }
  }
}
