import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'

const run = promisify(execFile)
const packagedFolder = '/usr/lib/postgresql'

/** Folder of an installed PostgreSQL server's programs, sought where Debian has them and on a search path such as `PATH`; undefined when there is none. */
export function findPostgres(searchPath: string): string | undefined {
  const versions = existsSync(packagedFolder)
    ? readdirSync(packagedFolder).toSorted((a, b) => Number(b) - Number(a))
    : []
  const folders = [...versions.map((version) => join(packagedFolder, version, 'bin')), ...searchPath.split(delimiter)]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** A PostgreSQL server on loopback. */
export interface PostgresServer {
  /** Address without a database, for the user `postgres`. */
  readonly url: string
  readonly port: number
  /** Ends it for now, with its connections; its data stays. */
  readonly stop: () => Promise<void>
  /** Starts it again after `stop`, at the same address. */
  readonly start: () => Promise<void>
  /** Ends it and deletes its data. */
  readonly close: () => Promise<void>
}

/**
 * Starts a PostgreSQL server of its own in a new folder, with the programs of `findPostgres` and settings such as
 * `track_io_timing=on` besides those that make it quick.
 */
export async function startPostgres(programs: string, ownSettings: readonly string[] = []): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'fukidashi-postgres-'))
  const account = await chooseAccount(folder)
  const data = join(folder, 'data')
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], account)
  const port = await findFreePort()
  const settings = [
    'fsync=off',
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    `unix_socket_directories=${folder}`,
    ...ownSettings,
  ]
  const words = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const url = `postgres://postgres@127.0.0.1:${port}`
  let server: ChildProcess
  const start = async () => {
    server = spawn(join(programs, 'postgres'), words, { ...account, stdio: 'ignore' })
    await waitForServer(`${url}/postgres`)
  }
  const stop = async () => {
    if (server.exitCode !== null) return
    server.kill('SIGINT')
    await once(server, 'exit')
  }
  const close = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
  // Whoever is interrupted leaves no server behind.
  process.once('exit', () => server.kill('SIGINT'))
  await start()
  return { url, port, start, stop, close }
}

/** Creates a database on a server; `template` is one to copy. Returns its address. */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<string> {
  const client = new Client({ connectionString: `${serverUrl}/postgres` })
  await client.connect()
  await client.query(`create database ${name}${template === undefined ? '' : ` template ${template}`}`)
  await client.end()
  return `${serverUrl}/${name}`
}

/** The account that programs run as that refuse to be root: where the tests are root, the one that came with PostgreSQL, which gets the folder. */
export async function chooseAccount(folder: string): Promise<{ uid?: number; gid?: number; cwd: string }> {
  if (process.getuid?.() !== 0) return { cwd: folder }
  const { stdout } = await run('id', ['-u', 'postgres'])
  const group = await run('id', ['-g', 'postgres'])
  const account = { uid: Number(stdout), gid: Number(group.stdout) }
  await chown(folder, account.uid, account.gid)
  await chmod(folder, 0o700)
  return { ...account, cwd: folder }
}

/** A port of loopback that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Waits until a PostgreSQL server, or a pooler in front of one, answers. */
export async function waitForServer(connectionString: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new Client({ connectionString })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (tries >= 150) throw error
      await wait(200)
    }
  }
}
