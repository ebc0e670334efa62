import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firefoxPath } from '@fukidashi/browser/launch-options'
import { test as base } from '@playwright/test'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { type ComicWorld, startComicWorld } from './comic-world.ts'
import { expect, type TabState } from './extension-test.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

/** Where the build for Firefox lies; turbo builds it before these tests. */
export const firefoxBuildFolder = fileURLToPath(new URL('../../../apps/extension/dist/firefox/', import.meta.url))

/** Why nothing is tried in Firefox, where there is none. */
export const noFirefox = 'There is no Firefox. Install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.'

/** Firefox finds an extension's pages under an id that it makes up; a preference makes it this one. */
const internalId = '7e1f4c9a-52b8-4b7e-9a55-2f0f3d6c8b10'

/** A tab of Firefox with a comic, and what the extension says of it. */
export interface FirefoxFixtures {
  readonly world: ComicWorld
  readonly server: ScriptedServer
  /** Preferences of the browser beside those that every test has. */
  readonly preferences: Readonly<Record<string, unknown>>
  readonly firefox: Browser
  /** One of the extension's own pages, from which it can be asked. */
  readonly own: Page
  readonly switchTab: (page: Page) => Promise<void>
  readonly stateOf: (page: Page) => Promise<TabState | undefined>
}

/** Playwright's `test`, with a real Firefox driven over WebDriver BiDi, the extension installed in it for the session. */
export const test = base.extend<FirefoxFixtures>({
  preferences: [{}, { option: true }],
  world: async ({}, use) => {
    const world = await startComicWorld()
    await use(world)
    await world.stop()
  },
  server: async ({}, use) => {
    const server = await startScriptedServer()
    await use(server)
    await server.stop()
  },
  firefox: async ({ world, preferences }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'fukidashi-firefox-'))
    const build = join(folder, 'extension')
    cpSync(firefoxBuildFolder, build, { recursive: true })
    const manifestPath = join(build, 'manifest.json')
    const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as FirefoxManifest
    // No test can answer the browser's own question, so the answer stands in the manifest.
    manifest.host_permissions.push('*://*/*')
    writeFileSync(manifestPath, JSON.stringify(manifest))
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefoxPath()!,
      headless: true,
      // Extensions' own pages are closed to WebDriver without it.
      args: ['--remote-allow-system-access'],
      extraPrefsFirefox: {
        'extensions.webextensions.uuids': JSON.stringify({
          [manifest.browser_specific_settings.gecko.id]: internalId,
        }),
        // The world stands for all hosts by being their proxy.
        'network.proxy.type': 1,
        'network.proxy.http': '127.0.0.1',
        'network.proxy.http_port': world.port,
        'network.proxy.no_proxies_on': '127.0.0.1, localhost',
        'intl.locale.requested': 'en-US',
        ...preferences,
      },
    })
    await browser.installExtension(build)
    await use(browser)
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  },
  own: async ({ firefox, server }, use) => {
    const own = await firefox.newPage()
    // WebDriver is told of no end of this navigation, so it is looked for in the page itself.
    void own.goto(`moz-extension://${internalId}/src/entrypoints/options.html`).catch(() => undefined)
    await expect.poll(() => own.evaluate(() => document.querySelector('h1') !== null)).toBe(true)
    await own.evaluate(
      (serverAddress) => chrome.storage.local.set({ settings: { serverAddress, hasFloatingButton: false } }),
      server.url,
    )
    const count = () => own.evaluate(async () => (await chrome.scripting.getRegisteredContentScripts()).length)
    await expect.poll(count).toBe(1)
    await use(own)
  },
  switchTab: async ({ own }, use) => {
    await use(async (page) => {
      await own.evaluate(async (url) => {
        const tabs = await chrome.tabs.query({})
        await chrome.runtime.sendMessage({ kind: 'switchTab', tabId: tabs.find((tab) => tab.url === url)!.id })
      }, page.url())
    })
  },
  stateOf: async ({ own }, use) => {
    await use(
      async (page) =>
        await own.evaluate(async (url): Promise<TabState | undefined> => {
          const tabs = await chrome.tabs.query({})
          const id = tabs.find((tab) => tab.url === url)!.id!
          return chrome.tabs.sendMessage(id, { kind: 'describe' }).catch(() => undefined)
        }, page.url()),
    )
  },
})

interface FirefoxManifest {
  readonly host_permissions: string[]
  readonly browser_specific_settings: { readonly gecko: { readonly id: string } }
}
