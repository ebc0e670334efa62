import { findLanguage } from '@fukidashi/contract/languages'
import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import {
  type ComicPage,
  type FailureKey,
  isFailureKey,
  makeSeriesId,
  type PageOrder,
  type PageProgress,
} from './comic-page.ts'
import type { FileStore } from './file-store.ts'

const storageKey = 'translatorWork'

/** What is written down of a page; its image lies in the file store under the same id. */
interface StoredPage {
  readonly id: string
  readonly seriesId?: string
  readonly order?: PageOrder
  readonly ownOptions?: TranslationOptions
  readonly end?: 'cancelled' | FailureKey
  readonly perDay?: number
}

/** Keeps the pages of a visit over a reload of the tab. */
export interface PageStorage {
  readonly write: (pages: readonly ComicPage[]) => void
  readonly keepFile: (page: ComicPage) => void
  readonly dropFile: (id: string) => void
  /** The pages as they were left. One whose image is gone is left out. */
  readonly read: () => Promise<readonly ComicPage[]>
}

/** Pages kept in a storage of text and a store of files; a browser may refuse to open the storage. */
export function createPageStorage(openStorage: () => Storage, files: FileStore): PageStorage {
  async function readPage({
    id,
    seriesId = makeSeriesId(),
    order,
    ownOptions,
    ...ended
  }: StoredPage): Promise<ComicPage[]> {
    const file = await files.read(id)
    if (!file) return []
    const kept = { ...(order && { order }), ...(ownOptions && { ownOptions }) }
    const page = { id, file, originalUrl: URL.createObjectURL(file), seriesId, ...kept }
    return [{ ...page, progress: progressOf(order, ended) }]
  }
  return {
    // Without room or permission to keep them, the pages are simply not there after a reload.
    write: (pages) => attempt(() => openStorage().setItem(storageKey, JSON.stringify(pages.map(storedFormOf)))),
    keepFile: ({ id, file }) => void files.keep(id, file).catch(() => undefined),
    dropFile: (id) => void files.drop(id).catch(() => undefined),
    read: async () => {
      const stored = parse(attempt(() => openStorage().getItem(storageKey)) ?? null)
      return (await Promise.all(stored.map(readPage)).catch(() => [])).flat()
    },
  }
}

function storedFormOf({ id, seriesId, order, ownOptions, progress }: ComicPage): StoredPage {
  const base = { id, seriesId, ...(ownOptions && { ownOptions }) }
  if (progress.step === 'failed') {
    const { failure, perDay } = progress
    return { ...base, end: failure, ...(perDay !== undefined && { perDay }) }
  }
  if (progress.step === 'cancelled') return { ...base, end: 'cancelled' }
  return { ...base, ...(order && { order }) }
}

function progressOf(order: PageOrder | undefined, { end, perDay }: Pick<StoredPage, 'end' | 'perDay'>): PageProgress {
  if (end === 'cancelled') return { step: 'cancelled' }
  if (end) return { step: 'failed', failure: end, ...(perDay !== undefined && { perDay }) }
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

function parse(text: string | null): readonly StoredPage[] {
  const content: unknown = attempt(() => JSON.parse(text ?? '[]'))
  return Array.isArray(content) ? content.filter(isStoredPage) : []
}

// Another version of the site may have written it.
function isStoredPage(content: unknown): content is StoredPage {
  const { id, seriesId, order, ownOptions, end, perDay } = content as {
    id?: unknown
    seriesId?: unknown
    order?: Partial<PageOrder>
    ownOptions?: Partial<TranslationOptions>
    end?: string
    perDay?: unknown
  }
  const isOrder = order === undefined || (typeof order.taskId === 'string' && !!findLanguage(order.language ?? ''))
  const isEnd = end === undefined || end === 'cancelled' || isFailureKey(end)
  const isSeries = seriesId === undefined || typeof seriesId === 'string'
  const isOwn = ownOptions === undefined || !!findLanguage(ownOptions.translateTo ?? '')
  const isLimit = perDay === undefined || typeof perDay === 'number'
  return typeof id === 'string' && isSeries && isOrder && isOwn && isEnd && isLimit
}
