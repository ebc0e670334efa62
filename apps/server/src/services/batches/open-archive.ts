import { ProductError } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import { compareNaturally } from '@fukidashi/pipeline/natural-order'
import { isPagePath } from '@fukidashi/pipeline/page-path'
import type { Readable } from 'node:stream'
import yauzl, { type Entry, type ZipFile } from 'yauzl'

/** A page in an archive. */
export interface ArchivedPage {
  /** Its path in the archive. */
  readonly name: string
  /** Which file of the archive it is. */
  readonly entry: number
}

/** An opened archive; the caller closes it. */
export interface Archive {
  /** In reading order. */
  readonly pages: readonly ArchivedPage[]
  /** The bytes of a file of the archive, of which no more come than its directory says. */
  readonly read: (entry: number) => Promise<Readable>
  readonly close: () => void
}

const { maxPages, maxEntries } = limits.api.batch

/**
 * Reads an archive's directory. Nothing is unpacked. Throws a ProductError `archiveUnreadable` for one that is damaged, encrypted,
 * or has names that lead out of it, `archiveTooManyFiles` or `archiveWithoutPages`.
 */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false }).catch(refuse)
  try {
    // An empty file and a directory without end are found before they are read.
    if (zip.entryCount > maxEntries) throw new ProductError('archiveTooManyFiles')
    const entries = await listEntries(zip).catch(refuse)
    const pages = entries
      .map(({ fileName: name }, entry) => ({ name, entry }))
      .filter(({ name }) => isPagePath(name))
      .sort((a, b) => compareNaturally(a.name, b.name))
    if (pages.length === 0) throw new ProductError('archiveWithoutPages')
    if (pages.length > maxPages) throw new ProductError('archiveTooManyFiles')
    if (pages.some(({ entry }) => entries[entry]!.isEncrypted())) throw new ProductError('archiveUnreadable')
    return {
      pages,
      read: async (entry) => await zip.openReadStreamPromise(entries[entry]!),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  return entries
}

function refuse(cause: unknown): never {
  throw new ProductError('archiveUnreadable', undefined, { cause })
}
