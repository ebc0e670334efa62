import type { Mask } from '../../page.ts'
import type { PixelWindow } from '../pixel-window.ts'

/** A hole in drawing to be filled in place; only `sources` may be copied from. */
export interface InpaintingTask {
  readonly window: PixelWindow
  readonly hole: Mask
  readonly sources: Mask
}

/** Fills holes in drawing. */
export type Inpainter = (task: InpaintingTask, signal: AbortSignal) => Promise<void>
