import { join } from 'node:path'
import { writeWholeFile } from './write-whole-file.ts'

/** Takes finished pages, in whatever order they come. */
export interface PageSink {
  /** Where the result lies when all is done, for people. */
  readonly path: string
  readonly put: (pagePath: string, bytes: Uint8Array) => Promise<void>
  /** Called once after the last page. */
  readonly finish: () => Promise<void>
  /** Called at the very end, finished or not: leaves nothing half-written behind. */
  readonly discard: () => Promise<void>
}

/** A sink of one file. */
export function createFileSink(path: string): PageSink {
  return {
    path,
    put: async (_, bytes) => await writeWholeFile(path, bytes),
    finish: async () => {},
    discard: async () => {},
  }
}

/** A sink that keeps every page's path under a folder. Pages that are done stay when the run is stopped. */
export function createFolderSink(path: string): PageSink {
  return {
    path,
    put: async (pagePath, bytes) => await writeWholeFile(join(path, pagePath), bytes),
    finish: async () => {},
    discard: async () => {},
  }
}
