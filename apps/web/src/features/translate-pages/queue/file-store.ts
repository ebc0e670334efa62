import { limits } from '@fukidashi/contract/limits'

const databaseName = 'fukidashi'
const storeName = 'pages'

/** A file and when it was brought. */
interface KeptFile {
  readonly file: File
  readonly keptAt: number
}

/** Keeps the images of a visit within the browser, so that a reload loses none. */
export interface FileStore {
  readonly keep: (id: string, file: File) => Promise<void>
  readonly read: (id: string) => Promise<File | undefined>
  readonly drop: (id: string) => Promise<void>
}

/** Opens the store. As on the server, no image is kept for more than a day: older ones go when the store is opened. */
export function openFileStore(): FileStore {
  const database = openDatabase()
  async function run<Result>(mode: IDBTransactionMode, action: (store: IDBObjectStore) => IDBRequest<Result>) {
    const store = (await database).transaction(storeName, mode).objectStore(storeName)
    return resultOf(action(store))
  }

  async function dropOld() {
    const store = (await database).transaction(storeName, 'readwrite').objectStore(storeName)
    const cursor = store.openCursor()
    cursor.addEventListener('success', () => {
      if (!cursor.result) return
      const { keptAt } = cursor.result.value as KeptFile
      if (Date.now() - keptAt > limits.image.lifetimeMs) cursor.result.delete()
      cursor.result.continue()
    })
  }
  // A browser that keeps nothing, as in some private windows, can translate all the same.
  dropOld().catch(() => undefined)

  return {
    keep: async (id, file) => {
      await run('readwrite', (store) => store.put({ file, keptAt: Date.now() } satisfies KeptFile, id))
    },
    read: async (id) => {
      const kept = await run<KeptFile | undefined>('readonly', (store) => store.get(id))
      return kept?.file
    },
    drop: async (id) => {
      await run('readwrite', (store) => store.delete(id))
    },
  }
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  return resultOf(request)
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps no files.')))
  })
}
