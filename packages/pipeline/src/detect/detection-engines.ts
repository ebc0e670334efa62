import type { DetectionEngineId } from '@fukidashi/contract/engines'
import type { Platform } from '../ports.ts'
import { comicTextDetectorWeights, createComicTextDetector } from './create-comic-text-detector.ts'
import { createDbnetDetector } from './create-dbnet-detector.ts'
import type { Detector } from './detector.ts'

/** A row of the registry of detectors. */
export interface DetectionEngineRow {
  /** Weights that have to be pulled: their set, and the asset in it. */
  readonly weights?: { readonly set: string; readonly asset: string }
  readonly create: (platform: Platform) => Promise<Detector>
}

/** The product's detectors. A new one is a file beside these and a row here. */
export const detectionEngineRows: Readonly<Record<DetectionEngineId, DetectionEngineRow>> = {
  default: { create: createDbnetDetector },
  ctd: { weights: comicTextDetectorWeights, create: createComicTextDetector },
}
