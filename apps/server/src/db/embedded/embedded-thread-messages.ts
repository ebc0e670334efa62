import type { MessagePort } from 'node:worker_threads'

/** What the thread of the embedded database is started with. */
export interface EmbeddedThreadData {
  /** Where the database's files are. */
  readonly folder: string
}

/** What the thread is asked: to serve a connection, over which the PostgreSQL protocol is spoken, or to close. */
export type ToEmbeddedThread = { readonly kind: 'connect'; readonly port: MessagePort } | { readonly kind: 'close' }
