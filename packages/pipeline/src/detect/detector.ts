import type { TurnedRectangle } from '../geometry/polygon.ts'
import type { RasterImage } from '../page.ts'
import type { StageContext } from '../stage.ts'

/** A place where a detector sees a line of text. */
export interface TextCandidate {
  /** The line with a little ground around it, in page pixels. */
  readonly rectangle: TurnedRectangle
  /** 0 to 1. */
  readonly confidence: number
}

/** Finds lines of text on a page. Weights are loaded before the first page and kept. */
export type Detector = (image: RasterImage, context: StageContext) => Promise<readonly TextCandidate[]>
