import type { InpaintingEngineId } from '../erase/inpaint/inpainting-engines.ts'
import type { PageOptions } from '../page.ts'
import { createPageWorkers, type PageWorkers } from '../page-workers/create-page-workers.ts'
import { checkTranslation } from '../translate/check-translation.ts'
import type { Environment } from './env.ts'

/** Throws a ProductError or a UsageError for what cannot work whatever the pages hold, before anything is opened or loaded. */
export function refuseEarly(options: PageOptions, { engines }: Environment): void {
  checkTranslation(options, engines)
}

/** The pipeline in worker threads, with the keys of the environment. */
export function startPageWorkers(
  pages: number,
  { engines, pulledFolder }: Environment,
  inpainting: InpaintingEngineId = 'exemplar',
): PageWorkers {
  return createPageWorkers({ engines, pulledFolder, pages, inpainting })
}
