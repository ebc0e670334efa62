import { open, readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { UsageError } from '../usage-error.ts'
import { openArchive } from './open-archive.ts'
import { openFolder } from './open-folder.ts'
import type { PageCollection } from './page-collection.ts'

/**
 * Opens what the person named; archives are known by their content, not by their name. Throws a UsageError when it does not
 * exist or holds no page. `except` is a folder to leave out: the output may lie inside the input.
 */
export async function openPageCollection(path: string, except?: string): Promise<PageCollection> {
  const facts = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR')
      throw new UsageError(`there is no file or folder '${path}'`)
    throw new UsageError(`'${path}' cannot be read (${error.code ?? error.message})`)
  })
  if (facts.isDirectory()) return notEmpty(await openFolder(path, except), path)
  if (!facts.isFile()) throw new UsageError(`'${path}' is neither a file nor a folder`)
  if (await isArchive(path)) return notEmpty(await openArchive(path), path)
  return {
    kind: 'file',
    pages: [{ path: basename(path), read: async () => await readFile(path) }],
    close: async () => {},
  }
}

function notEmpty<Collection extends PageCollection>(collection: Collection, path: string): Collection {
  if (collection.pages.length === 0) throw new UsageError(`there are no page images in '${path}'`)
  return collection
}

const zipSignatures = ['PK\u0003\u0004', 'PK\u0005\u0006']

async function isArchive(path: string): Promise<boolean> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`'${path}' cannot be read (${error.code ?? error.message})`)
  })
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return zipSignatures.includes(buffer.toString('latin1'))
  } finally {
    await file.close()
  }
}
