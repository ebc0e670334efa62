import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, posix } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { syncFolder } from '../db/embedded/durable-files.ts'
import { BackupError, checksumsName, formatVersion, type Manifest, manifestName } from './backup-format.ts'

/** What goes into a backup. */
export interface BackupSources {
  readonly dataFolder: string
  /** A copy of the database's files that nobody writes to. */
  readonly databaseFolder: string
  /** Of the newest migration of that copy. */
  readonly migration: number
  readonly now: Date
}

/** What was written. */
export interface WrittenBackup {
  readonly images: number
  readonly bytes: number
}

/** Compressing harder takes several times as long and saves little: most of it is images. */
const compressionLevel = 1

/**
 * Writes a backup to a path, readable by this account alone. It is there as a whole or not at all; what was there before is
 * replaced. The signal breaks it off. Throws a BackupError when the path cannot be written to.
 */
export async function writeBackup(path: string, sources: BackupSources, signal: AbortSignal): Promise<WrittenBackup> {
  await checkTarget(path)
  const part = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`)
  const archive = pack()
  try {
    const writing = pipeline(
      archive as unknown as Readable,
      createGzip({ level: compressionLevel }),
      createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
      { signal },
    )
    writing.catch(() => {})
    const images = await addEverything(archive, sources, writing).catch(async (error: Error) => {
      archive.destroy(error)
      // When the writing failed first, that is the reason.
      await writing
      throw error
    })
    await writing
    const { size } = await stat(part)
    await rename(part, path)
    syncFolder(dirname(path))
    return { images, bytes: size }
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function checkTarget(path: string): Promise<void> {
  const folder = await stat(dirname(path)).catch(() => undefined)
  if (folder?.isDirectory() !== true) throw new BackupError(`There is no folder ${dirname(path)}.`)
  const known = await stat(path).catch(() => undefined)
  if (known !== undefined && !known.isFile()) throw new BackupError(`${path} is no file.`)
}

async function addEverything(archive: Pack, sources: BackupSources, writing: Promise<void>): Promise<number> {
  const checksums: string[] = []
  const adder = createAdder(archive, writing, checksums)
  const { dataFolder, databaseFolder, migration, now } = sources
  const manifest: Manifest = {
    format: 'fukidashi-backup',
    version: formatVersion,
    madeAt: now.toISOString(),
    migration,
  }
  await adder.addText(manifestName, `${JSON.stringify(manifest, undefined, 2)}\n`)
  await adder.addFolder('database', databaseFolder)
  await adder.addFolder('secrets', join(dataFolder, 'secrets'))
  await adder.addFile('folder-id.txt', join(dataFolder, 'folder-id.txt'))
  // After the database, whose rows name no file that is not there yet. What is gone meanwhile had expired.
  const images = await adder.addFolder('blobs/kept', join(dataFolder, 'blobs', 'kept'))
  await adder.addText(checksumsName, checksums.join(''))
  archive.finalize()
  return images
}

function createAdder(archive: Pack, writing: Promise<void>, checksums: string[]) {
  // Whoever waits for the archive waits for ever when nobody reads it any more.
  const unlessBroken = async <Result>(step: Promise<Result>): Promise<Result> =>
    (await Promise.race([step, writing.then(() => step)])) as Result

  const note = (name: string, digest: string): void => void checksums.push(`${digest}  ${name}\n`)

  const addText = async (name: string, text: string): Promise<void> => {
    note(name, createHash('sha256').update(text).digest('hex'))
    archive.entry({ name, mode: 0o600 }, text)
  }

  const addOpenFile = async (name: string, file: FileHandle): Promise<void> => {
    const { size, mtime } = await file.stat()
    const hash = createHash('sha256')
    const entry = archive.entry({ name, size, mtime, mode: 0o600 })
    const end = once(entry, 'finish')
    end.catch(() => {})
    for await (const chunk of file.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      if (!entry.write(chunk)) await unlessBroken(once(entry, 'drain'))
    }
    entry.end(null)
    await unlessBroken(end)
    note(name, hash.digest('hex'))
  }

  /** Returns whether the file was there. */
  const addFile = async (name: string, path: string): Promise<boolean> => {
    const file = await open(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
    if (file === undefined) return false
    try {
      await addOpenFile(name, file)
    } finally {
      await file.close()
    }
    return true
  }

  /** Returns how many files there were. */
  const addFolder = async (name: string, folder: string): Promise<number> => {
    const entries = await readdir(folder, { withFileTypes: true })
    // PostgreSQL asks for its empty folders too.
    archive.entry({ name: `${name}/`, type: 'directory', mode: 0o700 })
    let files = 0
    for (const entry of entries) {
      const [inner, path] = [posix.join(name, entry.name), join(folder, entry.name)]
      if (entry.isDirectory()) files += await addFolder(inner, path)
      else if (entry.isFile() && (await addFile(inner, path))) files += 1
    }
    return files
  }
  return { addText, addFile, addFolder }
}
