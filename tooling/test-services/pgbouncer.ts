import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chooseAccount, findFreePort, type PostgresServer, waitForServer } from './postgres.ts'

/** Path of an installed PgBouncer, sought where Debian has it and on a search path such as `PATH`; undefined when there is none. */
export function findPgbouncer(searchPath: string): string | undefined {
  const folders = ['/usr/sbin', ...searchPath.split(delimiter)]
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path))
}

/** Starts a PgBouncer in transaction mode in front of a server, with so many connections to each of its databases. */
export async function startPgbouncer(program: string, server: Pick<PostgresServer, 'port'>, connections: number) {
  const folder = await mkdtemp(join(tmpdir(), 'fukidashi-pgbouncer-'))
  const account = await chooseAccount(folder)
  const port = await findFreePort()
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    [
      '[databases]',
      `* = host=127.0.0.1 port=${server.port} user=postgres`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${connections}`,
      'max_client_conn = 200',
    ].join('\n'),
    { mode: 0o644 },
  )
  const pooler = spawn(program, ['--quiet', settings], { ...account, stdio: 'ignore' })
  const url = `postgres://postgres@127.0.0.1:${port}`
  await waitForServer(`${url}/postgres`)
  return {
    /** Address without a database. */
    url,
    close: async () => {
      pooler.kill('SIGTERM')
      await once(pooler, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
