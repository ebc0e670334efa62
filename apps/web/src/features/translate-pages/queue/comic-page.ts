import {
  type AccountErrorKey,
  type ErrorKey,
  errors,
  isAccountErrorKey,
  isPublicApiErrorKey,
  type PublicApiErrorKey,
} from '@fukidashi/contract/errors'
import type { LanguageCode } from '@fukidashi/contract/languages'
import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import type { Task } from '@fukidashi/contract/translation-calls'
import type { StageName } from '@fukidashi/contract/stages'
import type { ReaderEngineId, ReaderFailureKey } from '@fukidashi/reader-engines/reader-engine'

/** Failures that only the browser can see. */
const browserFailures = ['noAnswer', 'offline'] as const

/** Why a page was not translated. */
export type FailureKey = Exclude<ErrorKey, AccountErrorKey | PublicApiErrorKey> | (typeof browserFailures)[number]

/** Whether a stored text is a failure that this version of the site knows. */
export function isFailureKey(text: string): text is FailureKey {
  const isOfPages = Object.hasOwn(errors, text) && !isAccountErrorKey(text) && !isPublicApiErrorKey(text)
  return isOfPages || browserFailures.some((key) => key === text)
}

/** Why a page was not translated, with the number that its words need. */
export interface PageFailure {
  readonly failure: FailureKey
  /** Translations that there are a day without an account, where they are used up. */
  readonly perDay?: number
}

/** A translation that the server was asked for. */
export interface PageOrder {
  readonly taskId: string
  /** Code of the language that the page is translated into. */
  readonly language: string
  /** All that was chosen for it; missing in orders that an earlier version of the site stored. */
  readonly options?: TranslationOptions
}

/** A task whose translation is made. */
export type DoneTask = Extract<Task, { readonly status: 'done' }>

/** A task that waits for the words of an engine on the reader's side. */
export type AwaitingTask = Extract<Task, { readonly status: 'awaitingWords' }>

/** How far an engine on the reader's side is with the words of a page. `share` from 0 to 1. */
export type WordsWork =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'download' | 'translate'; readonly share: number }
  | { readonly kind: 'failed'; readonly failure: ReaderFailureKey }

/** How far a page is on its way. */
export type PageProgress =
  | { readonly step: 'ready' }
  | { readonly step: 'waiting' }
  | { readonly step: 'uploading' }
  /** `position` 0 is the next. */
  | { readonly step: 'queued'; readonly position: number }
  /** `share` from 0 to 1. */
  | { readonly step: 'running'; readonly stage: StageName; readonly share: number }
  /** It was read, and an engine on the reader's side makes its words, or failed to. */
  | {
      readonly step: 'words'
      readonly engine: ReaderEngineId
      readonly task: AwaitingTask
      readonly work: WordsWork
    }
  | ({
      readonly step: 'done'
      readonly imageUrl: string
      /** What stands on the page; empty where there is no text. */
      readonly regions: DoneTask['regions']
      readonly revision: number
      readonly isEditable: boolean
      /** Whether it was translated, or came back as it was and why, which is no failure. */
      readonly outcome: DoneTask['outcome']
      /** Codes of the languages that it was translated through, both ends included; only when there was one between them. */
      readonly route?: readonly string[]
      /** What the page's language was taken for, when it has too little text to tell. */
      readonly assumedLanguage?: LanguageCode
    } & PageOrder)
  | ({ readonly step: 'failed' } & PageFailure)
  | { readonly step: 'cancelled' }

/** An image that somebody brought. */
export interface ComicPage {
  readonly id: string
  readonly file: File
  /** Address of the image within the browser. */
  readonly originalUrl: string
  /** Shared by pages that are in the queue together: names stay the same through them. */
  readonly seriesId: string
  readonly progress: PageProgress
  /** Choices for this page alone, in the place of those of the visit. */
  readonly ownOptions?: TranslationOptions
  /** What the server was last asked for. */
  readonly order?: PageOrder
}

const movingSteps = new Set(['waiting', 'uploading', 'queued', 'running', 'words'])

/** Whether work on the page goes on, so that it can be cancelled. */
export function isMoving({ progress }: ComicPage): boolean {
  return movingSteps.has(progress.step)
}

/** A random id for pages that belong together (UUID version 4). `crypto.randomUUID` is not there without https. */
export function makeSeriesId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
