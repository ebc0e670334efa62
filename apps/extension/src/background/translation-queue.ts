import type { TranslatedPage } from '../messaging/messages.ts'

/** Whoever waits for a page. */
export interface Subscriber {
  isVisible: boolean
  readonly onWaiting: (ahead: number) => void
  readonly onStart: () => void
  readonly onDone: (page: TranslatedPage) => void
  readonly onFailed: (error: unknown) => void
}

/** How a page is translated; the signal aborts when nobody waits for it any more. */
export type TranslatePage = (signal: AbortSignal) => Promise<TranslatedPage>

interface Job {
  readonly key: string
  readonly translate: TranslatePage
  readonly subscribers: Set<Subscriber>
  readonly cancelling: AbortController
  isRunning: boolean
}

/** The pages of all tabs, in one line. */
export interface TranslationQueue {
  /** Joins the job of the same key, or makes one. Gives the way to leave again; a job that everybody left is cancelled. */
  readonly join: (key: string, subscriber: Subscriber, translate: TranslatePage) => () => void
  /** Somebody's page came into sight, or left it. */
  readonly reorder: () => void
  /** Whether anything waits or runs. */
  readonly isBusy: () => boolean
}

/** Makes the one queue of the extension: at most `mostAtOnce` run, pages in sight first, then in the order in which they came. */
export function createTranslationQueue(
  mostAtOnce: number,
  onBusyChange: () => void = () => undefined,
): TranslationQueue {
  const jobs = new Map<string, Job>()
  const waiting = () =>
    [...jobs.values()]
      .filter(({ isRunning }) => !isRunning)
      .toSorted((a, b) => Number(isInSight(b)) - Number(isInSight(a)))

  function advance() {
    let running = [...jobs.values()].filter(({ isRunning }) => isRunning).length
    for (const job of waiting()) {
      if (running >= mostAtOnce) break
      running++
      void run(job)
    }
    for (const [ahead, job] of waiting().entries()) for (const { onWaiting } of job.subscribers) onWaiting(ahead)
    onBusyChange()
  }

  async function run(job: Job) {
    job.isRunning = true
    for (const { onStart } of job.subscribers) onStart()
    try {
      const page = await job.translate(job.cancelling.signal)
      for (const { onDone } of job.subscribers) onDone(page)
    } catch (error) {
      for (const { onFailed } of job.subscribers) onFailed(error)
    } finally {
      if (jobs.get(job.key) === job) jobs.delete(job.key)
      advance()
    }
  }

  function leave(job: Job, subscriber: Subscriber) {
    if (!job.subscribers.delete(subscriber) || job.subscribers.size > 0) return
    // The key is free at once: a reader who comes back must not join a job that is being cancelled.
    jobs.delete(job.key)
    job.cancelling.abort()
    advance()
  }

  return {
    join(key, subscriber, translate) {
      const job = jobs.get(key) ?? {
        key,
        translate,
        subscribers: new Set<Subscriber>(),
        cancelling: new AbortController(),
        isRunning: false,
      }
      jobs.set(key, job)
      job.subscribers.add(subscriber)
      if (job.isRunning) subscriber.onStart()
      advance()
      return () => leave(job, subscriber)
    },
    reorder: advance,
    isBusy: () => jobs.size > 0,
  }
}

function isInSight({ subscribers }: Job): boolean {
  return [...subscribers].some(({ isVisible }) => isVisible)
}
