import type { InpaintingEngineId } from '../erase/inpaint/inpainting-engines.ts'
import type { PageOptions } from '../page.ts'
import { createPageWorkers, type PageWorkers } from '../page-workers/create-page-workers.ts'
import { checkTranslation } from '../translate/check-translation.ts'
import { readEnvironment } from './env.ts'

/** Throws a ProductError or a UsageError for what cannot work whatever the pages hold, before anything is opened or loaded. */
export function refuseEarly(options: PageOptions): void {
  checkTranslation(options, readEnvironment().engines)
}

/** The pipeline in worker threads, with the keys of the environment. */
export function startPageWorkers(pages: number, inpainting: InpaintingEngineId = 'exemplar'): PageWorkers {
  const { engines, pulledFolder } = readEnvironment()
  return createPageWorkers({ engines, pulledFolder, pages, inpainting })
}
