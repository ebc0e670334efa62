import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import type { Logger } from 'pino'
import { BackupError } from './backup-format.ts'

/** A copy of the database as it was at one moment. */
export interface Snapshot {
  readonly folder: string
  readonly migration: number
}

const socketName = 'backup.sock'
const snapshotsName = 'snapshots'
const answerSchema = z.union([
  z.object({ folder: z.string(), migration: z.number() }),
  z.object({ problem: z.string() }),
])

/** Makes a snapshot in the data folder; the caller removes it. */
export async function makeSnapshot(dataFolder: string, { copyTo }: Pick<Database, 'copyTo'>): Promise<Snapshot> {
  const folders = join(dataFolder, snapshotsName)
  await mkdir(folders, { recursive: true, mode: 0o700 })
  const folder = join(folders, randomUUID())
  try {
    return { folder, migration: await copyTo!(folder) }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** Removes what earlier processes left. */
export async function clearSnapshots(dataFolder: string): Promise<void> {
  await rm(join(dataFolder, snapshotsName), { recursive: true, force: true })
}

/**
 * Gives snapshots to whoever connects to a socket in the data folder, which this account alone can do. A snapshot lives as
 * long as its connection. Returns the end of it. Where there can be no such socket, it is logged: backups then have to wait
 * until the server is stopped.
 */
export async function serveSnapshots(
  dataFolder: string,
  { database, logger }: { readonly database: Database; readonly logger: Logger },
): Promise<() => Promise<void>> {
  await clearSnapshots(dataFolder)
  const path = join(dataFolder, socketName)
  const connections = new Map<Socket, Promise<void>>()
  const server = createServer((socket) => {
    const served = serveConnection(socket).finally(() => connections.delete(socket))
    connections.set(socket, served)
  })
  const serveConnection = async (socket: Socket): Promise<void> => {
    const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
    socket.on('error', () => socket.destroy()).resume()
    try {
      const snapshot = await makeSnapshot(dataFolder, database)
      logger.info('the database was copied for a backup')
      socket.write(`${JSON.stringify(snapshot)}\n`)
      await closed
      await rm(snapshot.folder, { recursive: true, force: true })
    } catch (error) {
      logger.error({ err: error }, 'the database could not be copied for a backup')
      socket.end(`${JSON.stringify({ problem: (error as Error).message })}\n`)
    }
  }
  // A process that was killed leaves its socket; no other one can be at work here, because the database is locked.
  await rm(path, { force: true })
  try {
    server.listen(path)
    await once(server, 'listening')
    await chmod(path, 0o600)
  } catch (error) {
    server.close()
    logger.warn({ err: error }, 'backups have to wait until the server is stopped')
    return async () => {}
  }
  return async () => {
    server.close()
    for (const socket of connections.keys()) socket.destroy()
    await Promise.all(connections.values())
  }
}

/** A snapshot that a running server lent. */
export interface LentSnapshot extends Snapshot {
  /** Aborts when the server ends, and the snapshot with it. */
  readonly signal: AbortSignal
  readonly giveBack: () => Promise<void>
}

/** Asks the server that runs over a data folder for a snapshot; undefined when none answers. Throws a BackupError when it cannot make one. */
export async function borrowSnapshot(dataFolder: string): Promise<LentSnapshot | undefined> {
  const socket = connect(join(dataFolder, socketName))
  try {
    await once(socket, 'connect')
  } catch {
    return undefined
  }
  const lost = new AbortController()
  let isGivenBack = false
  socket.on('error', () => socket.destroy())
  socket.on('close', () => {
    if (!isGivenBack) lost.abort(new BackupError('The server ended while the backup was being made.'))
  })
  const [line] = (await Promise.race([
    once(createInterface({ input: socket }), 'line'),
    once(lost.signal, 'abort').then(() => Promise.reject(lost.signal.reason as Error)),
  ])) as [string]
  const answer = answerSchema.parse(JSON.parse(line))
  if ('problem' in answer) throw new BackupError(`The server could not copy its database: ${answer.problem}`)
  const giveBack = async (): Promise<void> => {
    isGivenBack = true
    socket.destroy()
  }
  return { ...answer, signal: lost.signal, giveBack }
}
