import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const runner = fileURLToPath(new URL('../run.mjs', import.meta.url))
const pnpmVersion = /pnpmVersion = '([\d.]+)'/

/** A server that ends as the real one does, and says that it was asked to. */
const server = `
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.on(signal, () => { console.log('asked ' + signal); process.exit(7) })
setInterval(() => {}, 1000)
console.log('up ' + process.pid)
`

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fukidashi-run-'))
  const version = pnpmVersion.exec(await readFile(runner, 'utf8'))![1]!
  const lockfile = 'lockfileVersion: 9\n'
  const files = {
    'pnpm-lock.yaml': lockfile,
    'node_modules/.fukidashi-installed': createHash('sha256').update(lockfile).digest('hex'),
    '.toolchain/installed.json': JSON.stringify([`pnpm@${version}`]),
    // A build that takes as long as the file says, and ends well whatever it is asked.
    '.toolchain/node_modules/.bin/pnpm': `#!/bin/sh
trap 'kill $!; exit 0' TERM
echo building
sleep "$(cat build-takes)" &
wait
`,
    'build-takes': '0',
    'apps/server/src/main.ts': server,
    'package.json': JSON.stringify({ scripts: { start: 'node tooling/run.mjs start' } }),
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content, { mode: 0o755 })
  }
  await mkdir(join(root, 'tooling'))
  await cp(runner, join(root, 'tooling', 'run.mjs'))
})
afterAll(async () => await rm(root, { recursive: true, force: true }))

async function startServer(command: string, words: readonly string[]) {
  const child = spawn(command, words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  const up = Promise.withResolvers<number>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    const pid = /^up (\d+)$/.exec(line)?.[1]
    if (pid !== undefined) up.resolve(Number(pid))
  })
  child.once('exit', () => up.reject(new Error(lines.join('\n'))))
  return { child, lines, pid: await up.promise }
}

describe('tooling/run.mjs start', () => {
  const start = async () => await startServer(process.execPath, [join(root, 'tooling', 'run.mjs'), 'start'])

  it.each([
    ['SIGTERM', 'asked SIGTERM'],
    ['SIGINT', 'asked SIGINT'],
    ['SIGHUP', 'asked SIGTERM'],
  ] as const)(
    'passes %s on to the server, ends with its exit code and leaves nothing behind',
    async (signal, asked) => {
      const { child, lines, pid } = await start()
      const exit = once(child, 'close')
      child.kill(signal)
      expect(await exit).toEqual([7, null])
      expect(lines).toContain(asked)
      expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    },
  )

  it('starts no server when it was asked to end while it built', async () => {
    await writeFile(join(root, 'build-takes'), '5')
    const child = spawn(process.execPath, [join(root, 'tooling', 'run.mjs'), 'start'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines: string[] = []
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      // A server that is started all the same must not outlive the test.
      if (line === 'building' || line.startsWith('up')) child.kill('SIGTERM')
    })
    expect((await once(child, 'close'))[0]).toBe(1)
    expect(lines).toEqual(['building'])
    await writeFile(join(root, 'build-takes'), '0')
  })

  it('ends as the server does when that is killed', async () => {
    const { child, pid } = await start()
    const exit = once(child, 'close')
    process.kill(pid, 'SIGKILL')
    expect((await exit)[0] ?? 'signal').not.toBe(0)
  })
})

describe('npm start', () => {
  // npm passes SIGTERM on to its shell, which ends at once; a terminal sends the other signals to all of them itself.
  it('asks the server to end when SIGTERM reaches npm alone, and leaves nothing behind', async () => {
    const { child, lines, pid } = await startServer('npm', ['start', '--silent'])
    // The server holds the output open until it has ended.
    const closed = once(child, 'close')
    child.kill('SIGTERM')
    await closed
    expect(lines.at(-1)).toBe('asked SIGTERM')
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })
})
