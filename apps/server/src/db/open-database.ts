import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Pool } from 'pg'
import { claimFolder } from './claim-folder.ts'
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
    return await openOver(pool, { kind: 'embedded', queue: { db: queueOverPool(pool) }, onLost, close })
  } catch (error) {
    await release()
    throw error
  }
}

/** A PostgreSQL server. `onLost` hears of idle connections that broke; the next query opens new ones. */
export async function openServerDatabase(connectionString: string, onLost: OnLost = () => {}): Promise<Database> {
  const pool = new Pool({ connectionString, max: 10 })
  const close = async () => await pool.end()
  return await openOver(pool, { kind: 'server', queue: { connectionString }, onLost, close })
}

type Opening = Pick<Database, 'kind' | 'queue' | 'close'> & { readonly onLost: OnLost }

async function openOver(pool: Pool, { kind, queue, onLost, close }: Opening): Promise<Database> {
  pool.on('error', onLost)
  const db = drizzle(pool, options)
  try {
    await migrateAlone(pool)
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
