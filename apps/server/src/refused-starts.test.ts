import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SpawnedServer, spawnServer, visitServer } from './fixtures/spawn-server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-refused-'))
})
afterAll(async () => await rm(folder, { recursive: true, force: true }))

it.each([
  [{ PORT: 'http', BLOB_URL: 'https://bucket' }, "must look like 's3://bucket"],
  [{ ROLE: 'api' }, 'without DATABASE_URL only ROLE=all can work'],
  [{ DATABASE_URL: 'postgres://127.0.0.1:1/nobody' }, 'ECONNREFUSED'],
])('a server is not started with %j, and says why', async (settings, reason) => {
  await expect(spawnServer('slow', { DATA_DIR: join(folder, 'bad'), ...settings })).rejects.toThrow(reason)
})

it('says why it does not start in a few lines, without where in the code that was found', async () => {
  const running = await spawnServer('real', { DATA_DIR: join(folder, 'running') })
  const port = new URL(running.url).port
  const file = join(folder, 'file')
  await writeFile(file, '')
  for (const [settings, reason] of [
    [{ PORT: port }, 'EADDRINUSE'],
    [{ SIGNING_PRIVATE_KEY: 'no key' }, ''],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/nobody' }, 'ECONNREFUSED'],
    [{ DATA_DIR: file }, 'EEXIST'],
  ] as const) {
    const start = spawnServer('real', { DATA_DIR: join(folder, 'bad'), ...settings })
    const words = await start.then(
      () => 'It started.',
      (error: Error) => error.message,
    )
    expect(words).toContain(reason)
    expect(words).not.toMatch(/^\s+at |It started/m)
  }
  expect(await running.end('SIGTERM')).toBe(0)
})

describe('a second server over the same folder', () => {
  let shared: string
  let first: SpawnedServer
  beforeAll(async () => {
    shared = join(folder, 'shared')
    first = await spawnServer('slow', { DATA_DIR: shared })
    await symlink(shared, join(folder, 'alias'))
    await mkdir(join(folder, 'elsewhere'))
  })
  afterAll(async () => void (await first.end('SIGTERM')))

  it.each([
    ['while the first one runs', () => ({ DATA_DIR: shared })],
    ['also with another temporary folder', () => ({ DATA_DIR: shared, TMPDIR: join(folder, 'elsewhere') })],
    ['also by another path', () => ({ DATA_DIR: join(folder, 'alias') })],
    ['also by a path with steps back', () => ({ DATA_DIR: `${shared}/../shared/.` })],
  ])('is refused %s', async (_, settings) => {
    await expect(spawnServer('slow', settings())).rejects.toThrow('in use by another process')
  })

  it('finds everything in it readable by its account alone', async () => {
    const visitor = await visitServer(first)
    await visitor.upload()
    const entries = await readdir(shared, { recursive: true, withFileTypes: true })
    const open: string[] = []
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name)
      if (((await stat(path)).mode & 0o077) !== 0) open.push(path)
    }
    expect(entries.length).toBeGreaterThan(900)
    expect(open).toEqual([])
  })
})

it('starts at once after a server that was killed', async () => {
  const settings = { DATA_DIR: join(folder, 'killed') }
  await (await spawnServer('slow', settings)).end('SIGKILL')
  const next = await spawnServer('slow', settings)
  expect(await next.end('SIGTERM')).toBe(0)
})

it('a folder that other accounts can read is refused, with what to do', async () => {
  const dataFolder = join(folder, 'open')
  const blobs = join(dataFolder, 'blobs')
  await mkdir(blobs, { recursive: true })
  await Promise.all([chmod(dataFolder, 0o755), chmod(blobs, 0o755)])
  await expect(spawnServer('slow', { DATA_DIR: dataFolder })).rejects.toThrow(`chmod 700 ${blobs}`)
  // Weights that the command line pulled into the folder before are nobody's secret.
  await chmod(blobs, 0o700)
  const server = await spawnServer('slow', { DATA_DIR: dataFolder })
  expect(await server.end('SIGTERM')).toBe(0)
})
