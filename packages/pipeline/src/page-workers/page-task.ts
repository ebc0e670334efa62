import type { ErrorKey } from '@fukidashi/contract/errors'
import type { MessagePort } from 'node:worker_threads'
import type { PageSource } from '../page.ts'
import type { PageReport, PageResult } from '../page-result.ts'
import type { NodePlatformSettings } from '../platform/node/create-node-platform.ts'
import type { Pipeline, PipelineSettings } from '../run-pipeline.ts'
import type { StopFlag } from './stop-flag.ts'

/** What every thread is started with. */
export interface PageWorkerSettings {
  readonly platform: NodePlatformSettings
  readonly pipeline: PipelineSettings
}

/** One page for a thread. The thread answers `started` and then its progress over `port`; a message to it comes after `stop` was raised. */
export interface PageTask {
  readonly kind: keyof Pipeline
  readonly source: PageSource
  readonly port: MessagePort
  readonly stop: StopFlag
}

/** An error as plain data: classes do not survive the way between threads. */
export interface PageFailure {
  readonly key: ErrorKey | undefined
  readonly detail: string | undefined
  readonly stack: string | undefined
}

/** What a thread gives back for a page. */
export type PageOutcome = { readonly result: PageReport | PageResult } | { readonly failure: PageFailure }
