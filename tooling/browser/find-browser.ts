import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What the tests want to do: open web pages, or also load an extension. */
export type BrowserNeed = 'pages' | 'extensions'

/** A browser that can be started, and the arguments that it needs. */
export interface FoundBrowser {
  readonly executablePath: string
  readonly arguments: readonly string[]
}

/** Where a browser may be; every way is given, so that tests can play them through. */
export interface BrowserSources {
  /** The path of the environment variable CHROMIUM_PATH. */
  readonly configuredPath: string | undefined
  /** Where Playwright would have put its own browser. */
  readonly playwrightPath: string
  /** The PATH of the environment. */
  readonly searchPath: string
  /** Fetches a headless Chromium from the npm registry. It opens pages but loads no extension. */
  readonly fetchHeadless: () => Promise<FoundBrowser | undefined>
}

const names = ['chromium', 'chromium-browser']

/**
 * Finds Chromium: CHROMIUM_PATH, Playwright's own, one on PATH, and for pages alone a headless one from npm.
 * Branded Chrome is left out, because since version 137 it ignores `--load-extension`.
 * Throws when CHROMIUM_PATH names no program: a wrong setting is not passed over.
 */
export async function findBrowser(need: BrowserNeed, sources: BrowserSources): Promise<FoundBrowser | undefined> {
  const { configuredPath, playwrightPath, searchPath } = sources
  if (configuredPath) {
    if (!isProgram(configuredPath)) throw new Error(`CHROMIUM_PATH is '${configuredPath}', which is no program.`)
    return { executablePath: configuredPath, arguments: [] }
  }
  const candidates = [
    playwrightPath,
    ...searchPath.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
  ]
  const executablePath = candidates.find(isProgram)
  if (executablePath) return { executablePath, arguments: [] }
  return need === 'pages' ? sources.fetchHeadless() : undefined
}

const firefoxNames = ['firefox-esr', 'firefox']

/** Finds Firefox: FIREFOX_PATH, or one on PATH. Throws when FIREFOX_PATH names no program. */
export function findFirefox({
  configuredPath,
  searchPath,
}: Pick<BrowserSources, 'configuredPath' | 'searchPath'>): string | undefined {
  if (configuredPath && !isProgram(configuredPath))
    throw new Error(`FIREFOX_PATH is '${configuredPath}', which is no program.`)
  const candidates = searchPath.split(delimiter).flatMap((folder) => firefoxNames.map((name) => join(folder, name)))
  return configuredPath ?? candidates.find(isProgram)
}

function isProgram(path: string): boolean {
  if (!existsSync(path)) return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
