import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { ArchiveCollection, ArchiveEntry } from '../input/open-archive.ts'
import type { PageSink } from './page-sink.ts'
import { unfinishedPath } from './write-whole-file.ts'

/**
 * A sink that writes an archive with the same entries in the same order as the one that the pages come from. Pages that were
 * not put stay as they were. Finished pages wait in a hidden folder beside the output, so that memory stays flat.
 */
export async function createArchiveSink(path: string, source: ArchiveCollection): Promise<PageSink> {
  const folder = unfinishedPath(path)
  await mkdir(dirname(path), { recursive: true })
  await mkdir(folder)
  const places = new Map(source.entries.map((entry, index) => [entry.path, join(folder, String(index))]))
  const done = new Set<string>()
  const replacement = async (entry: ArchiveEntry): Promise<Uint8Array> =>
    done.has(entry.path) ? await readFile(places.get(entry.path)!) : await entry.read()
  return {
    path,
    put: async (pagePath, bytes) => {
      await writeFile(places.get(pagePath)!, bytes)
      done.add(pagePath)
    },
    finish: async () => {
      const unfinished = join(folder, 'archive')
      await writeArchive(unfinished, source.entries, replacement)
      await rename(unfinished, path)
    },
    discard: async () => await rm(folder, { recursive: true, force: true }),
  }
}

const compressedImage = /\.(jpe?g|png|webp|gif|avif)$/i

type ReadEntry = (entry: ArchiveEntry) => Promise<Uint8Array>

async function writeArchive(path: string, entries: readonly ArchiveEntry[], read: ReadEntry): Promise<void> {
  const zip = new ZipFile()
  zip.on('error', (error: Error) => (zip.outputStream as PassThrough).destroy(error))
  for (const entry of entries) {
    const options = { mtime: entry.modified, compress: !compressedImage.test(entry.path) }
    const content = Readable.from(readLate(entry, read)).on('error', (error) => zip.emit('error', error))
    zip.addReadStream(content, entry.path, options)
  }
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
}

// Read when the archive gets to the entry, so that one entry at a time is in memory.
async function* readLate(entry: ArchiveEntry, read: ReadEntry): AsyncGenerator<Uint8Array> {
  yield await read(entry)
}
