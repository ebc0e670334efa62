import type { Readable } from 'node:stream'

/** Bytes under keys. Whoever writes has all of it or nothing. */
export interface BlobStore {
  /** A file for bytes that are still coming in, which `adopt` takes over. The caller removes it when it is not. */
  readonly createIncomingPath: () => Promise<string>
  /** Takes over a file of `createIncomingPath`; returns its key. */
  readonly adopt: (path: string) => Promise<string>
  /** Stores bytes; returns their key. */
  readonly write: (bytes: Uint8Array) => Promise<string>
  /** Throws a ProductError `notFound` when there is nothing. */
  readonly read: (key: string) => Promise<Uint8Array>
  /** Throws a ProductError `notFound` when there is nothing. */
  readonly open: (key: string) => Promise<{ readonly stream: Readable; readonly bytes: number }>
  /** What is not there is no error. */
  readonly remove: (keys: readonly string[]) => Promise<void>
  /** Removes everything written before a moment, whether anything knows of it or not; returns how much there was. */
  readonly removeOlderThan: (moment: Date) => Promise<number>
}
