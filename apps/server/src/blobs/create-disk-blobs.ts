import { ProductError } from '@fukidashi/contract/errors'
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BlobStore } from './blob-store.ts'

/** Blobs as files. A file gets its name only once all of it is on the disk. */
export async function createDiskBlobs(folder: string): Promise<BlobStore> {
  const incoming = join(folder, 'incoming')
  const kept = join(folder, 'kept')
  await mkdir(incoming, { recursive: true })
  await mkdir(kept, { recursive: true })

  // A level of folders keeps each of them small.
  const pathOf = (key: string): string => {
    if (!/^[0-9a-f-]{36}$/.test(key)) throw new ProductError('notFound', `'${key}' is no blob.`)
    return join(kept, key.slice(0, 2), key)
  }
  const createIncomingPath = async () => join(incoming, randomUUID())

  const adopt = async (path: string): Promise<string> => {
    const key = randomUUID()
    const target = pathOf(key)
    await mkdir(dirname(target), { recursive: true })
    await flush(path)
    await rename(path, target)
    return key
  }

  const write = async (bytes: Uint8Array): Promise<string> => {
    const path = await createIncomingPath()
    try {
      await writeFile(path, bytes, { flag: 'wx' })
      return await adopt(path)
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
  }

  const openBlob: BlobStore['open'] = async (key) => {
    const file = await open(pathOf(key)).catch(refuseMissing)
    const { size } = await file.stat()
    return { stream: file.createReadStream(), bytes: size }
  }

  return {
    createIncomingPath,
    adopt,
    write,
    read: async (key) => await readFile(pathOf(key)).catch(refuseMissing),
    open: openBlob,
    remove: async (keys) => void (await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })))),
    removeOlderThan: async (moment) => {
      let removed = 0
      for (const path of await listFiles(folder)) {
        const facts = await stat(path).catch(() => undefined)
        if (facts === undefined || facts.mtime >= moment) continue
        await rm(path, { force: true })
        removed += 1
      }
      return removed
    },
  }
}

async function flush(path: string): Promise<void> {
  await using file = await open(path, 'r+')
  await file.sync()
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

function refuseMissing(cause: NodeJS.ErrnoException): never {
  if (cause.code === 'ENOENT') throw new ProductError('notFound', 'The blob is gone.', { cause })
  throw cause
}
