import { ApiError } from '@fukidashi/api-client/api-error'
import type { ApiClient } from '@fukidashi/api-client/create-api-client'
import { readDailyLimit } from '@fukidashi/contract/daily-limit'
import { isServerEngine } from '@fukidashi/contract/engines'
import { findErrorKey, ProductError, retryAfterOf } from '@fukidashi/contract/errors'
import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import type { uploadImage } from '@fukidashi/contract/image-calls'
import type { handInWords } from '@fukidashi/contract/result-calls'
import type {
  cancelTranslateTask,
  getTranslateResult,
  submitTranslateTask,
  Task,
} from '@fukidashi/contract/translation-calls'
import pRetry from 'p-retry'
import {
  type AwaitingTask,
  type ComicPage,
  type DoneTask,
  type FailureKey,
  isFailureKey,
  type PageFailure,
  type PageOrder,
  type PageProgress,
} from './comic-page.ts'
import type { PageWords } from './reader-words.ts'

const waitMs = 20_000
/** An answer that did not come is asked for again after half a second, one, two, four and eight seconds. */
const persistence = { retries: 5, minTimeout: 500, factor: 2 }

/** The calls that a page needs. */
export type PageCalls = ApiClient<{
  readonly uploadImage: typeof uploadImage
  readonly submitTranslateTask: typeof submitTranslateTask
  readonly getTranslateResult: typeof getTranslateResult
  readonly cancelTranslateTask: typeof cancelTranslateTask
  readonly handInWords: typeof handInWords
}>

/** How the work on a page is stopped, and who is told how far it is. */
export interface FollowOptions {
  readonly signal: AbortSignal
  readonly report: (progress: PageProgress) => void
  /** Makes the words of a page that waits for an engine on the reader's side; undefined when its time is over. */
  readonly makeWords: (task: AwaitingTask, order: PageOrder) => Promise<PageWords | undefined>
}

interface TranslatePageOptions extends FollowOptions {
  /** Told as soon as the server has taken the order. */
  readonly onOrder?: (order: PageOrder) => void
}

/**
 * Uploads a page, orders its translation and follows it to its end, reporting each step. Aborting the signal cancels the
 * task on the server as well. Throws a `ProductError` or `ApiError` when there is no translation in the end.
 */
export async function translatePage(
  calls: PageCalls,
  { file, seriesId }: Pick<ComicPage, 'file' | 'seriesId'>,
  options: TranslationOptions,
  { onOrder, ...following }: TranslatePageOptions,
): Promise<void> {
  const { signal, report } = following
  signal.throwIfAborted()
  report({ step: 'uploading' })
  const { imageId } = await persist(() => calls.uploadImage({ file }, { signal }), signal)
  const asked = { ...askedOfServer(options), imageId, seriesId }
  const task = await persist(() => calls.submitTranslateTask(asked, { signal }), signal)
  const order = { taskId: task.taskId, language: options.translateTo, options }
  onOrder?.(order)
  report(progressOf(task, order))
  // The same page with the same choices may have been translated before.
  if (task.status !== 'done') await followOrder(calls, order, following)
}

/** What becomes of honorifics is said to an engine on the reader's side there; the server has nothing to do with it. */
function askedOfServer({ honorifics, ...options }: TranslationOptions): TranslationOptions {
  return isServerEngine(options.translationModel) && honorifics ? { ...options, honorifics } : options
}

/** Follows a translation that was ordered before, in the same way. */
export async function followOrder(
  calls: PageCalls,
  order: PageOrder,
  { signal, report, makeWords }: FollowOptions,
): Promise<void> {
  const { taskId } = order
  const answer = async (task: AwaitingTask): Promise<Task | undefined> => {
    const words = await makeWords(task, order)
    if (words === undefined) return undefined
    const handedIn = Array.from(words, ([regionId, text]) => ({ regionId, text }))
    try {
      return await persist(() => calls.handInWords({ taskId, words: handedIn }, { signal }), signal)
    } catch (error) {
      // They came before, from another tab or in a call whose answer was lost: the page is asked for again.
      if (error instanceof ApiError && error.key === 'wordsNotAwaited') return undefined
      throw error
    }
  }
  // When this word does not arrive either, the server ends the task by itself; there is nobody left to tell.
  const cancel = () => void calls.cancelTranslateTask({ taskId }).catch(() => undefined)
  if (signal.aborted) cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    for (;;) {
      signal.throwIfAborted()
      const result = await persist(() => calls.getTranslateResult({ taskId, waitMs }, { signal }), signal)
      const task = result.status === 'awaitingWords' ? await answer(result) : result
      if (task === undefined) continue
      report(progressOf(task, order))
      if (task.status === 'done') return
    }
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

function progressOf(task: Task, order: PageOrder): PageProgress {
  switch (task.status) {
    case 'queued':
      return { step: 'queued', position: task.position }
    case 'processing':
      return { step: 'running', stage: task.stage, share: task.progress }
    case 'awaitingWords':
      return { step: 'running', stage: 'translate', share: awaitingShare }
    case 'cancelled':
      throw new ProductError('cancelled')
    case 'failed':
      throw new ProductError(findErrorKey(task.error.code) ?? 'internal')
    case 'done':
      return doneProgressOf(task, order)
  }
}

/** A page that has been read is about half done. */
const awaitingShare = 0.5

/** What is shown of a translation that is made. */
export function doneProgressOf(task: DoneTask, order: PageOrder): Extract<PageProgress, { readonly step: 'done' }> {
  const { imageUrl, outcome, route, language, isLanguageSure, regions, revision, isEditable } = task
  const detour = route.length > 2 && { route }
  const guess = language && !isLanguageSure && { assumedLanguage: language }
  return { step: 'done', ...order, imageUrl, outcome, regions, revision, isEditable, ...detour, ...guess }
}

/** Makes a call again when what stopped it may have passed. Throws as soon as the signal is aborted, also in a pause. */
function persist<Answer>(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return pRetry(call, { ...persistence, signal, shouldRetry: ({ error }) => mayPass(error) })
}

// A service that the server itself waited for in vain was tried often enough; its failures carry their own key.
function mayPass(error: Error): boolean {
  if (!(error instanceof ApiError && error.isPassing)) return false
  return error.key === undefined || error.key === 'tooManyRequests' || retryAfterOf(error.key) !== undefined
}

/** A failure with what its words need. */
export function describeFailure(error: unknown): PageFailure {
  const failure = failureOf(error)
  if (failure !== 'anonymousLimitReached' || !(error instanceof ApiError)) return { failure }
  return { failure, ...readDailyLimit(error.data) }
}

/** The key by which a failure's words are found. */
export function failureOf(error: unknown): FailureKey {
  if (!(error instanceof ProductError || error instanceof ApiError)) return 'internal'
  if (error instanceof ApiError && error.failure === 'network')
    return navigator.onLine === false ? 'offline' : 'noAnswer'
  return error.key !== undefined && isFailureKey(error.key) ? error.key : 'internal'
}
