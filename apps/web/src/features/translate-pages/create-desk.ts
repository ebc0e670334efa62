import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import pLimit from 'p-limit'
import { type ComicPage, isMoving, type PageOrder, type PageProgress } from './comic-page.ts'
import type { KeptWork } from './kept-work.ts'
import { makeSeriesId } from './series-id.ts'
import { failureOf, followOrder, type PageCalls, translatePage } from './translate-page.ts'

/** Pages on their way at once: a browser has six connections to a server, and each page holds one while it waits. */
const pagesAtOnce = 3

/** The pages that somebody brought, and what is done with them. It outlives the page that shows it. */
export interface Desk {
  readonly subscribe: (listener: () => void) => () => void
  readonly getPages: () => readonly ComicPage[]
  readonly add: (files: readonly File[]) => void
  /** From now on the work is kept there. Brings back what was kept before a reload, and follows the orders among it. */
  readonly keepIn: (openWork: () => KeptWork) => Promise<void>
  readonly remove: (id: string) => void
  readonly clear: () => void
  /** Translates the named pages; those that are on their way stay as they are. */
  readonly translate: (ids: readonly string[], options: TranslationOptions) => void
  readonly cancel: (id: string) => void
}

type Work = (calls: PageCalls, following: Parameters<typeof followOrder>[2]) => Promise<void>

/** Makes an empty desk. `openCalls` is asked when the first page is sent. */
export function createDesk(openCalls: () => Promise<PageCalls>): Desk {
  let kept: KeptWork | undefined
  let pages: readonly ComicPage[] = []
  const listeners = new Set<() => void>()
  const running = new Map<string, AbortController>()
  const limit = pLimit(pagesAtOnce)
  let count = 0

  function show(next: readonly ComicPage[]) {
    pages = next
    for (const listener of listeners) listener()
  }

  function change(id: string, part: { readonly progress: PageProgress } | { readonly order: PageOrder }) {
    show(pages.map((page) => (page.id === id ? { ...page, ...part } : page)))
    // How far a page is need not be kept, only where it stands.
    if ('order' in part || part.progress.step !== 'running') kept?.write(pages)
  }

  async function run(id: string, work: Work, signal: AbortSignal) {
    const report = (progress: PageProgress) => {
      if (!signal.aborted) change(id, { progress })
    }
    try {
      await work(await openCalls(), { signal, report })
    } catch (error) {
      const failure = failureOf(error)
      report(failure === 'cancelled' ? { step: 'cancelled' } : { step: 'failed', failure })
    }
  }

  function start(id: string, work: Work) {
    const controller = new AbortController()
    running.set(id, controller)
    change(id, { progress: { step: 'waiting' } })
    void limit(() => run(id, work, controller.signal)).finally(() => {
      if (running.get(id) === controller) running.delete(id)
    })
  }

  function stop(id: string) {
    running.get(id)?.abort()
    running.delete(id)
  }

  function forget({ id, originalUrl }: ComicPage) {
    stop(id)
    URL.revokeObjectURL(originalUrl)
    kept?.dropFile(id)
  }

  function leave(left: readonly ComicPage[]) {
    for (const page of pages) if (!left.includes(page)) forget(page)
    show(left)
    kept?.write(left)
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getPages: () => pages,
    add(files) {
      const seriesId = pages[0]?.seriesId ?? makeSeriesId()
      const added = files.map(
        (file): ComicPage => ({
          // Tabs share the store of files: what one calls its pages no other may.
          id: `${performance.timeOrigin}-${++count}`,
          file,
          originalUrl: URL.createObjectURL(file),
          seriesId,
          progress: { step: 'ready' },
        }),
      )
      for (const page of added) kept?.keepFile(page)
      show([...pages, ...added])
      kept?.write(pages)
    },
    async keepIn(openWork) {
      if (kept) return
      kept = openWork()
      const found = await kept.read()
      show([...found, ...pages])
      for (const { id, order, progress } of found) {
        if (order && progress.step === 'waiting') {
          start(id, (calls, following) => followOrder(calls, order, following))
        }
      }
    },
    remove: (id) => leave(pages.filter((page) => page.id !== id)),
    clear: () => leave([]),
    translate(ids, options) {
      for (const page of pages.filter((candidate) => ids.includes(candidate.id) && !isMoving(candidate))) {
        const { id } = page
        const onOrder = (order: PageOrder) => change(id, { order })
        start(id, (calls, following) => translatePage(calls, page, options, { ...following, onOrder }))
      }
    },
    cancel(id) {
      stop(id)
      change(id, { progress: { step: 'cancelled' } })
    },
  }
}
