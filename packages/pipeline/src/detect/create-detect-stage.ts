import type { DetectionEngineId } from '@fukidashi/contract/engines'
import { type LanguageCode, languages } from '@fukidashi/contract/languages'
import type { DetectedPage, PageImage } from '../page.ts'
import type { Platform } from '../ports.ts'
import { type GreyImage, toGreyscale } from '../raster/greyscale.ts'
import { createMask } from '../raster/mask.ts'
import type { Stage } from '../stage.ts'
import { chooseDirections, guessDirection } from './choose-direction.ts'
import { clusterCandidates } from './cluster-candidates.ts'
import { createComicTextDetector } from './create-comic-text-detector.ts'
import { createDbnetDetector } from './create-dbnet-detector.ts'
import type { Detector, TextCandidate } from './detector.ts'
import { findGlyphs, type GlyphGroup } from './find-glyphs.ts'
import { findMarks } from './find-marks.ts'
import { isLettering } from './judge-group.ts'
import { layoutLines } from './layout-lines.ts'
import { paintGlyphs, paintTextMask } from './paint-text-mask.ts'
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
    const found = findGroups(grey, [...candidates, ...findMarks(grey, candidates)]).map((group) => ({
      group,
      guess: guessDirection(group),
    }))
    const shortSidePx = Math.min(grey.width, grey.height)
    const lettering = found.filter(({ group, guess }) => isLettering(group, guess, shortSidePx))
    const groups = lettering.map(({ group }) => group)
    const guesses = lettering.map(({ guess }) => guess)
    const directions = chooseDirections(guesses, mayBeVertical(page.options.from))
    const lines = groups.flatMap((group, index) => {
      const { angle, confidence } = guesses[index]!
      return layoutLines(group, directions[index]!, angle, confidence)
    })
    const textMask = createMask(page.image.width, page.image.height)
    for (const group of groups) paintTextMask(textMask, group)
    context.report(1)
    return { ...page, lines, textMask }
  }
}

function findGroups(grey: GreyImage, candidates: readonly TextCandidate[]): GlyphGroup[] {
  const claimed = createMask(grey.width, grey.height)
  return clusterCandidates(candidates).flatMap((cluster) => {
    const groups = findGlyphs(createTextPatch(grey, cluster, claimed))
    for (const group of groups) paintGlyphs(claimed, group)
    return groups
  })
}

function mayBeVertical(from: LanguageCode | undefined): boolean {
  return from === undefined || (languages.find(({ code }) => code === from)?.vertical ?? true)
}
