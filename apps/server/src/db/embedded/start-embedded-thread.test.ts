import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedThread, startEmbeddedThread } from './start-embedded-thread.ts'

let folder: string
let thread: EmbeddedThread
const losses: Error[] = []
const start = async () => await startEmbeddedThread(folder, (error) => losses.push(error))
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-thread-'))
  thread = await start()
})
afterAll(async () => {
  await thread.close()
  await rm(folder, { recursive: true, force: true })
})

async function connect(): Promise<Client> {
  const client = new Client({ stream: thread.connect, user: 'postgres', database: 'postgres' })
  await client.connect()
  return client
}

async function ask(client: Client, text: string, values?: unknown[]): Promise<unknown[]> {
  return (await client.query(text, values)).rows as unknown[]
}

describe('startEmbeddedThread', () => {
  it('puts on the disk what it acknowledges', async () => {
    const client = await connect()
    expect(await ask(client, 'show fsync')).toEqual([{ fsync: 'on' }])
    expect(await ask(client, 'show wal_sync_method')).toEqual([{ wal_sync_method: 'fsync' }])
    await client.end()
  })

  it('carries large values both ways, and refusals with their code, after which it goes on', async () => {
    const client = await connect()
    const long = '吹'.repeat(500_000)
    expect(await ask(client, 'select $1::text as echo', [long])).toEqual([{ echo: long }])
    await expect(ask(client, 'select $1::int', ['x'])).rejects.toMatchObject({ code: '22P02' })
    await expect(ask(client, 'select nothing')).rejects.toMatchObject({ code: '42703' })
    expect(await ask(client, 'select 1 as one')).toEqual([{ one: 1 }])
    await client.end()
  })

  it('rolls back what a connection leaves open', async () => {
    const client = await connect()
    await client.query('create table kept (id int)')
    await client.query('begin')
    await client.query('insert into kept values (1)')
    await client.end()
    const next = await connect()
    expect(await ask(next, 'select * from kept')).toEqual([])
    await next.end()
  })

  it('keeps what was written when it is closed and opened again', async () => {
    const client = await connect()
    await client.query('create table lasting as select 7 as id')
    await client.end()
    await thread.close()
    thread = await start()
    const next = await connect()
    expect(await ask(next, 'select * from lasting')).toEqual([{ id: 7 }])
    await next.end()
    expect(losses).toEqual([])
  })

  it('says why it cannot be opened', async () => {
    await writeFile(join(folder, 'file'), '')
    await expect(startEmbeddedThread(join(folder, 'file'), () => {})).rejects.toThrow('cannot be opened')
  })

  it('leaves the thread that answers people free while a query computes', async () => {
    const client = await connect()
    let turns = 0
    const timer = setInterval(() => (turns += 1), 1)
    const startMs = performance.now()
    await client.query('select count(*) from generate_series(1, 3000000)')
    const tookMs = performance.now() - startMs
    clearInterval(timer)
    await client.end()
    // A computation in this thread would let no timer through at all.
    expect(turns).toBeGreaterThan(2)
    expect(tookMs).toBeGreaterThan(10)
  })
})
