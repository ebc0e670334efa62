import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { findMountObstacle, mountSmallDisk, type SmallDisk } from '../../fixtures/small-disk.ts'
import { findFault } from '../../observing/find-fault.ts'
import { openEmbeddedDatabase } from '../open-database.ts'

const obstacle = findMountObstacle()
let folder: string
let disk: SmallDisk
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-dying-'))
  if (obstacle !== undefined) return console.warn(`NOT RUN: a database without room to write: ${obstacle}`)
  disk = await mountSmallDisk(folder, 110)
})
afterAll(async () => {
  await disk?.unmount()
  await rm(folder, { recursive: true, force: true })
})

it.skipIf(obstacle !== undefined)(
  'a database that died of a full disk comes back by itself, with all that it had acknowledged',
  async () => {
    const source = inject('database')
    if (source.kind === 'embedded') await cp(source.folder, join(folder, 'database'), { recursive: true })
    const losses: Error[] = []
    const { db, queue, close } = await openEmbeddedDatabase(join(folder, 'database'), (error) => losses.push(error))
    const heard: string[] = []
    if ('db' in queue)
      await queue.db.listen!(
        'news',
        (payload) => heard.push(payload),
        () => {},
      )
    await db.execute(sql`insert into installation values ('kept', 'yes')`)
    await disk.fill()
    // A new segment of the log is what PostgreSQL cannot go on without.
    const failures: unknown[] = []
    while (losses.length === 0) {
      await db.execute(sql`select pg_switch_wal()`).catch((error: unknown) => failures.push(error))
      await db.execute(sql`update installation set value = value`).catch((error: unknown) => failures.push(error))
    }
    expect(failures.map(findFault)).toContain('databaseUnavailable')
    expect(failures.map(findFault)).not.toContain(undefined)
    await expect(db.execute(sql`select 1`)).rejects.toSatisfy((error) => findFault(error) === 'databaseUnavailable')

    await disk.clear()
    const ask = async () => (await db.execute(sql`select value from installation where name = 'kept'`)).rows
    await expect
      .poll(async () => await ask().catch((error: Error) => error.message), { timeout: 60_000 })
      .toEqual([{ value: 'yes' }])
    await db.execute(sql`select pg_notify('news', 'again')`)
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['again'])
    await close()
  },
)
