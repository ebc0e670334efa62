import type { Platform } from '../../ports.ts'
import { fillByExemplars } from './fill-by-exemplars.ts'
import { createLamaInpainter } from './create-lama-inpainter.ts'
import type { Inpainter } from './inpainter.ts'

interface InpaintingEngine {
  /** Whether its weights have to be fetched first with `fukidashi models pull`. */
  readonly isPulled: boolean
  /** Throws `engineUnavailable` when its weights are not there. */
  readonly create: (platform: Platform) => Promise<Inpainter>
}

/** Ways to fill the ground of text on drawing, by id. Flat and smooth grounds never need one. */
export const inpaintingEngines = {
  exemplar: {
    isPulled: false,
    create:
      async () =>
      async ({ window, hole, sources }, signal) =>
        await fillByExemplars(window, hole, sources, signal),
  },
  lama: { isPulled: true, create: createLamaInpainter },
} as const satisfies Record<string, InpaintingEngine>

/** Id of an inpainting engine. */
export type InpaintingEngineId = keyof typeof inpaintingEngines
