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

/** Firefox finds an extension's pages under an id that it makes up; a preference makes it this one. */
const internalId = '7e1f4c9a-52b8-4b7e-9a55-2f0f3d6c8b10'

/** One of the extension's own pages. */
export const ownAddress = `moz-extension://${internalId}/src/entrypoints/options.html`

/** A Firefox with the extension in it. */
interface InstalledFirefox {
  readonly world: ComicWorld
  readonly firefox: Browser
  /** One of the extension's own pages. */
  readonly own: Page
  /** Ends the background as the browser does when nothing has happened in it for a while; the next event starts it again. */
  readonly stopBackground: () => Promise<void>
  /** Takes the browser's whole connection away, that to this machine included, or gives it back. */
  readonly setOffline: (isOffline: boolean) => Promise<void>
}

/** What a test in Firefox gets. */
interface FirefoxFixtures {
  readonly world: ComicWorld
  readonly server: ScriptedServer
  readonly firefox: Browser
  /** One of the extension's own pages, from which it can be asked. */
  readonly own: Page
  /** Opens a page in a tab of its own and waits until so many comic pages are found on it. */
  readonly openComic: (address: string, found: number) => Promise<Page>
  readonly switchTab: (page: Page) => Promise<void>
  readonly stateOf: (page: Page) => Promise<TabState | undefined>
  readonly stopBackground: () => Promise<void>
  readonly setOffline: (isOffline: boolean) => Promise<void>
}

/** Playwright's `test`, with a real Firefox driven over WebDriver BiDi, the extension installed in it for the session. */
// A browser takes long to start, so that the tests share one.
export const test = base.extend<FirefoxFixtures, { readonly installed: InstalledFirefox }>({
  installed: [async ({}, use) => await install(use), { scope: 'worker', timeout: 120_000 }],
  world: async ({ installed }, use) => {
    await use(installed.world)
    installed.world.clear()
  },
  server: async ({}, use) => {
    const server = await startScriptedServer()
    await use(server)
    await server.stop()
  },
  firefox: async ({ installed: { firefox, own } }, use) => {
    await use(firefox)
    // puppeteer sometimes takes the start of the extension's process for a new page: the same tab then has a second object.
    const isOwn = (page: Page) => page === own || page.url() === ownAddress
    for (const page of await firefox.pages()) if (!isOwn(page)) await page.close()
  },
  own: async ({ installed: { own }, server }, use) => {
    await own.evaluate(
      (serverAddress) => chrome.storage.local.set({ settings: { serverAddress, hasFloatingButton: false } }),
      server.url,
    )
    const count = () => own.evaluate(async () => (await chrome.scripting.getRegisteredContentScripts()).length)
    await expect.poll(count).toBe(1)
    await use(own)
    await own.evaluate(async () => {
      await chrome.runtime.sendMessage({ kind: 'clearCache' })
      await chrome.storage.local.clear()
    })
  },
  stopBackground: async ({ installed }, use) => await use(installed.stopBackground),
  setOffline: async ({ installed }, use) => {
    await use(installed.setOffline)
    await installed.setOffline(false)
  },
  openComic: async ({ firefox, stateOf }, use) => {
    await use(async (address, found) => {
      const page = await firefox.newPage()
      await page.goto(address)
      await expect.poll(async () => (await stateOf(page))?.found).toBe(found)
      return page
    })
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

async function install(use: (installed: InstalledFirefox) => Promise<void>): Promise<void> {
  const world = await startComicWorld()
  const folder = mkdtempSync(join(tmpdir(), 'fukidashi-firefox-'))
  const build = join(folder, 'extension')
  cpSync(firefoxBuildFolder, build, { recursive: true })
  const manifestPath = join(build, 'manifest.json')
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as FirefoxManifest
  // No test can answer the browser's own question, so the answer stands in the manifest.
  manifest.host_permissions.push('*://*/*')
  writeFileSync(manifestPath, JSON.stringify(manifest))
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath()!,
    headless: true,
    // The world vouches for every host itself.
    acceptInsecureCerts: true,
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
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': world.port,
      'network.proxy.no_proxies_on': '127.0.0.1, localhost',
      // Offline, the server is out of reach as well.
      'network.disable-localhost-when-offline': true,
      // What a test asks for without encryption is asked for without.
      'dom.security.https_first': false,
      'network.stricttransportsecurity.preloadlist': false,
      'intl.locale.requested': 'en-US',
      // When memory is short, Firefox unloads tabs that are not in front, with all that a test holds of them.
      'browser.tabs.unloadOnLowMemory': false,
    },
  })
  await firefox.installExtension(build)
  const own = await firefox.newPage()
  // WebDriver is told of no end of this navigation, so it is looked for in the page itself.
  void own.goto(ownAddress).catch(() => undefined)
  await expect.poll(() => own.evaluate(() => document.querySelector('h1') !== null)).toBe(true)
  const { id } = manifest.browser_specific_settings.gecko
  const options = '{ ignoreDevToolsAttached: true, disableResetIdleForTest: true }'
  await use({
    world,
    firefox,
    own,
    stopBackground: () =>
      runInBrowser(firefox, `WebExtensionPolicy.getByID('${id}').extension.terminateBackground(${options})`),
    // A connection that is kept open would outlast it.
    setOffline: (isOffline) =>
      runInBrowser(
        firefox,
        `Services.io.offline = ${isOffline}; Services.obs.notifyObservers(null, 'net:prune-all-connections')`,
      ),
  })
  await firefox.close()
  rmSync(folder, { recursive: true, force: true })
  await world.stop()
}

interface FirefoxManifest {
  readonly host_permissions: string[]
  readonly browser_specific_settings: { readonly gecko: { readonly id: string } }
}

/** The part of WebDriver BiDi that puppeteer does not offer: scripts in the browser's own documents. */
interface BidiConnection {
  readonly send: (method: string, parameters: object) => Promise<{ readonly result: Record<string, unknown> }>
}

/** Runs an expression in the browser's own window. */
async function runInBrowser(firefox: Browser, expression: string): Promise<void> {
  const { connection } = firefox as unknown as { readonly connection: BidiConnection }
  const tree = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 })
  const contexts = tree.result['contexts'] as readonly { context: string; url: string }[]
  // The browser's own window: others may go away meanwhile.
  const { context } = contexts.find(({ url }) => url === 'chrome://browser/content/browser.xhtml')!
  const { result } = await connection.send('script.evaluate', {
    expression,
    target: { context },
    awaitPromise: true,
  })
  expect(result['type'], JSON.stringify(result)).toBe('success')
}
