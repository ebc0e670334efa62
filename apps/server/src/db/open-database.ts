import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Pool } from 'pg'
import { fromPglite } from 'pg-boss'
import { claimFolder } from './claim-folder.ts'
import type { Database, Db } from './database.ts'
import * as schema from './schema.ts'

const migrations = { migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)) }
/** Any number that nothing else in the database locks. */
const migrationLock = 4_151_974_313
const options = { schema, casing: 'snake_case' } as const

/** PostgreSQL inside this process, its files in a folder that no other process may use at the same time. */
export async function openEmbeddedDatabase(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true })
  const release = await claimFolder(folder)
  try {
    const database = await useEmbeddedDatabase(await PGlite.create(folder))
    const close = async () => {
      await database.close()
      await release()
    }
    return { ...database, close }
  } catch (error) {
    await release()
    throw error
  }
}

/** The database over an instance that the caller has made. Closing it closes the instance. */
export async function useEmbeddedDatabase(instance: PGlite): Promise<Database> {
  const db = drizzleEmbedded(instance, options)
  await migrateEmbedded(db, migrations)
  return {
    db: db as unknown as Db,
    kind: 'embedded',
    queue: { db: fromPglite(instance) },
    ping: async () => void (await db.execute(sql`select 1`)),
    close: async () => await instance.close(),
  }
}

/** A PostgreSQL server. `onLost` hears of idle connections that broke; the next query opens new ones. */
export async function openServerDatabase(
  connectionString: string,
  onLost: (error: Error) => void = () => {},
): Promise<Database> {
  const pool = new Pool({ connectionString, max: 10 })
  pool.on('error', onLost)
  const db = drizzleServer(pool, options)
  try {
    await migrateAlone(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    db: db as unknown as Db,
    kind: 'server',
    queue: { connectionString },
    ping: async () => void (await db.execute(sql`select 1`)),
    close: async () => await pool.end(),
  }
}

// Several processes may start at once on an empty database.
async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrateServer(drizzleServer(client, options), migrations)
  } finally {
    // Ends the session and with it the lock, also after a failure.
    client.release(true)
  }
}
