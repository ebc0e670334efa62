import { buffer } from 'node:stream/consumers'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { UsageError } from '../usage-error.ts'
import { compareNaturally } from './natural-order.ts'
import { isPagePath, type PageCollection } from './page-collection.ts'

/** One file in an archive, page or not. */
export interface ArchiveEntry {
  readonly path: string
  readonly modified: Date
  readonly read: () => Promise<Uint8Array>
}

/** An archive of pages with everything that it holds, in the archive's own order. */
export interface ArchiveCollection extends PageCollection {
  readonly kind: 'archive'
  readonly entries: readonly ArchiveEntry[]
}

// A page of 50 megapixels stays under this even without compression; a bomb's entries do not.
const mostEntryBytes = 256 * 1024 * 1024
const mostTotalBytes = 8 * 1024 * 1024 * 1024
const mostEntries = 20_000
const symbolicLink = 0o120000

/**
 * Reads an archive's directory; entries are read when they are asked for and never put on disk under their own names. Throws a
 * UsageError for an archive that is damaged, encrypted, too large, or has names that lead out of it.
 */
export async function openArchive(path: string): Promise<ArchiveCollection> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: Error) => {
    throw new UsageError(`the archive '${path}' cannot be read: ${error.message}`)
  })
  try {
    const entries = await listEntries(zip, path)
    const pages = entries.filter((entry) => isPagePath(entry.path)).sort((a, b) => compareNaturally(a.path, b.path))
    return { kind: 'archive', pages, entries, close: async () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function listEntries(zip: ZipFile, path: string): Promise<ArchiveEntry[]> {
  const refuse = (reason: string): never => {
    throw new UsageError(`the archive '${path}' was refused: ${reason}`)
  }
  if (zip.entryCount > mostEntries) refuse(`it has ${zip.entryCount} entries, more than ${mostEntries}`)
  const entries: ArchiveEntry[] = []
  const paths = new Set<string>()
  let totalBytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      totalBytes += entry.uncompressedSize
      const reason = paths.has(entry.fileName)
        ? `it has two entries named '${entry.fileName}'`
        : findFault(entry, totalBytes)
      if (reason !== undefined) refuse(reason)
      paths.add(entry.fileName)
      if (!entry.fileName.endsWith('/')) entries.push(describeEntry(zip, entry))
    }
  } catch (error) {
    if (error instanceof UsageError) throw error
    refuse((error as Error).message)
  }
  return entries
}

function findFault(entry: Entry, totalBytes: number): string | undefined {
  const { fileName: name } = entry
  if (entry.isEncrypted()) return `'${name}' is encrypted`
  if (((entry.externalFileAttributes >>> 16) & 0o170000) === symbolicLink) return `'${name}' is a symbolic link`
  if (entry.uncompressedSize > mostEntryBytes) return `'${name}' unpacks to ${entry.uncompressedSize} bytes`
  if (totalBytes > mostTotalBytes) return `it unpacks to more than ${mostTotalBytes} bytes`
  return undefined
}

// yauzl itself refuses names that lead out of the archive, and stops an entry that unpacks to more than its directory says.
function describeEntry(zip: ZipFile, entry: Entry): ArchiveEntry {
  return {
    path: entry.fileName,
    modified: entry.getLastModDate(),
    read: async () => await buffer(await zip.openReadStreamPromise(entry)),
  }
}
