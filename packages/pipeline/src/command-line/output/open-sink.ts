import type { ArchiveCollection } from '../input/open-archive.ts'
import type { PageCollection } from '../input/page-collection.ts'
import { createArchiveSink } from './create-archive-sink.ts'
import { createFileSink, createFolderSink, type PageSink } from './page-sink.ts'

const sinks: Record<
  PageCollection['kind'],
  (path: string, collection: PageCollection) => PageSink | Promise<PageSink>
> = {
  file: createFileSink,
  folder: createFolderSink,
  archive: async (path, collection) => await createArchiveSink(path, collection as ArchiveCollection),
}

/** A sink of the kind that the pages come from: a file for a file, a folder for a folder, an archive for an archive. */
export async function openSink(path: string, collection: PageCollection): Promise<PageSink> {
  return await sinks[collection.kind](path, collection)
}
