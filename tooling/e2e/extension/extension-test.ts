import { type BrowserContext, expect as plainExpect, type Page, test as base, type Worker } from '@playwright/test'
import { type ComicWorld, startComicWorld } from './comic-world.ts'
import { type LaunchWishes, launchWithExtension } from './launch-with-extension.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

/** Playwright's `expect`, with patience for a machine that has much else to do. */
export const expect = plainExpect.configure({ timeout: 25_000 })

/** Where a tab stands, as the popup is told. */
export interface TabState {
  readonly isOn: boolean
  readonly found: number
  readonly confidence: number
  readonly translated: number
  readonly working: number
  readonly failed: number
  readonly blockedHosts: readonly string[]
}

/** What a test of the extension gets. */
interface ExtensionFixtures {
  /** Hosts that the reader has allowed, and what else is special about the browser. */
  readonly access: Pick<LaunchWishes, 'hosts' | 'browserModels' | 'ignoreDefaultArgs'>
  /** Pages under the true names of their sites. */
  readonly world: ComicWorld
  readonly server: ScriptedServer
  /** A browser with the extension in it and a profile of its own. */
  readonly context: BrowserContext
  readonly background: Worker
  /** Opens one of the extension's own pages. */
  readonly openOwnPage: (name: 'popup' | 'options') => Promise<Page>
  /** Presses what stands for the toolbar: translate, or show the original. */
  readonly switchTab: (page: Page) => Promise<void>
  /** Undefined where no content script runs. */
  readonly stateOf: (page: Page) => Promise<TabState | undefined>
}

/** Playwright's `test`, with the extension loaded in a real Chromium. */
export const test = base.extend<ExtensionFixtures>({
  access: [{ hosts: ['*://*/*'] }, { option: true }],
  // Playwright reads the empty patterns to know that nothing else is needed.
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
  context: async ({ locale, world, access }, use) => {
    const { context, close } = await launchWithExtension({ world, ...access, locale })
    await use(context)
    await close()
  },
  background: async ({ context, server, access }, use) => {
    const background = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
    // The install ends with the settings page, which takes the tab in front: a test must not be using that tab by then.
    await expect.poll(() => context.pages().some((page) => page.url().endsWith('options.html'))).toBe(true)
    await background.evaluate(
      (serverAddress) => chrome.storage.local.set({ settings: { serverAddress, hasFloatingButton: false } }),
      server.url,
    )
    // From now on the content script starts by itself where it may.
    const count = () => background.evaluate(async () => (await chrome.scripting.getRegisteredContentScripts()).length)
    await expect.poll(count).toBe(Math.min(1, access.hosts.length))
    await use(background)
  },
  openOwnPage: async ({ context, background }, use) => {
    const { host } = new URL(background.url())
    await use(async (name) => {
      const page = await context.newPage()
      await page.goto(`chrome-extension://${host}/src/entrypoints/${name}.html`)
      return page
    })
  },
  switchTab: async ({ openOwnPage }, use) => {
    const view = await openOwnPage('options')
    await use(async (page) => {
      await view.evaluate(async (url) => {
        const tabs = await chrome.tabs.query({})
        await chrome.runtime.sendMessage({ kind: 'switchTab', tabId: tabs.find((tab) => tab.url === url)!.id })
      }, page.url())
    })
  },
  stateOf: async ({ openOwnPage }, use) => {
    const view = await openOwnPage('options')
    await use((page) =>
      view.evaluate(async (url): Promise<TabState | undefined> => {
        const tabs = await chrome.tabs.query({})
        const id = tabs.find((tab) => tab.url === url)!.id!
        return chrome.tabs.sendMessage(id, { kind: 'describe' }).catch(() => undefined)
      }, page.url()),
    )
  },
})
