import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { constants } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client, type ClientBase, Pool } from 'pg'
import type { Database } from './database.ts'
import { startEmbeddedThread } from './embedded/start-embedded-thread.ts'
import { isPooledByTransaction } from './detect-pooler.ts'
import { queueOverEmbedded, queueOverServer } from './queue-over-pool.ts'
import * as accountSchema from './account-schema.ts'
import { claimFolder, lockName } from './claim-folder.ts'
import * as productSchema from './schema.ts'

const migrations = { migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)) }
/** Any number that nothing else in the database locks. */
const migrationLock = 4_151_974_313
const options = { schema: { ...productSchema, ...accountSchema }, casing: 'snake_case' } as const

type OnLost = (error: Error) => void

/**
 * PostgreSQL inside this process, in a thread of its own, its files in a folder that no other process may use at the same time.
 * Throws when another one does. `onLost` hears when the thread dies.
 */
export async function openEmbeddedDatabase(folder: string, onLost: OnLost = () => {}): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return await openEmbedded(folder, onLost, migrateAlone)
}

/** The embedded database in a folder without any change to what it holds, for backups. Throws when there is none, or another process uses it. */
export async function openEmbeddedAsItIs(folder: string): Promise<Database> {
  return await openEmbedded(folder, () => {}, readMigration)
}

/** Of when the newest migration is that this version knows, in milliseconds. */
export function newestMigration(): number {
  return readMigrationFiles(migrations).at(-1)!.folderMillis
}

async function openEmbedded(folder: string, onLost: OnLost, prepare: Prepare): Promise<Database> {
  const release = await claimFolder(folder)
  try {
    const thread = await startEmbeddedThread(folder, onLost)
    // One connection, because there is one session: two transactions at once would become one.
    const pool = new Pool({
      max: 1,
      idleTimeoutMillis: 0,
      ssl: false,
      stream: thread.connect,
      user: 'postgres',
      database: 'postgres',
    })
    const close = async () => {
      await pool.end()
      await thread.close()
      await release()
    }
    const copyTo = async (target: string) => await copyEmbedded(pool, folder, target)
    const onlyClient = async (): Promise<void> => {
      const client = await pool.connect()
      try {
        await prepare(client)
      } finally {
        client.release(true)
      }
    }
    const queue = { db: queueOverEmbedded(pool), isAnnounced: true }
    return {
      ...(await openOver(pool, { kind: 'embedded', queue, canPrepare: true, onLost, close, prepare: onlyClient })),
      copyTo,
    }
  } catch (error) {
    await release()
    throw error
  }
}

// Whoever has the only connection keeps everybody else from the only session, so nothing is written meanwhile.
async function copyEmbedded(pool: Pool, folder: string, target: string): Promise<number> {
  const client = await pool.connect()
  try {
    const migration = await readMigration(client)
    await client.query('checkpoint')
    await cp(folder, target, {
      recursive: true,
      errorOnExist: true,
      force: false,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => basename(path) !== lockName,
    })
    return migration
  } finally {
    client.release()
  }
}

async function readMigration(database: Pick<ClientBase, 'query'>): Promise<number> {
  const { rows } = await database.query<{ newest: string }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]!.newest)
}

/** How a PostgreSQL server is reached. */
export interface ServerAddress {
  /** Of the server, or of a pooler in front of it. */
  readonly databaseUrl: string
  /** Of the server itself where the other one is of a pooler in transaction mode, through which nothing is announced. */
  readonly listenUrl?: string | undefined
}

/**
 * A server that went away without a word is noticed by these. No query of ours takes half a minute; migrations may, and have
 * a connection of their own.
 */
const patience = { connectionTimeoutMillis: 5000, query_timeout: 30_000, keepAlive: true }

/** A PostgreSQL server. `onLost` hears of idle connections that broke; the next query opens new ones. */
export async function openServerDatabase(
  { databaseUrl, listenUrl }: ServerAddress,
  onLost: OnLost = () => {},
): Promise<Database> {
  const pool = new Pool({ connectionString: databaseUrl, max: 10, ...patience })
  const close = async () => await pool.end()
  const prepare = async () => await migrateServer(databaseUrl)
  try {
    if (listenUrl !== undefined && (await isPooledByTransaction(listenUrl)))
      throw new Error('DATABASE_LISTEN_URL leads through a pooler in transaction mode, where nothing is announced.')
    const isDirect = listenUrl === undefined && !(await isPooledByTransaction(databaseUrl))
    const listenTo = listenUrl ?? (isDirect ? databaseUrl : undefined)
    const queue = { db: queueOverServer(pool, listenTo, onLost), isAnnounced: listenTo !== undefined }
    return await openOver(pool, { kind: 'server', queue, canPrepare: isDirect, onLost, close, prepare })
  } catch (error) {
    if (!pool.ended) await close()
    throw error
  }
}

type Prepare = (client: ClientBase) => Promise<unknown>
type Opening = Pick<Database, 'kind' | 'queue' | 'canPrepare' | 'close'> & {
  readonly onLost: OnLost
  readonly prepare: () => Promise<void>
}

async function openOver(pool: Pool, { kind, queue, canPrepare, onLost, close, prepare }: Opening): Promise<Database> {
  pool.on('error', onLost)
  // A connection that breaks in the middle of a transaction is heard by nobody else, and would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle(pool, options)
  try {
    await prepare()
  } catch (error) {
    await close()
    throw error
  }
  return { db, kind, queue, canPrepare, ping: async () => void (await db.execute(sql`select 1`)), close }
}

async function migrateServer(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  try {
    await migrateAlone(client)
  } finally {
    await client.end()
  }
}

// Several processes may start at once on an empty database. The lock is the transaction's, so that it works through a pooler;
// drizzle's own transaction becomes part of this one, and its end is the end of both.
async function migrateAlone(client: ClientBase): Promise<void> {
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
  await migrate(drizzle(client as Client, options), migrations)
}
