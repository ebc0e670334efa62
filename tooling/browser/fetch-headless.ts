import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { FoundBrowser } from './find-browser.ts'

const specification = '@sparticuz/chromium@153.0.0'
const folder = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), '.toolchain', 'headless')

/** What is used of `@sparticuz/chromium`, which is fetched when it is needed and therefore has no types here. */
interface HeadlessPackage {
  readonly default: { readonly args: readonly string[]; readonly executablePath: () => Promise<string> }
}

/** Fetches a headless Chromium for Linux on x64 from the npm registry (about 90 MB, once). Undefined elsewhere or without a network. */
export async function fetchHeadless(): Promise<FoundBrowser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  console.error(`No browser found; fetching ${specification} ...`)
  const flags = [
    '--no-package-lock',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--loglevel=error',
  ]
  const { status } = spawnSync('npm', ['install', '--prefix', folder, ...flags, specification], {
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) return undefined
  const entry = join(folder, 'node_modules', '@sparticuz', 'chromium', 'build', 'index.js')
  const { default: headless } = (await import(pathToFileURL(entry).href)) as HeadlessPackage
  return { executablePath: await headless.executablePath(), arguments: headless.args }
}
