import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BrowserSources, findBrowser } from './find-browser.ts'

let folder: string
let sources: BrowserSources
const headless = { executablePath: '/fetched/chromium', arguments: ['--single-process'] }

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-browser-'))
  sources = {
    configuredPath: undefined,
    playwrightPath: join(folder, 'playwright'),
    searchPath: folder,
    fetchHeadless: async () => headless,
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

function makeProgram(name: string, mode = 0o755) {
  const path = join(folder, name)
  writeFileSync(path, '#!/bin/sh\n')
  chmodSync(path, mode)
  return path
}

describe('findBrowser', () => {
  it('takes CHROMIUM_PATH first, then Playwright, then PATH', async () => {
    const onPath = makeProgram('chromium')
    expect((await findBrowser('extensions', sources))?.executablePath).toBe(onPath)
    const own = makeProgram('playwright')
    expect((await findBrowser('extensions', sources))?.executablePath).toBe(own)
    const configuredPath = makeProgram('mine')
    expect((await findBrowser('extensions', { ...sources, configuredPath }))?.executablePath).toBe(configuredPath)
  })

  it('refuses a CHROMIUM_PATH that is no program', async () => {
    makeProgram('chromium')
    await expect(findBrowser('pages', { ...sources, configuredPath: join(folder, 'none') })).rejects.toThrow(
      'CHROMIUM_PATH',
    )
  })

  it('passes over files that cannot be run', async () => {
    makeProgram('chromium', 0o644)
    const later = makeProgram('chromium-browser')
    expect((await findBrowser('pages', sources))?.executablePath).toBe(later)
  })

  it('fetches a headless browser for pages, but not for extensions, which it could not load', async () => {
    expect(await findBrowser('pages', sources)).toBe(headless)
    expect(await findBrowser('extensions', sources)).toBeUndefined()
  })
})
