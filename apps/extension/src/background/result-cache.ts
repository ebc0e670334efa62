const storeName = 'results'
const byTime = 'keptAt'

/** A kept result. `overlay` is null where the page stays as it is. */
interface KeptResult {
  readonly key: string
  readonly overlay: Blob | null
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
  /** The lettering of a page, null for a page that stays as it is, or undefined when nothing is kept. */
  readonly read: (key: string) => Promise<Blob | null | undefined>
  readonly keep: (key: string, overlay: Blob | null) => Promise<void>
  readonly measure: () => Promise<{ bytes: number; pages: number }>
  readonly clear: () => Promise<void>
}

/** Opens the cache in the browser's database. The oldest results go when it is full, and all of them when their time is over. */
export function openResultCache(name: string, limits: CacheLimits, now: () => number = Date.now): ResultCache {
  let database: Promise<IDBDatabase> | undefined
  const open = () => (database ??= openDatabase(name))
  const store = async (mode: IDBTransactionMode) => (await open()).transaction(storeName, mode).objectStore(storeName)

  async function measure() {
    let bytes = 0
    let pages = 0
    await walk((await store('readonly')).index(byTime).openCursor(), ({ value }) => {
      bytes += (value as KeptResult).bytes
      pages++
    })
    return { bytes, pages }
  }

  /** Drops what is too old, and then the oldest until the rest fits. */
  async function tidy() {
    let { bytes } = await measure()
    await walk((await store('readwrite')).index(byTime).openCursor(), (cursor) => {
      const kept = cursor.value as KeptResult
      const isOld = now() - kept.keptAt > limits.lifetimeMs
      if (!isOld && bytes <= limits.mostBytes) return false
      bytes -= kept.bytes
      cursor.delete()
      return true
    })
  }

  return {
    async read(key) {
      const kept = await resultOf<KeptResult | undefined>((await store('readonly')).get(key))
      return kept && now() - kept.keptAt <= limits.lifetimeMs ? kept.overlay : undefined
    },
    async keep(key, overlay) {
      const kept: KeptResult = { key, overlay, bytes: overlay?.size ?? 0, keptAt: now() }
      await resultOf((await store('readwrite')).put(kept))
      await tidy()
    },
    measure,
    async clear() {
      await resultOf((await store('readwrite')).clear())
    },
  }
}

async function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(storeName, { keyPath: 'key' }).createIndex(byTime, byTime),
  )
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
