import type { TranslatedPage } from '../messaging/messages.ts'

const storeName = 'results'
const byTime = 'keptAt'

/** Raised when what is kept changes its form; results of before are then dropped. */
const version = 3

/** So much more than at the last look is let in before it is looked again what is too old or too much. */
const untidyShare = 0.05

interface KeptResult {
  readonly key: string
  readonly page: TranslatedPage
  readonly bytes: number
  readonly keptAt: number
}

/** What a cache may hold, and for how long. */
export interface CacheLimits {
  readonly mostBytes: number
  readonly lifetimeMs: number
}

/** Results of earlier translations. */
export interface ResultCache {
  /** What was made of a page, or undefined when nothing is kept. */
  readonly read: (key: string) => Promise<TranslatedPage | undefined>
  readonly keep: (key: string, page: TranslatedPage) => Promise<void>
  readonly measure: () => Promise<{ bytes: number; pages: number }>
  readonly clear: () => Promise<void>
}

/** Opens the cache in the browser's database. The oldest results go when it is full, and all of them when their time is over. */
export function openResultCache(name: string, limits: CacheLimits, now: () => number = Date.now): ResultCache {
  let database: Promise<IDBDatabase> | undefined
  const open = () => (database ??= openDatabase(name))
  const store = async (mode: IDBTransactionMode) => (await open()).transaction(storeName, mode).objectStore(storeName)

  let untidyBytes = Number.POSITIVE_INFINITY

  async function measure() {
    let bytes = 0
    let pages = 0
    await walk((await store('readonly')).index(byTime).openCursor(), ({ value }) => {
      bytes += (value as KeptResult).bytes
      pages++
    })
    return { bytes, pages }
  }

  /** Drops what is too old, and then the oldest until the rest fits with room for what comes before the next look. */
  async function tidy() {
    let { bytes } = await measure()
    await walk((await store('readwrite')).index(byTime).openCursor(), (cursor) => {
      const kept = cursor.value as KeptResult
      const isOld = now() - kept.keptAt > limits.lifetimeMs
      if (!isOld && bytes <= limits.mostBytes * (1 - untidyShare)) return false
      bytes -= kept.bytes
      cursor.delete()
      return true
    })
  }

  return {
    async read(key) {
      const kept = await resultOf<KeptResult | undefined>((await store('readonly')).get(key))
      return kept && now() - kept.keptAt <= limits.lifetimeMs ? kept.page : undefined
    },
    async keep(key, page) {
      const kept: KeptResult = { key, page, bytes: page.overlay?.length ?? 0, keptAt: now() }
      await resultOf((await store('readwrite')).put(kept))
      untidyBytes += kept.bytes
      if (untidyBytes < limits.mostBytes * untidyShare) return
      untidyBytes = 0
      await tidy()
    },
    measure,
    async clear() {
      await resultOf((await store('readwrite')).clear())
    },
  }
}

async function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version)
  request.addEventListener('upgradeneeded', () => {
    if (request.result.objectStoreNames.contains(storeName)) request.result.deleteObjectStore(storeName)
    request.result.createObjectStore(storeName, { keyPath: 'key' }).createIndex(byTime, byTime)
  })
  return await resultOf(request)
}

/** Visits entry after entry, until the visitor answers false. */
function walk(request: IDBRequest<IDBCursorWithValue | null>, visit: (cursor: IDBCursorWithValue) => unknown) {
  return new Promise<void>((resolve, reject) => {
    request.addEventListener('success', () => {
      const cursor = request.result
      if (!cursor || visit(cursor) === false) return resolve()
      cursor.continue()
    })
    request.addEventListener('error', () => reject(request.error!))
  })
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps no results.')))
  })
}
