import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { extract, type Header, pack } from 'tar-stream'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openEmbeddedAsItIs } from '../db/open-database.ts'
import { runServerCommand, type SpawnedServer, spawnServer, visitServer } from '../fixtures/spawn-server.ts'
import { unfinishedRestoreName } from '../open-data-folder.ts'
import { checksumsName, manifestName } from './backup-format.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const never = new AbortController().signal
const limit = { ANONYMOUS_DAILY_LIMIT: '9' }
const open: SpawnedServer[] = []
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-backup-'))
})
afterAll(async () => {
  for (const { child } of open) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function makeDataFolder(name: string): Promise<string> {
  const source = inject('database')
  if (source.kind !== 'embedded') throw new Error('Only the embedded database is backed up.')
  const dataFolder = join(folder, name)
  await mkdir(dataFolder, { mode: 0o700 })
  await cp(source.folder, join(dataFolder, 'database'), { recursive: true })
  return dataFolder
}

async function start(dataFolder: string): Promise<SpawnedServer> {
  const server = await spawnServer('slow', { DATA_DIR: dataFolder, ...limit })
  open.push(server)
  return server
}

const run = async (
  command: 'backup' | 'restore',
  file: string,
  dataFolder: string,
  more: Record<string, string> = {},
) => await runServerCommand([command, file], { DATA_DIR: dataFolder, ...more })

describe('fukidashi-server', () => {
  it('backs up beside a server at work and restores after the folder was lost: pages, charges, visitors and keys', async () => {
    const dataFolder = await makeDataFolder('lost')
    const first = await start(dataFolder)
    const place = { url: first.url }
    const visitor = await visitServer(place)
    const { taskId } = (await visitor.submit(await visitor.upload({ colour: 'red' }))).data
    const { imageUrl } = (await visitor.finish(taskId)).data
    const page = Buffer.from(await (await visitor.fetchRaw(imageUrl)).arrayBuffer())
    const waiting = await visitor.upload({ colour: 'green' })
    const keys = async () =>
      ((await (await visitor.fetchRaw('/runtime-config.json')).json()) as { publicKey: string }).publicKey
    const publicKey = await keys()

    const file = join(folder, 'backup.tar.gz')
    const meanwhile: string[] = []
    let isDone = false
    const uploading = (async () => {
      // A slow machine must not come to the limit of uploads in a minute.
      while (!isDone && meanwhile.length < 50) {
        meanwhile.push(await visitor.upload({ colour: `rgb(${meanwhile.length}, 9, 9)` }))
        await setTimeout(50)
      }
    })()
    const backup = await run('backup', file, dataFolder)
    isDone = true
    await uploading
    expect(backup).toMatchObject({ code: 0, words: expect.stringContaining('Backed up to') })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    // The server removes it once the archive is sent, which the command does not wait for.
    await expect.poll(async () => await readdir(join(dataFolder, 'snapshots')), { timeout: 30_000 }).toEqual([])

    await first.end('SIGKILL')
    await rm(dataFolder, { recursive: true })
    expect(await run('restore', file, dataFolder)).toMatchObject({ code: 0 })
    expect((await readdir(dataFolder)).toSorted()).toEqual(['blobs', 'database', 'folder-id.txt', 'secrets'])
    place.url = (await start(dataFolder)).url
    expect(await keys()).toBe(publicKey)
    // The cookie still says who it is, and what they had used.
    expect((await visitor.get('/api/manga/useCnt/get')).data).toEqual({ used: 1, today: 1 })
    expect((await visitor.getResult(taskId)).data).toMatchObject({ status: 'done', imageUrl })
    expect(Buffer.from(await (await visitor.fetchRaw(imageUrl)).arrayBuffer()).equals(page)).toBe(true)
    expect((await visitor.finish((await visitor.submit(waiting)).data.taskId)).data.status).toBe('done')
    // Whatever came in while the backup was written is there as a whole or not at all.
    expect(meanwhile.length).toBeGreaterThan(0)
    const found = new Set([...meanwhile.slice(0, 3), ...meanwhile.slice(-3)])
    for (const imageId of found) {
      const { status, data } = await visitor.submit(imageId)
      expect(['gone', 'done']).toContain(status === 404 ? 'gone' : (await visitor.finish(data.taskId)).data.status)
    }
  })

  it('backs up without a server, and says what else it needs where it cannot', async () => {
    const dataFolder = await makeDataFolder('still')
    const file = join(folder, 'still.tar.gz')
    const server = await start(dataFolder)
    await rm(join(dataFolder, 'backup.sock'))
    expect(await run('backup', file, dataFolder)).toMatchObject({
      code: 1,
      words: expect.stringMatching(/stop the server first[^]*in use by another process/),
    })
    await server.end('SIGTERM')
    expect(await run('backup', file, dataFolder, { COOKIE_SECRET: 'c'.repeat(32) })).toMatchObject({
      code: 0,
      words: expect.stringContaining('because the environment sets them: COOKIE_SECRET'),
    })
    expect(await run('restore', file, dataFolder)).toMatchObject({
      code: 1,
      words: expect.stringContaining('already has data'),
    })
    const none = join(folder, 'none')
    expect(await run('backup', file, none)).toMatchObject({
      code: 1,
      words: expect.stringContaining('nothing to back up'),
    })
    const elsewhere = { DATABASE_URL: 'postgres://127.0.0.1:1/none' }
    for (const command of ['backup', 'restore'] as const)
      expect(await run(command, file, none, elsewhere)).toMatchObject({
        code: 1,
        words: expect.stringContaining('only the embedded database'),
      })
    expect(await run('backup', join(folder, 'no-folder', 'file'), dataFolder)).toMatchObject({
      code: 1,
      words: expect.stringContaining('There is no folder'),
    })
    expect(await runServerCommand(['back'], {})).toMatchObject({
      code: 2,
      words: expect.stringContaining("unknown command 'back'"),
    })
    expect(await runServerCommand(['backup', '--help'], {})).toMatchObject({
      code: 0,
      words: expect.stringContaining('Works while the server is running'),
    })
  })

  it('does not serve a folder that a backup is being restored to', async () => {
    const dataFolder = await makeDataFolder('restoring')
    await mkdir(join(dataFolder, unfinishedRestoreName))
    await expect(start(dataFolder)).rejects.toThrow('a restore was interrupted')
  })
})

interface Part {
  readonly header: Partial<Header> & { readonly name: string }
  readonly bytes: Buffer
}

async function readParts(file: string): Promise<Part[]> {
  const parts: Part[] = []
  const archive = extract()
  archive.end(gunzipSync(await readFile(file)))
  for await (const entry of archive) parts.push({ header: entry.header, bytes: await buffer(entry as never) })
  return parts
}

async function writeParts(file: string, parts: readonly Part[]): Promise<void> {
  const archive = pack()
  for (const { header, bytes } of parts) archive.entry({ ...header, size: bytes.length }, bytes)
  archive.finalize()
  await writeFile(file, gzipSync(await buffer(archive as never)))
}

describe('restoreBackup', () => {
  let good: string
  let parts: readonly Part[]
  beforeAll(async () => {
    const dataFolder = await makeDataFolder('good')
    await mkdir(join(dataFolder, 'secrets'))
    await mkdir(join(dataFolder, 'blobs', 'kept', 'ab'), { recursive: true })
    await writeFile(join(dataFolder, 'secrets', 'cookie-secret.txt'), 'secret')
    await writeFile(join(dataFolder, 'blobs', 'kept', 'ab', 'empty'), '')
    const database = await openEmbeddedAsItIs(join(dataFolder, 'database'))
    const databaseFolder = join(folder, 'copy')
    const migration = await database.copyTo!(databaseFolder)
    await database.close()
    good = join(folder, 'good.tar.gz')
    await writeBackup(good, { dataFolder, databaseFolder, migration, now: new Date() }, never)
    parts = await readParts(good)
  })

  const rewrite = (name: string, change: (text: string) => string) => (from: readonly Part[]) =>
    from.map((part) =>
      part.header.name === name ? { ...part, bytes: Buffer.from(change(part.bytes.toString())) } : part,
    )
  const manifest = (change: object) =>
    rewrite(manifestName, (text) => JSON.stringify({ ...(JSON.parse(text) as object), ...change }))
  const insert =
    (header: Part['header'], bytes = Buffer.from('x')) =>
    (from: readonly Part[]) => [...from.slice(0, -1), { header, bytes }, ...from.slice(-1)]
  const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

  it('restores what the checksums vouch for, and finds what sha256sum would', async () => {
    const target = join(folder, 'target')
    const { files } = await restoreBackup(good, target, never)
    expect(await readFile(join(target, 'secrets', 'cookie-secret.txt'), 'utf8')).toBe('secret')
    expect((await stat(join(target, 'secrets'))).mode & 0o777).toBe(0o700)
    expect((await stat(join(target, 'secrets', 'cookie-secret.txt'))).mode & 0o777).toBe(0o600)
    const lines = parts.at(-1)!.bytes.toString().trim().split('\n')
    expect(lines).toHaveLength(files)
    const secret = parts.find(({ header }) => header.name === 'secrets/cookie-secret.txt')!
    expect(lines).toContain(`${sumOf(secret.bytes)}  secrets/cookie-secret.txt`)
  })

  it.each([
    [
      'a changed file',
      rewrite('secrets/cookie-secret.txt', () => 'forged'),
      'secrets/cookie-secret.txt is not as it was',
    ],
    [
      'a missing file',
      (from: readonly Part[]) => from.filter(({ header }) => header.name !== 'secrets/cookie-secret.txt'),
      'is not as it was',
    ],
    ['a file too many', insert({ name: 'secrets/more.txt' }), 'secrets/more.txt is not as it was'],
    ['a file twice', insert({ name: 'secrets/cookie-secret.txt' }), 'twice'],
    [
      'no checksums',
      (from: readonly Part[]) => from.filter(({ header }) => header.name !== checksumsName),
      'Its end is missing',
    ],
    ['an archive of something else', (from: readonly Part[]) => from.slice(1), 'none of this product'],
    ['a newer format', manifest({ version: 2 }), 'made by a newer version'],
    ['a newer database', manifest({ migration: Date.parse('2100-01-01') }), 'made by a newer version'],
    ['a path out of the folder', insert({ name: 'secrets/../../escaped.txt' }), 'an entry that no backup has'],
    ['a path from the root', insert({ name: '/escaped.txt' }), 'an entry that no backup has'],
    ['a path of another part', insert({ name: 'models/weights.onnx' }), 'an entry that no backup has'],
    [
      'a symbolic link',
      insert({ name: 'secrets/link', type: 'symlink', linkname: '/etc' }, Buffer.alloc(0)),
      'an entry that no backup has',
    ],
    [
      'a database that cannot be opened',
      (from: readonly Part[]) => {
        const kept = from.filter(
          ({ header }) => !header.name.startsWith('database/pg_wal/') && header.name !== 'database/global/pg_control',
        )
        const names = new Set(kept.map(({ header }) => header.name))
        return rewrite(checksumsName, (text) =>
          text
            .split('\n')
            .filter((line) => names.has(line.split('  ')[1]!))
            .join('\n'),
        )(kept)
      },
      'cannot be opened',
    ],
  ] as const)('refuses %s and leaves the folder as it was', async (name, change, reason) => {
    const file = join(folder, 'changed.tar.gz')
    await writeParts(file, change(parts))
    await expectRefused(file, reason, name)
  })

  async function expectRefused(file: string, reason: string, name: string): Promise<void> {
    const target = join(folder, `refused ${name}`)
    await mkdir(join(target, 'models'), { recursive: true })
    await expect(restoreBackup(file, target, never)).rejects.toThrow(reason)
    expect(await readdir(target)).toEqual(['models'])
    expect(await readdir(folder)).not.toContain('escaped.txt')
  }

  it('refuses what was cut off, what was damaged on the way, and what is no archive at all', async () => {
    const { size } = await stat(good)
    for (const share of [0, 0.001, 0.5, 0.999999]) {
      const cut = join(folder, 'cut.tar.gz')
      await cp(good, cut)
      await truncate(cut, Math.floor(size * share))
      await expectRefused(cut, '', `cut at ${share}`)
    }
    const damaged = await readFile(good)
    damaged[Math.floor(size / 2)]! ^= 0xff
    await writeFile(join(folder, 'damaged.tar.gz'), damaged)
    await expectRefused(join(folder, 'damaged.tar.gz'), 'damaged', 'damaged')
    await writeFile(join(folder, 'text.tar.gz'), 'no archive')
    await expectRefused(join(folder, 'text.tar.gz'), 'is no backup', 'text')
    await expectRefused(join(folder, 'nowhere.tar.gz'), 'cannot be opened', 'nowhere')
  })

  it('leaves nothing behind when it is interrupted, writing or restoring', async () => {
    const kept = join(folder, 'kept.tar.gz')
    await writeFile(kept, 'earlier')
    const sources = {
      dataFolder: join(folder, 'good'),
      databaseFolder: join(folder, 'copy'),
      migration: 1,
      now: new Date(),
    }
    const before = await readdir(folder)
    await expect(writeBackup(kept, sources, AbortSignal.timeout(20))).rejects.toThrow('aborted')
    expect(await readFile(kept, 'utf8')).toBe('earlier')
    expect(await readdir(folder)).toEqual(before)
    const target = join(folder, 'interrupted')
    await expect(restoreBackup(good, target, AbortSignal.timeout(20))).rejects.toThrow('aborted')
    expect(await readdir(target)).toEqual([])
  })
})
