import { ReaderEngineError, type ReaderContext } from './reader-engine.ts'

/** How browsers say whether something of theirs can be used (webmachinelearning.github.io/writing-assistance-apis). */
export type BrowserAvailability = 'unavailable' | 'downloadable' | 'downloading' | 'available'

/** Time limits of what browsers do, which have none of their own. */
export interface BrowserLimits {
  /** A download without progress for this long has stalled. */
  readonly stallMs: number
  /** One request to a model. */
  readonly requestMs: number
}

/** A download on a slow line reports at least every percent; a model on a slow machine takes its time for a long page. */
export const browserLimits: BrowserLimits = { stallMs: 60_000, requestMs: 120_000 }

/** What `create` of a browser's interface takes for all of them. */
interface CreateOptions {
  readonly signal: AbortSignal
  readonly monitor: (monitor: EventTarget) => void
}

/**
 * Creates one of a browser's models, downloading it where needed. A download needs a click: without one, nothing is begun. A
 * browser whose network is gone leaves `create` pending for ever, so that a download without progress is given up.
 */
export async function createBrowserModel<Model>(
  availability: BrowserAvailability,
  create: (options: CreateOptions) => Promise<Model>,
  { signal, report }: ReaderContext,
  { stallMs }: BrowserLimits,
): Promise<Model> {
  signal.throwIfAborted()
  const isDownload = availability !== 'available'
  if (isDownload && !(globalThis.navigator?.userActivation?.isActive ?? true))
    throw new ReaderEngineError('clickNeeded')
  const stall = new AbortController()
  const giveUp = () => stall.abort(new ReaderEngineError(isDownload ? 'downloadStalled' : 'timedOut'))
  let timer = setTimeout(giveUp, stallMs)
  try {
    return await create({
      signal: AbortSignal.any([signal, stall.signal]),
      monitor: (monitor) =>
        monitor.addEventListener('downloadprogress', (event) => {
          clearTimeout(timer)
          timer = setTimeout(giveUp, stallMs)
          if (isDownload) report({ step: 'download', progress: (event as ProgressEvent).loaded })
        }),
    })
  } catch (error) {
    signal.throwIfAborted()
    if (stall.signal.aborted) throw stall.signal.reason
    throw failureOf(error, isDownload)
  } finally {
    clearTimeout(timer)
  }
}

/** Runs one request to a model within its time. Throws a ReaderEngineError, or the signal's reason. */
export async function askBrowserModel<Reply>(
  ask: (signal: AbortSignal) => Promise<Reply>,
  signal: AbortSignal,
  { requestMs }: BrowserLimits,
): Promise<Reply> {
  const timeout = AbortSignal.timeout(requestMs)
  try {
    return await ask(AbortSignal.any([signal, timeout]))
  } catch (error) {
    signal.throwIfAborted()
    if (timeout.aborted) throw new ReaderEngineError('timedOut')
    throw failureOf(error, false)
  }
}

/** The errors of the interfaces by their names (MDN, `Translator: create()`, `LanguageModel: prompt()`). */
function failureOf(error: unknown, isDownload: boolean): Error {
  if (error instanceof ReaderEngineError) return error
  const { name, message } = error as DOMException
  const make = (key: ConstructorParameters<typeof ReaderEngineError>[0]) =>
    new ReaderEngineError(key, `${name}: ${message}`, { cause: error })
  if (name === 'NetworkError') return make('downloadFailed')
  if (name === 'NotAllowedError') return make('blocked')
  if (name === 'NotSupportedError') return make('unavailable')
  if (name === 'QuotaExceededError') return make('textTooLong')
  if (name === 'NotReadableError') return make('refused')
  return make(isDownload ? 'downloadFailed' : 'failed')
}
