import type { ErrorKey } from '@fukidashi/contract/errors'
import type { MessagePort } from 'node:worker_threads'
import type { Glossary } from '@fukidashi/page-translation/page-request'
import type { PageSource } from '../page.ts'
import type { PageReport, PageResult } from '../page-result.ts'
import type { NodePlatformSettings } from '../platform/node/create-node-platform.ts'
import type { PageWithWords, Pipeline, PipelineSettings } from '../run-pipeline.ts'
import type { PageProgress } from '../run-stages.ts'
import type { StopFlag } from './stop-flag.ts'

/** What every thread is started with. */
export interface PageWorkerSettings {
  readonly platform: NodePlatformSettings
  readonly pipeline: PipelineSettings
}

/** What a thread says of its page: that it has begun, that it waits for the names of earlier pages, its own names, its progress. */
export type PageMessage = 'started' | 'recall' | { readonly names: Glossary } | PageProgress

/** What a thread is told: to stop, after `stop` was raised, the names that it waits for, or why there are none. */
export type PageInstruction = 'stop' | { readonly names: Glossary } | { readonly failure: string }

/** What is to be done with a page. */
export type PageWork =
  | { readonly kind: Exclude<keyof Pipeline, 'letter'>; readonly source: PageSource }
  | { readonly kind: 'letter'; readonly source: PageSource; readonly kept: PageWithWords }

/** One page for a thread, which says PageMessages over `port` and hears PageInstructions. */
export interface PageTask {
  readonly work: PageWork
  readonly keepsPage: boolean
  /** Whether the page shares its names with others. */
  readonly sharesNames: boolean
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
