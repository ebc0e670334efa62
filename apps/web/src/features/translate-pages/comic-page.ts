import type { ErrorKey } from '@fukidashi/contract/errors'

/** Why a page was not translated; the last two are what the server cannot report itself. */
export type FailureKey = ErrorKey | 'noAnswer' | 'offline'

/** A translation that the server was asked for. */
export interface PageOrder {
  readonly taskId: string
  /** Code of the language that the page is translated into. */
  readonly language: string
}

/** How far a page is on its way. */
export type PageProgress =
  | { readonly step: 'ready' }
  | { readonly step: 'waiting' }
  | { readonly step: 'uploading' }
  /** `position` 0 is the next. */
  | { readonly step: 'queued'; readonly position: number | undefined }
  /** `share` from 0 to 1. */
  | { readonly step: 'running'; readonly stage: string | undefined; readonly share: number }
  | ({
      readonly step: 'done'
      readonly imageUrl: string
      /** No text was found: the page came back as it was, which is no failure. */
      readonly isWithoutText: boolean
      /** Codes of the languages that it went through, both ends included; only when it did not go straight. */
      readonly way?: readonly string[]
    } & PageOrder)
  | { readonly step: 'failed'; readonly failure: FailureKey }
  | { readonly step: 'cancelled' }

/** An image that somebody brought. */
export interface ComicPage {
  readonly id: string
  readonly file: File
  /** Address of the image within the browser. */
  readonly originalUrl: string
  /** Shared by pages that lie on the desk together: names stay the same through them. */
  readonly seriesId: string
  readonly progress: PageProgress
  /** What the server was last asked for. */
  readonly order?: PageOrder
}

const movingSteps = new Set(['waiting', 'uploading', 'queued', 'running'])

/** Whether work on the page goes on, so that it can be cancelled. */
export function isMoving({ progress }: ComicPage): boolean {
  return movingSteps.has(progress.step)
}
