import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import { isServerEngine } from '@fukidashi/contract/engines'
import type { ReaderEngine, ReaderEngineId } from '@fukidashi/reader-engines/reader-engine'
import pLimit from 'p-limit'
import {
  type AwaitingTask,
  type ComicPage,
  type DoneTask,
  isMoving,
  makeSeriesId,
  type PageOrder,
  type PageProgress,
} from './comic-page.ts'
import type { PageStorage } from './page-storage.ts'
import { createTimeLeft } from './time-left.ts'
import { createReaderWords } from './reader-words.ts'
import {
  describeFailure,
  doneProgressOf,
  followOrder,
  type FollowOptions,
  type PageCalls,
  translatePage,
} from './translate-page.ts'
import { createVisitNames, type VisitNames } from './visit-names.ts'

/** Pages on their way at once: a browser has six connections to a server, and each page holds one while it waits. */
const pagesAtOnce = 3

/** The pages that somebody brought, and what is done with them. It outlives the page that shows it. */
export interface PageQueue {
  readonly subscribe: (listener: () => void) => () => void
  readonly getPages: () => readonly ComicPage[]
  /** Milliseconds until all pages that are on their way are done; undefined while too little is known. */
  readonly getLeftMs: () => number | undefined
  readonly add: (files: readonly File[]) => void
  /** From now on the pages are stored there. Brings back those of before a reload, and follows the orders among them. */
  readonly storeIn: (openStorage: () => PageStorage) => Promise<void>
  readonly remove: (id: string) => void
  /** Puts a page in the place of another; those between move up. */
  readonly move: (id: string, toIndex: number) => void
  /** Keeps choices for one page alone; undefined lets it follow those of the visit again. */
  readonly choose: (id: string, ownOptions: TranslationOptions | undefined) => void
  readonly clear: () => void
  /** Translates the named pages; those that are on their way stay as they are. */
  readonly translate: (ids: readonly string[], options: TranslationOptions) => void
  readonly cancel: (id: string) => void
  /** Makes the words of a page that waits for them with an engine of the reader's, after a failure; call it in a click. */
  readonly decide: (id: string, engine: ReaderEngineId) => void
  /** Shows a finished page as an edit left it. */
  readonly update: (id: string, task: DoneTask) => void
  readonly names: VisitNames
}

/** Makes an empty queue. `openCalls` is asked when the first page is sent, `loadEngine` when one waits for words. */
export function createPageQueue(
  openCalls: () => Promise<PageCalls>,
  loadEngine: (id: ReaderEngineId) => Promise<ReaderEngine>,
): PageQueue {
  const state = createPageState()
  const time = createTimeLeft()
  let leftMs: number | undefined
  // The first to listen, so that others read what goes with the pages.
  state.subscribe(() => {
    leftMs = time.estimate(state.get(), Date.now())
  })
  const names = createVisitNames(() => sessionStorage)
  const readerWords = createReaderWords(loadEngine, names)
  const jobs = createJobs(
    openCalls,
    (id, progress) => state.change(id, { progress }),
    async (pageId, task, { options }, following) => {
      const engine = options?.translationModel
      const { honorifics } = options ?? {}
      return await readerWords.make({
        pageId,
        task,
        // An order of an earlier version of the site names none.
        engine: engine === undefined || isServerEngine(engine) ? 'browser' : engine,
        ...(honorifics && { honorifics }),
        ...following,
      })
    },
  )
  let count = 0

  function createPage(file: File, seriesId: string): ComicPage {
    // Tabs share the store of files: what one calls its pages no other may.
    const id = `${performance.timeOrigin}-${++count}`
    return { id, file, originalUrl: URL.createObjectURL(file), seriesId, progress: { step: 'ready' } }
  }

  function keepOnly(left: readonly ComicPage[]) {
    for (const page of state.get()) if (!left.includes(page)) jobs.stop(page.id)
    state.keepOnly(left)
  }

  return {
    subscribe: (listener) => state.subscribe(listener),
    getPages: () => state.get(),
    getLeftMs: () => leftMs,
    add(files) {
      const seriesId = state.get()[0]?.seriesId ?? makeSeriesId()
      state.add(files.map((file) => createPage(file, seriesId)))
    },
    async storeIn(openStorage) {
      for (const { id, order, progress } of await state.storeIn(openStorage)) {
        if (order && progress.step === 'waiting')
          jobs.start(id, (calls, following) => followOrder(calls, order, following))
      }
    },
    remove: (id) => keepOnly(state.get().filter((page) => page.id !== id)),
    clear: () => keepOnly([]),
    move(id, toIndex) {
      const pages = [...state.get()]
      const fromIndex = pages.findIndex((page) => page.id === id)
      if (fromIndex === -1) return
      pages.splice(toIndex, 0, ...pages.splice(fromIndex, 1))
      state.reorder(pages)
    },
    choose: (id, ownOptions) => state.choose(id, ownOptions),
    translate(ids, options) {
      for (const page of state.get().filter((candidate) => ids.includes(candidate.id) && !isMoving(candidate))) {
        const onOrder = (order: PageOrder) => state.change(page.id, { order })
        jobs.start(page.id, (calls, following) => translatePage(calls, page, options, { ...following, onOrder }))
      }
    },
    cancel(id) {
      jobs.stop(id)
      state.change(id, { progress: { step: 'cancelled' } })
    },
    decide: readerWords.decide,
    update(id, task) {
      const order = state.get().find((page) => page.id === id)?.order
      if (order?.taskId === task.taskId) state.change(id, { progress: doneProgressOf(task, order) })
    },
    names,
  }
}

/** The pages in their order: told to those who listen, and stored. */
function createPageState() {
  let pages: readonly ComicPage[] = []
  let storage: PageStorage | undefined
  const listeners = new Set<() => void>()

  function show(next: readonly ComicPage[]) {
    pages = next
    for (const listener of listeners) listener()
  }

  return {
    get: () => pages,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(added: readonly ComicPage[]) {
      for (const page of added) storage?.keepFile(page)
      show([...pages, ...added])
      storage?.write(pages)
    },
    change(id: string, part: { readonly progress: PageProgress } | { readonly order: PageOrder }) {
      show(pages.map((page) => (page.id === id ? { ...page, ...part } : page)))
      // How far a page is need not be stored, only where it stands.
      if ('order' in part || !['running', 'words'].includes(part.progress.step)) storage?.write(pages)
    },
    reorder(ordered: readonly ComicPage[]) {
      show(ordered)
      storage?.write(ordered)
    },
    choose(id: string, ownOptions: TranslationOptions | undefined) {
      show(
        pages.map(({ ownOptions: before, ...page }) => {
          const chosen = page.id === id ? ownOptions : before
          return chosen ? { ...page, ownOptions: chosen } : page
        }),
      )
      storage?.write(pages)
    },
    keepOnly(left: readonly ComicPage[]) {
      for (const page of pages.filter((candidate) => !left.includes(candidate))) {
        URL.revokeObjectURL(page.originalUrl)
        storage?.dropFile(page.id)
      }
      show(left)
      storage?.write(left)
    },
    /** Gives the pages that were stored before; the second call finds none. */
    async storeIn(openStorage: () => PageStorage): Promise<readonly ComicPage[]> {
      if (storage) return []
      storage = openStorage()
      const found = await storage.read()
      show([...found, ...pages])
      return found
    },
  }
}

type Job = (calls: PageCalls, following: FollowOptions) => Promise<void>

/** Work on pages, a few at once in the order of their start. What becomes of each is reported, until it is stopped. */
function createJobs(
  openCalls: () => Promise<PageCalls>,
  onProgress: (id: string, progress: PageProgress) => void,
  makeWords: (
    id: string,
    task: AwaitingTask,
    order: PageOrder,
    following: Pick<FollowOptions, 'signal' | 'report'>,
  ) => ReturnType<FollowOptions['makeWords']>,
) {
  const running = new Map<string, AbortController>()
  const limit = pLimit(pagesAtOnce)

  async function run(id: string, job: Job, signal: AbortSignal, report: (progress: PageProgress) => void) {
    try {
      const following = { signal, report }
      await job(await openCalls(), {
        ...following,
        makeWords: async (task, order) => await makeWords(id, task, order, following),
      })
    } catch (error) {
      const described = describeFailure(error)
      report(described.failure === 'cancelled' ? { step: 'cancelled' } : { step: 'failed', ...described })
    }
  }

  return {
    start(id: string, job: Job) {
      const controller = new AbortController()
      const { signal } = controller
      const report = (progress: PageProgress) => {
        if (!signal.aborted) onProgress(id, progress)
      }
      running.set(id, controller)
      report({ step: 'waiting' })
      void limit(() => run(id, job, signal, report)).finally(() => {
        if (running.get(id) === controller) running.delete(id)
      })
    },
    stop(id: string) {
      running.get(id)?.abort()
      running.delete(id)
    },
  }
}
