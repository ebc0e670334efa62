import type { RunControls } from '@fukidashi/pipeline/run-stages'
import type { PageSource } from '@fukidashi/pipeline/page'
import type { PageEditing } from '@fukidashi/pipeline/page-editing'
import type { TextTranslating } from '@fukidashi/pipeline/text-translating'
import type { PageResult, WaitingPage } from '@fukidashi/pipeline/page-result'
import type { PageWithWords } from '@fukidashi/pipeline/run-pipeline'
import type { Logger } from 'pino'
import type { BlobStore } from './blobs/blob-store.ts'
import type { Database } from './db/database.ts'
import type { Settings } from './env.ts'
import type { TaskChanges } from './jobs/task-changes.ts'
import type { TaskQueue } from './jobs/task-queue.ts'
import type { Metrics } from './observing/create-metrics.ts'
import type { Secrets } from './secrets/open-secrets.ts'
import type { PaymentProvider } from './services/payments/payment-provider.ts'
import type { Turns } from './jobs/turns.ts'
import type { QueueOrder } from './jobs/queue-order.ts'

/** What time it is; tests move it. */
export interface Clock {
  readonly now: () => Date
}

/** What the server asks of the pipeline: pages in, translated pages out. Tests put a small one in its place. */
export interface PageTranslator {
  readonly translate: (source: PageSource, controls?: RunControls) => Promise<PageResult>
  /** Stops before the translation, where there is something to translate. */
  readonly read: (source: PageSource, controls?: RunControls) => Promise<WaitingPage | PageResult>
  /** Goes on with words from outside. */
  readonly letter: (source: PageSource, kept: PageWithWords, controls?: RunControls) => Promise<PageResult>
  /** How many pages run at the same time. */
  readonly pagesAtOnce: number
  readonly dispose: () => Promise<void>
}

/** Everything that the app and its services reach the world through. */
export interface Deps {
  readonly settings: Settings
  readonly clock: Clock
  readonly logger: Logger
  readonly database: Database
  readonly blobs: BlobStore
  readonly queue: TaskQueue
  readonly changes: TaskChanges
  readonly queueOrder: QueueOrder
  readonly secrets: Secrets
  readonly pageEditing: PageEditing
  readonly textTranslating: TextTranslating
  readonly metrics: Metrics
  /** None where buying is not set up. */
  readonly payments: readonly PaymentProvider[]
}

/** What a process needs that works on pages. */
export interface WorkerDeps extends Deps {
  readonly translator: PageTranslator
  /** Pages of one series, which translate one after the other. */
  readonly seriesTurns: Turns
}
