import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Db as QueueDatabase } from 'pg-boss'
import type * as accountSchema from './account-schema.ts'
import type * as productSchema from './schema.ts'

/** Where services ask their questions: the same queries run on the embedded database and on a server. */
export type Db = NodePgDatabase<typeof productSchema & typeof accountSchema>

/** Inside a transaction. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

/** An opened and migrated database. */
export interface Database {
  readonly db: Db
  /** `embedded` belongs to this process alone; a `server` may serve other processes too. */
  readonly kind: 'embedded' | 'server'
  /** What the job queue, which keeps its tables in the same database, asks its questions through, and whether it hears of new jobs or has to look for them. */
  readonly queue: { readonly db: QueueDatabase; readonly isAnnounced: boolean }
  /** Whether a connection keeps statements that it prepared by name; behind a pooler in transaction mode, it may not. */
  readonly canPrepare: boolean
  /** Throws when the database does not answer. */
  readonly ping: () => Promise<void>
  readonly close: () => Promise<void>
  /**
   * Copies the embedded database's files to a new folder as they are at one moment, while everybody waits; returns of when its
   * newest migration is, in milliseconds. Servers have means of their own.
   */
  readonly copyTo?: (folder: string) => Promise<number>
}
