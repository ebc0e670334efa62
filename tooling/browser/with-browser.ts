#!/usr/bin/env node
// Runs a test command with a browser for it: `with-browser pages vitest run`. Without a browser the tests are not run,
// which is said loudly and counted by `npm test`, and is no failure: a machine without a browser can still test the rest.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { fetchHeadless } from './fetch-headless.ts'
import { type BrowserNeed, findBrowser, findFirefox } from './find-browser.ts'

const [need, command, ...words] = process.argv.slice(2) as [BrowserNeed, string, ...string[]]
const browser = await findBrowser(need, {
  configuredPath: process.env.CHROMIUM_PATH,
  playwrightPath: chromium.executablePath(),
  searchPath: process.env.PATH ?? '',
  fetchHeadless,
})
const notRun = 'test-results/not-run.txt'
rmSync(notRun, { force: true })
if (browser) {
  const firefox =
    need === 'extensions'
      ? findFirefox({ configuredPath: process.env.FIREFOX_PATH, searchPath: process.env.PATH ?? '' })
      : undefined
  if (need === 'extensions' && !firefox)
    tell(
      'there is no Firefox, so nothing was tried in it. Install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.',
    )
  const found = {
    CHROMIUM_PATH: browser.executablePath,
    CHROMIUM_ARGUMENTS: JSON.stringify(browser.arguments),
    ...(firefox && { FIREFOX_PATH: firefox }),
  }
  const shell = process.platform === 'win32'
  const { status } = spawnSync(command, words, { stdio: 'inherit', shell, env: { ...process.env, ...found } })
  process.exit(status ?? 1)
}
tell('there is no Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.')

function tell(reason: string) {
  mkdirSync('test-results', { recursive: true })
  writeFileSync(notRun, reason)
  console.error(`\n${'!'.repeat(80)}\nBROWSER TESTS NOT RUN: ${reason}\n${'!'.repeat(80)}\n`)
}
