import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { constants } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Pool, type PoolClient } from 'pg'
import { claimFolder, lockName } from './claim-folder.ts'
import type { Database } from './database.ts'
import { startEmbeddedThread } from './embedded/start-embedded-thread.ts'
import { queueOverPool } from './queue-over-pool.ts'
import * as schema from './schema.ts'

const migrations = { migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)) }
/** Any number that nothing else in the database locks. */
const migrationLock = 4_151_974_313
const options = { schema, casing: 'snake_case' } as const

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
    const queue = { db: queueOverPool(pool) }
    return { ...(await openOver(pool, { kind: 'embedded', queue, onLost, close, prepare })), copyTo }
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

async function readMigration(database: Pick<PoolClient, 'query'>): Promise<number> {
  const { rows } = await database.query<{ newest: string }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]!.newest)
}

/** A PostgreSQL server. `onLost` hears of idle connections that broke; the next query opens new ones. */
export async function openServerDatabase(connectionString: string, onLost: OnLost = () => {}): Promise<Database> {
  const pool = new Pool({ connectionString, max: 10 })
  const close = async () => await pool.end()
  return await openOver(pool, { kind: 'server', queue: { connectionString }, onLost, close, prepare: migrateAlone })
}

type Prepare = (pool: Pool) => Promise<unknown>
type Opening = Pick<Database, 'kind' | 'queue' | 'close'> & { readonly onLost: OnLost; readonly prepare: Prepare }

async function openOver(pool: Pool, { kind, queue, onLost, close, prepare }: Opening): Promise<Database> {
  pool.on('error', onLost)
  const db = drizzle(pool, options)
  try {
    await prepare(pool)
  } catch (error) {
    await close()
    throw error
  }
  return { db, kind, queue, ping: async () => void (await db.execute(sql`select 1`)), close }
}

// Several processes may start at once on an empty database.
async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client, options), migrations)
  } finally {
    // Ends the session and with it the lock, also after a failure.
    client.release(true)
  }
}
