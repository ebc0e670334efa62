import type { DetectionEngineId } from '@fukidashi/contract/engines'
import type { DetectedPage, PageImage, TextDirection, TextLine } from '../page.ts'
import type { Platform } from '../ports.ts'
import { toGreyscale } from '../raster/greyscale.ts'
import { createMask } from '../raster/mask.ts'
import type { Stage } from '../stage.ts'
import { guessDirection } from './choose-direction.ts'
import { clusterCandidates } from './cluster-candidates.ts'
import { createComicTextDetector } from './create-comic-text-detector.ts'
import { createDbnetDetector } from './create-dbnet-detector.ts'
import type { Detector } from './detector.ts'
import { findGlyphs } from './find-glyphs.ts'
import { layoutLines } from './layout-lines.ts'
import { paintTextMask } from './paint-text-mask.ts'
import { createTextPatch } from './text-patch.ts'

const detectorFactories: Readonly<Record<DetectionEngineId, (platform: Platform) => Promise<Detector>>> = {
  default: createDbnetDetector,
  ctd: createComicTextDetector,
}

/**
 * Finds lines of text and the pixels of their glyphs. A network says where text is; what its lines are and which pixels
 * belong to them is read off the ink itself. Throws `detectorUnavailable` when the detector's weights are not there.
 */
export function createDetectStage(platform: Platform): Stage<PageImage, DetectedPage> {
  const detectors = new Map<DetectionEngineId, Promise<Detector>>()
  const loadDetector = (id: DetectionEngineId): Promise<Detector> => {
    const known = detectors.get(id)
    if (known !== undefined) return known
    const loading = detectorFactories[id](platform)
    detectors.set(id, loading)
    loading.catch(() => detectors.delete(id))
    return loading
  }

  return async (page, context) => {
    const detector = await loadDetector(page.options.detector)
    const candidates = await detector(page.image, context)
    context.signal.throwIfAborted()
    const grey = toGreyscale(page.image)
    const groups = clusterCandidates(candidates).flatMap((cluster) => findGlyphs(createTextPatch(grey, cluster)))
    const guesses = groups.map(guessDirection)
    const usual = usualDirection(guesses)
    const lines = groups.flatMap((group, index): TextLine[] => {
      const { direction, angle, confidence } = guesses[index]!
      return layoutLines(group, direction ?? usual, angle, confidence)
    })
    const textMask = createMask(page.image.width, page.image.height)
    for (const group of groups) paintTextMask(textMask, group)
    context.report(1)
    return { ...page, lines, textMask }
  }
}

function usualDirection(guesses: readonly { direction: TextDirection | undefined; weight: number }[]): TextDirection {
  let vertical = 0
  for (const { direction, weight } of guesses) {
    if (direction === 'vertical') vertical += weight
    if (direction === 'horizontal') vertical -= weight
  }
  return vertical > 0 ? 'vertical' : 'horizontal'
}
