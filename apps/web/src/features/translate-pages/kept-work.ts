import { findLanguage } from '@fukidashi/contract/languages'
import type { ComicPage, FailureKey, PageOrder, PageProgress } from './comic-page.ts'
import { failureWords } from './failure-words.ts'
import type { FileStore } from './file-store.ts'
import { makeSeriesId } from './series-id.ts'

const workKey = 'translatorWork'

/** What is written down of a page; its image lies in the file store under the same id. */
interface KeptPage {
  readonly id: string
  readonly seriesId?: string
  readonly order?: PageOrder
  readonly end?: 'cancelled' | FailureKey
}

/** Keeps the pages of a visit over a reload of the tab. */
export interface KeptWork {
  readonly write: (pages: readonly ComicPage[]) => void
  readonly keepFile: (page: ComicPage) => void
  readonly dropFile: (id: string) => void
  /** The pages as they were left. One whose image is gone is left out. */
  readonly read: () => Promise<readonly ComicPage[]>
}

/** Work kept in a storage of text and a store of files; a browser may refuse to open the storage. */
export function keepWork(openStorage: () => Storage, files: FileStore): KeptWork {
  async function readPage({ id, seriesId = makeSeriesId(), order, end }: KeptPage): Promise<ComicPage[]> {
    const file = await files.read(id)
    if (!file) return []
    const page = { id, file, originalUrl: URL.createObjectURL(file), seriesId, ...(order && { order }) }
    return [{ ...page, progress: progressOf(order, end) }]
  }
  return {
    // Without room or permission to keep them, the pages are simply not there after a reload.
    write: (pages) => attempt(() => openStorage().setItem(workKey, JSON.stringify(pages.map(keptFormOf)))),
    keepFile: ({ id, file }) => void files.keep(id, file).catch(() => undefined),
    dropFile: (id) => void files.drop(id).catch(() => undefined),
    read: async () => {
      const kept = parse(attempt(() => openStorage().getItem(workKey)) ?? null)
      return (await Promise.all(kept.map(readPage)).catch(() => [])).flat()
    },
  }
}

function keptFormOf({ id, seriesId, order, progress }: ComicPage): KeptPage {
  if (progress.step === 'failed') return { id, seriesId, end: progress.failure }
  if (progress.step === 'cancelled') return { id, seriesId, end: 'cancelled' }
  return { id, seriesId, ...(order && { order }) }
}

function progressOf(order: PageOrder | undefined, end: KeptPage['end']): PageProgress {
  if (end === 'cancelled') return { step: 'cancelled' }
  if (end) return { step: 'failed', failure: end }
  // Whatever became of the order meanwhile, the server is asked for it.
  return { step: order ? 'waiting' : 'ready' }
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

function parse(text: string | null): readonly KeptPage[] {
  const content: unknown = attempt(() => JSON.parse(text ?? '[]'))
  return Array.isArray(content) ? content.filter(isKeptPage) : []
}

// Another version of the site may have written it.
function isKeptPage(content: unknown): content is KeptPage {
  const { id, seriesId, order, end } = content as {
    id?: unknown
    seriesId?: unknown
    order?: Partial<PageOrder>
    end?: string
  }
  const isOrder = order === undefined || (typeof order.taskId === 'string' && !!findLanguage(order.language ?? ''))
  const isEnd = end === undefined || end === 'cancelled' || end in failureWords
  const isSeries = seriesId === undefined || typeof seriesId === 'string'
  return typeof id === 'string' && isSeries && isOrder && isEnd
}
