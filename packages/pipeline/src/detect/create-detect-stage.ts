import type { DetectionEngineId } from '@fukidashi/contract/engines'
import { type LanguageCode, languages } from '@fukidashi/contract/languages'
import { keepLoaded } from '../keep-loaded.ts'
import type { DetectedPage, PageImage } from '../page.ts'
import type { Platform } from '../ports.ts'
import { toGreyscale } from '../raster/greyscale.ts'
import { createMask } from '../raster/mask.ts'
import type { Stage } from '../stage.ts'
import { detectionEngineRows } from './detection-engines.ts'
import { findMarks } from './find-marks.ts'
import { paintTextMask } from './paint-text-mask.ts'
import { readLettering } from './read-lettering.ts'

/**
 * Finds lines of text and the pixels of their glyphs. A network says where text is; what its lines are and which pixels
 * belong to them is read off the ink itself. Throws `detectorUnavailable` when the detector's weights are not there.
 */
export function createDetectStage(platform: Platform): Stage<PageImage, DetectedPage> {
  const loadDetector = keepLoaded(async (id: DetectionEngineId) => await detectionEngineRows[id].create(platform))

  return async (page, context) => {
    const detector = await loadDetector(page.options.detector)
    const candidates = await detector(page.image, context)
    context.signal.throwIfAborted()
    const grey = toGreyscale(page.image)
    const texts = readLettering(grey, [...candidates, ...findMarks(grey, candidates)], mayBeVertical(page.options.from))
    const textMask = createMask(grey.width, grey.height)
    for (const { group } of texts) paintTextMask(textMask, group)
    const lines = texts.flatMap((text) => text.lines)
    context.report(1)
    return { ...page, lines, textMask }
  }
}

function mayBeVertical(from: LanguageCode | undefined): boolean {
  return from === undefined || (languages.find(({ code }) => code === from)?.vertical ?? true)
}
