import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Extract, extract } from 'tar-stream'
import { claimFolder, lockName } from '../db/claim-folder.ts'
import { syncFolder } from '../db/embedded/durable-files.ts'
import { newestMigration, openEmbeddedAsItIs } from '../db/open-database.ts'
import { unfinishedRestoreName } from '../open-data-folder.ts'
import {
  backedUpParts,
  BackupError,
  checksumsName,
  formatVersion,
  type Manifest,
  manifestName,
  manifestSchema,
  splitEntryName,
} from './backup-format.ts'

type Entry = Extract extends AsyncIterable<infer Source> ? Source : never

/** Manifest and checksums are small; whatever is larger is neither. */
const mostTextBytes = 256 * 1024 * 1024

/** What was restored. */
export interface RestoredBackup {
  readonly madeAt: Date
  readonly files: number
}

/**
 * Puts a backup into a data folder that has no data yet. Everything is unpacked beside its place, checked, and only then moved
 * there; until then no server starts over the folder. Throws a BackupError, with nothing changed, for an archive that is
 * damaged, cut off, none of this product, or of a newer version, and for a folder with data. The signal breaks it off.
 */
export async function restoreBackup(path: string, dataFolder: string, signal: AbortSignal): Promise<RestoredBackup> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  await checkEmpty(dataFolder)
  const staging = join(dataFolder, unfinishedRestoreName)
  await mkdir(staging, { recursive: true, mode: 0o700 })
  const release = await claimFolder(staging)
  try {
    // What an earlier one left, which was broken off before anything was moved.
    const unpacked = join(staging, 'unpacked')
    await rm(unpacked, { recursive: true, force: true })
    await mkdir(unpacked, { mode: 0o700 })
    const { manifest, files } = await unpack(path, unpacked, signal)
    await checkDatabase(join(unpacked, 'database'))
    await syncTree(unpacked)
    signal.throwIfAborted()
    await checkEmpty(dataFolder)
    await moveParts(unpacked, dataFolder)
    return { madeAt: new Date(manifest.madeAt), files }
  } finally {
    await release()
    await rm(staging, { recursive: true, force: true })
    syncFolder(dataFolder)
  }
}

async function checkEmpty(dataFolder: string): Promise<void> {
  for (const part of backedUpParts) {
    const path = join(dataFolder, part)
    const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        if (error.code === 'ENOTDIR') return undefined
        throw error
      },
    )
    if (entries === undefined || entries.some((entry) => !entry.isDirectory()))
      throw new BackupError(
        `${dataFolder} already has data (${part}), and a restore replaces nothing. Stop the server, move ${backedUpParts.join(', ')} elsewhere, and try again.`,
      )
  }
}

async function unpack(path: string, folder: string, signal: AbortSignal) {
  const source = await open(path).catch((cause: unknown) => {
    throw new BackupError(`${path} cannot be opened.`, { cause })
  })
  const archive = extract()
  const reading = pipeline(createReadStream('', { fd: source }), createGunzip(), archive as unknown as Writable, {
    signal,
  })
  reading.catch(() => {})
  try {
    const unpacked = await unpackEntries(archive, folder)
    await reading
    return unpacked
  } catch (error) {
    signal.throwIfAborted()
    throw await explain(path, error, reading)
  } finally {
    archive.destroy()
    await reading.catch(() => {})
  }
}

// The archive's parser only knows that its input ended; what gunzip says is the reason.
async function explain(path: string, error: unknown, reading: Promise<void>): Promise<unknown> {
  if (error instanceof BackupError) return new BackupError(`${path} cannot be restored. ${error.message}`)
  const cause = await reading.then(
    () => error,
    (reason: unknown) => reason,
  )
  const { code = '', message } = cause as NodeJS.ErrnoException
  if (['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EIO', 'EMFILE'].includes(code)) return cause
  return new BackupError(`${path} is no backup, or it is damaged: ${message}`, { cause })
}

async function unpackEntries(entries: AsyncIterable<Entry>, folder: string) {
  const digests = new Map<string, string>()
  let manifest: Manifest | undefined
  let checksums: string | undefined
  for await (const entry of entries) {
    const { name, type } = entry.header
    if (checksums !== undefined) throw new BackupError('Something follows its checksums.')
    if (manifest === undefined) {
      const text = await readText(entry)
      manifest = readManifest(name, text)
      digests.set(name, digest(text))
    } else if (name === checksumsName) {
      checksums = (await readText(entry)).toString()
    } else if (type === 'directory') {
      await mkdir(join(folder, ...splitEntryName(name)), { recursive: true, mode: 0o700 })
      entry.resume()
    } else if (type === 'file') {
      if (digests.has(name)) throw new BackupError(`It has ${name} twice.`)
      digests.set(name, await unpackFile(entry, join(folder, ...splitEntryName(name))))
    } else throw new BackupError(`It has an entry that no backup has: ${JSON.stringify(name)}.`)
  }
  if (manifest === undefined) throw new BackupError('It is empty.')
  compare(checksums, digests)
  return { manifest, files: digests.size }
}

async function unpackFile(entry: Entry, path: string): Promise<string> {
  const hash = createHash('sha256')
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const hashed = async function* () {
    for await (const chunk of entry as AsyncIterable<Uint8Array>) {
      hash.update(chunk)
      yield chunk
    }
  }
  await writeFile(path, hashed(), { flag: 'wx', mode: 0o600 })
  return hash.digest('hex')
}

async function readText(entry: Entry): Promise<Buffer> {
  if ((entry.header.size ?? 0) > mostTextBytes) throw new BackupError('It is none of this product.')
  const chunks: Uint8Array[] = []
  for await (const chunk of entry as AsyncIterable<Uint8Array>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function readManifest(name: string, text: Buffer): Manifest {
  const { success, data } = manifestSchema.safeParse(name === manifestName ? parseJson(text) : undefined)
  if (!success) throw new BackupError('It is none of this product.')
  if (data.version > formatVersion || data.migration > newestMigration())
    throw new BackupError('It was made by a newer version. Restore it with that version, or with a later one.')
  return data
}

function parseJson(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString())
  } catch {
    return undefined
  }
}

function compare(checksums: string | undefined, digests: ReadonlyMap<string, string>): void {
  if (checksums === undefined) throw new BackupError('Its end is missing.')
  const noted = new Map(checksums.split('\n').flatMap((line) => readLine(line)))
  const names = [...new Set([...noted.keys(), ...digests.keys()])]
  const wrong = names.find((name) => noted.get(name) !== digests.get(name))
  if (wrong !== undefined) throw new BackupError(`It is damaged: ${wrong} is not as it was.`)
}

function readLine(line: string): readonly [string, string][] {
  const [checksum, name] = line.split('  ')
  return name === undefined ? [] : [[name, checksum!]]
}

// Once it is in its place, only a server would find out.
async function checkDatabase(folder: string): Promise<void> {
  try {
    const database = await openEmbeddedAsItIs(folder)
    await database.close()
    await rm(join(folder, lockName), { force: true })
  } catch (cause) {
    throw new BackupError('The database in it cannot be opened.', { cause })
  }
}

// All at the end: file by file the disk would be waited for a thousand times.
async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) syncFolder(path)
    else {
      await using file = await open(path, 'r+')
      await file.sync()
    }
  }
}

// The database goes last: should this end half way, the folder still has none.
async function moveParts(from: string, dataFolder: string): Promise<void> {
  const moved: string[] = []
  const present = new Set(await readdir(from))
  try {
    for (const part of backedUpParts) {
      if (!present.has(part)) continue
      // Empty folders at most.
      await rm(join(dataFolder, part), { recursive: true, force: true })
      await rename(join(from, part), join(dataFolder, part))
      moved.push(part)
    }
  } catch (error) {
    for (const part of moved) await rename(join(dataFolder, part), join(from, part))
    throw error
  }
}
