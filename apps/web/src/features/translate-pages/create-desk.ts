import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import pLimit from 'p-limit'
import { type ComicPage, isMoving, type PageProgress } from './comic-page.ts'
import { failureOf, type PageCalls, translatePage } from './translate-page.ts'

/** Pages on their way at once: a browser has six connections to a server, and each page holds one while it waits. */
const pagesAtOnce = 3

/** The pages that somebody brought, and what is done with them. It outlives the page that shows it. */
export interface Desk {
  readonly subscribe: (listener: () => void) => () => void
  readonly getPages: () => readonly ComicPage[]
  readonly add: (files: readonly File[]) => void
  readonly remove: (id: string) => void
  readonly clear: () => void
  /** Translates the named pages; those that are on their way stay as they are. */
  readonly translate: (ids: readonly string[], options: TranslationOptions) => void
  readonly cancel: (id: string) => void
}

/** Makes an empty desk. `openCalls` is asked when the first page is sent. */
export function createDesk(openCalls: () => Promise<PageCalls>): Desk {
  let pages: readonly ComicPage[] = []
  const listeners = new Set<() => void>()
  const running = new Map<string, AbortController>()
  let count = 0
  const limit = pLimit(pagesAtOnce)

  function show(next: readonly ComicPage[]) {
    pages = next
    for (const listener of listeners) listener()
  }

  function report(id: string, progress: PageProgress) {
    show(pages.map((page) => (page.id === id ? { ...page, progress } : page)))
  }

  async function run(page: ComicPage, options: TranslationOptions, signal: AbortSignal) {
    if (signal.aborted) return
    const { id, file } = page
    try {
      report(id, { step: 'uploading' })
      await translatePage(await openCalls(), file, options, {
        signal,
        report: (progress) => {
          if (!signal.aborted) report(id, progress)
        },
      })
    } catch (error) {
      if (signal.aborted) return
      const failure = failureOf(error)
      report(id, failure === 'cancelled' ? { step: 'cancelled' } : { step: 'failed', failure })
    }
  }

  function start(page: ComicPage, options: TranslationOptions) {
    const controller = new AbortController()
    running.set(page.id, controller)
    report(page.id, { step: 'waiting' })
    void limit(() => run(page, options, controller.signal)).finally(() => {
      if (running.get(page.id) === controller) running.delete(page.id)
    })
  }

  function stop(id: string) {
    running.get(id)?.abort()
    running.delete(id)
  }

  function forget(page: ComicPage) {
    stop(page.id)
    URL.revokeObjectURL(page.originalUrl)
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getPages: () => pages,
    add(files) {
      const added = files.map(
        (file): ComicPage => ({
          id: `page-${++count}`,
          file,
          originalUrl: URL.createObjectURL(file),
          progress: { step: 'ready' },
        }),
      )
      show([...pages, ...added])
    },
    remove(id) {
      const page = pages.find((candidate) => candidate.id === id)
      if (page) forget(page)
      show(pages.filter((candidate) => candidate.id !== id))
    },
    clear() {
      for (const page of pages) forget(page)
      show([])
    },
    translate(ids, options) {
      for (const page of pages) if (ids.includes(page.id) && !isMoving(page)) start(page, options)
    },
    cancel(id) {
      stop(id)
      report(id, { step: 'cancelled' })
    },
  }
}
