import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { compareNaturally } from './natural-order.ts'
import { isPagePath, type PageCollection } from './page-collection.ts'

/** The pages of a folder and of the folders in it. Links are not followed, so that no loop is walked. */
export async function openFolder(folder: string, except?: string): Promise<PageCollection> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const left = except === undefined ? undefined : resolve(except) + sep
  const pages = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => left === undefined || !resolve(path).startsWith(left))
    .map((path) => ({
      path: relative(folder, path).split(sep).join('/'),
      read: async () => await readFile(path),
    }))
    .filter(({ path }) => isPagePath(path))
    .sort((a, b) => compareNaturally(a.path, b.path))
  return { kind: 'folder', pages, close: async () => {} }
}
