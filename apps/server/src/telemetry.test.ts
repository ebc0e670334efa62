import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readTestEnvironment } from './fixtures/env.ts'

const run = promisify(execFile)
const program = fileURLToPath(new URL('./fixtures/count-look-ups.ts', import.meta.url))
const namespaces = ['--map-root-user', '--mount', '--net']
const hasNamespaces = await run('unshare', [...namespaces, 'true']).then(
  () => true,
  () => false,
)
if (!hasNamespaces) console.warn('NOT RUN: look-ups are counted in a network namespace, which cannot be made here.')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-look-ups-'))
})
afterAll(async () => await rm(folder, { recursive: true, force: true }))

it.runIf(hasNamespaces)(
  'no library tells anybody of a page that is translated: no name is looked up, no file is left',
  async () => {
    const resolvers = join(folder, 'resolv.conf')
    await writeFile(resolvers, 'nameserver 127.0.0.1\noptions timeout:1 attempts:1\n')
    const home = join(folder, 'home')
    await mkdir(home)
    const start = 'ip link set lo up && mount --bind "$1" /etc/resolv.conf && shift && exec "$@"'
    const node = [process.execPath, '--disable-warning=ExperimentalWarning', program, join(folder, 'data')]
    const env = { PATH: readTestEnvironment().searchPath, HOME: home, TMPDIR: home }
    const { stdout } = await run('unshare', [...namespaces, 'sh', '-c', start, 'sh', resolvers, ...node], { env })
    expect(JSON.parse(stdout)).toEqual({ outcome: 'done', asked: ['heard.example'] })
    expect(await readdir(home)).toEqual([])
  },
)
