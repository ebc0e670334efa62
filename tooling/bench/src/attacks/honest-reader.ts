import { ApiError } from '@fukidashi/api-client/api-error'
import { setTimeout as wait } from 'node:timers/promises'
import pRetry from 'p-retry'
import { benchOrder, createVisitor, type VisitorCalls } from '../running/serve.ts'

/** What the site does when the server asks to wait. */
const retries = 5
const pauseMs = 1000

/** What readers met. */
export interface ReaderFigures {
  readonly siteMs: number[]
  readonly uploadMs: number[]
  readonly pageMs: number[]
  /** Calls that were put off and made again, by the reason. */
  readonly putOff: Record<string, number>
  /** Visits that failed for good. */
  readonly failures: string[]
}

/** Nothing so far. */
export function createReaderFigures(): ReaderFigures {
  return { siteMs: [], uploadMs: [], pageMs: [], putOff: {}, failures: [] }
}

interface Reader {
  readonly url: string
  readonly address: string
  /** The reader's own pages, in the order in which they are read. */
  readonly pages: readonly Blob[]
}

/** Reads page by page as somebody on the site does, until the signal aborts; a page that was begun is not counted then. */
export async function readHonestly(
  { url, address, pages }: Reader,
  figures: ReaderFigures,
  signal: AbortSignal,
): Promise<void> {
  const insist = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
    await pRetry(ask, {
      retries,
      minTimeout: 1000,
      shouldRetry: ({ error }) => error instanceof ApiError && error.isPassing,
      onFailedAttempt: ({ error }) => {
        const reason = error instanceof ApiError ? (error.key ?? error.failure) : error.name
        figures.putOff[reason] = (figures.putOff[reason] ?? 0) + 1
      },
    })
  const visitor = await createVisitor({ url }, { address })
  for (let round = 0; !signal.aborted; round += 1) {
    try {
      await timed(figures.siteMs, async () => await openSite(url, visitor.request))
      await readPage(visitor.api, pages[round % pages.length]!, { insist, figures, signal })
    } catch (error) {
      if (!signal.aborted) figures.failures.push(String(error))
    }
    await wait(pauseMs, undefined, { signal }).catch(() => {})
  }
}

async function openSite(url: string, request: typeof fetch): Promise<void> {
  const response = await request(`${url}/`, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`the site answered ${response.status}`)
  await response.arrayBuffer()
}

type Insist = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>

interface Reading {
  readonly insist: Insist
  readonly figures: ReaderFigures
  readonly signal: AbortSignal
}

async function readPage(api: () => VisitorCalls, file: Blob, { insist, figures, signal }: Reading): Promise<void> {
  const startMs = performance.now()
  const { imageId } = await timed(
    figures.uploadMs,
    async () => await insist(async () => await api().uploadImage({ file })),
  )
  const { taskId } = await insist(async () => await api().submitTranslateTask({ imageId, ...benchOrder }))
  while (!signal.aborted) {
    const { status } = await insist(async () => await api().getTranslateResult({ taskId, waitMs: 5000 }))
    if (status === 'queued' || status === 'processing') continue
    if (status !== 'done') throw new Error(`a page ended as ${status}`)
    figures.pageMs.push(performance.now() - startMs)
    return
  }
}

async function timed<Answer>(into: number[], work: () => Promise<Answer>): Promise<Answer> {
  const startMs = performance.now()
  const answer = await work()
  into.push(performance.now() - startMs)
  return answer
}
