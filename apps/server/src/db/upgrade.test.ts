import { createDatabase } from '@fukidashi/test-services/postgres'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openEmbeddedDatabase, openServerDatabase } from './open-database.ts'
import { images, results, tasks } from './schema.ts'

/** Migrations of the first version that ran anywhere. */
const firstMigrations = 2
const imageId = randomUUID()
const [doneId, runningId] = [randomUUID(), randomUUID()]

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-upgrade-'))
})
afterAll(async () => await rm(folder, { recursive: true, force: true }))

it('a database of the first version keeps its data and says it in the words of today', async () => {
  const database = await openUpgraded()
  try {
    const { db } = database
    expect(await db.select({ id: images.id, addressHash: images.addressHash }).from(images)).toEqual([
      { id: imageId, addressHash: null },
    ])
    const found = await db.select({ id: tasks.id, status: tasks.status }).from(tasks).orderBy(tasks.sequence)
    expect(found).toEqual([
      { id: doneId, status: 'done' },
      { id: runningId, status: 'processing' },
    ])
    expect(await db.select().from(results)).toEqual([
      expect.objectContaining({ taskId: doneId, route: ['JPN', 'ENG'], outcome: 'done', isLanguageSure: true }),
    ])
  } finally {
    await database.close()
  }
})

async function openUpgraded() {
  const old = { migrationsFolder: await keepFirstMigrations() }
  const source = inject('database')
  if (source.kind === 'server') {
    const url = await createDatabase(source.url, `upgrade_${randomUUID().replaceAll('-', '')}`)
    const pool = new Pool({ connectionString: url })
    await migrateServer(drizzleServer(pool), old)
    await pool.query(firstData)
    await pool.end()
    return await openServerDatabase({ databaseUrl: url })
  }
  const data = join(folder, 'database')
  const client = await PGlite.create(data)
  await migrateEmbedded(drizzleEmbedded(client), old)
  await client.exec(firstData)
  await client.close()
  return await openEmbeddedDatabase(data)
}

async function keepFirstMigrations(): Promise<string> {
  const kept = join(folder, 'migrations')
  await cp(fileURLToPath(new URL('../../migrations', import.meta.url)), kept, { recursive: true })
  const journalPath = join(kept, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(journalPath, 'utf8')) as { entries: unknown[] }
  await writeFile(journalPath, JSON.stringify({ ...journal, entries: journal.entries.slice(0, firstMigrations) }))
  return kept
}

const owner = randomUUID()
const firstData = `
  insert into images values ('${imageId}', '${owner}', 'page.png', 'png', 10, 10, 100, 'sha', '${randomUUID()}', now(), now() + interval '1 day');
  insert into tasks (id, owner_id, image_id, image_sha256, options, status, stage, created_at, expires_at) values
    ('${doneId}', '${owner}', '${imageId}', 'sha', '{}', 'done', null, now(), now() + interval '1 day'),
    ('${runningId}', '${owner}', '${imageId}', 'sha', '{}', 'running', 'erase', now(), now() + interval '1 day');
  insert into results (task_id, token, format, page_key, overlay_key, regions, path, created_at, expires_at) values
    ('${doneId}', 'token', 'png', 'page', 'overlay', '[]', '["JPN","ENG"]', now(), now() + interval '1 day');
`
