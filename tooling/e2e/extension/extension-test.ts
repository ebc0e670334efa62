import { type BrowserContext, expect as plainExpect, type Page, test as plainTest, type Worker } from '@playwright/test'
import { type ComicWorld, startComicWorld } from './comic-world.ts'
import { type LaunchWishes, launchWithExtension } from './launch-with-extension.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

/** Playwright's `expect`, with patience for a machine that has much else to do. */
export const expect = plainExpect.configure({ timeout: 25_000 })

/** What a reader is told whose server is gone. */
export const unreachableWords = 'The server cannot be reached. Try again later, or check its address in the settings.'

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

/** A browser with the extension in it and a profile of its own. */
interface Installed {
  readonly world: ComicWorld
  readonly context: BrowserContext
  readonly background: Worker
  /** A page of the extension's own, from which it can be asked. */
  readonly view: () => Promise<Page>
}

/** What a test of the extension gets. */
interface ExtensionFixtures {
  readonly installed: Installed
  /** Pages under the true names of their sites. */
  readonly world: ComicWorld
  readonly server: ScriptedServer
  readonly context: BrowserContext
  readonly background: Worker
  /** Opens one of the extension's own pages. */
  readonly openOwnPage: (name: 'popup' | 'options') => Promise<Page>
  /** Opens a page in a tab of its own and waits until so many comic pages are found on it. */
  readonly openComic: (address: string, found: number) => Promise<Page>
  /** Presses what stands for the toolbar: translate, or show the original. */
  readonly switchTab: (page: Page) => Promise<void>
  /** Undefined where no content script runs. */
  readonly stateOf: (page: Page) => Promise<TabState | undefined>
  /** Ends the background as the browser does when it wants the memory; the next event starts it again. */
  readonly stopBackground: () => Promise<void>
}

/** How the browser of a test is. */
interface BrowserOptions {
  /** Hosts that the reader has allowed, and what else is special about the browser. */
  readonly access: Pick<LaunchWishes, 'hosts' | 'browserModels' | 'ignoreDefaultArgs'>
  /** Pixels of the screen for each pixel of style sheets, where the screen is to be a real one. */
  readonly screenRatio: number | undefined
}

/** Starts a browser with the extension in it, lets it be used, and ends it. */
async function install(
  wishes: Omit<LaunchWishes, 'world'>,
  use: (installed: Installed) => Promise<void>,
): Promise<void> {
  const world = await startComicWorld()
  const { context, close } = await launchWithExtension({ world, ...wishes })
  const background = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  // The install ends with the settings page, which takes the tab in front: a test must not be using that tab by then.
  const findSettings = () => context.pages().find((page) => page.url().endsWith('options.html'))
  await expect.poll(() => findSettings() !== undefined).toBe(true)
  let settings = findSettings()!
  const view = async () => {
    if (settings.isClosed()) {
      settings = await context.newPage()
      await settings.goto(new URL('/src/entrypoints/options.html', background.url()).href)
    }
    return settings
  }
  await use({ world, context, background, view })
  await close()
  await world.stop()
}

const base = plainTest.extend<ExtensionFixtures, { readonly shared: Installed }>({
  // Named here, so that tests of both kinds run in one process and the browser is started once; a test that does not ask for it starts none.
  shared: [async ({}, use) => await install({ hosts: ['*://*/*'] }, use), { scope: 'worker', timeout: 120_000 }],
  // A test starts from one of the two below, which say what is installed where.
  installed: async ({}, use) => await install({ hosts: [] }, use),
  world: async ({ installed }, use) => await use(installed.world),
  context: async ({ installed }, use) => await use(installed.context),
  server: async ({}, use) => {
    const server = await startScriptedServer()
    await use(server)
    await server.stop()
  },
  background: async ({ installed: { context, view }, server }, use) => {
    const asking = await view()
    await asking.evaluate(
      (serverAddress) => chrome.storage.local.set({ settings: { serverAddress, hasFloatingButton: false } }),
      server.url,
    )
    // From now on the content script starts by itself where it may.
    const state = () =>
      asking.evaluate(async () => {
        const { origins = [] } = await chrome.permissions.getAll()
        const isAllowed = origins.some((origin) => !/127\.0\.0\.1|localhost/.test(origin))
        return (await chrome.scripting.getRegisteredContentScripts()).length === (isAllowed ? 1 : 0)
      })
    await expect.poll(state).toBe(true)
    // A test before this one may have ended the one that was there; sites have workers, too.
    const workers = () => context.serviceWorkers().filter((worker) => worker.url().startsWith('chrome-extension:'))
    await expect.poll(() => workers().length).toBe(1)
    await use(workers()[0]!)
  },
  openOwnPage: async ({ context, background }, use) => {
    await use(async (name) => {
      const page = await context.newPage()
      await page.goto(new URL(`/src/entrypoints/${name}.html`, background.url()).href)
      return page
    })
  },
  openComic: async ({ context, stateOf }, use) => {
    await use(async (address, found) => {
      const page = await context.newPage()
      await page.goto(address)
      await expect.poll(async () => (await stateOf(page))?.found).toBe(found)
      return page
    })
  },
  switchTab: async ({ installed: { view }, background: _started }, use) => {
    await use(async (page) => {
      const asking = await view()
      await asking.evaluate(async (url) => {
        const tabs = await chrome.tabs.query({})
        await chrome.runtime.sendMessage({ kind: 'switchTab', tabId: tabs.find((tab) => tab.url === url)!.id })
      }, page.url())
    })
  },
  stateOf: async ({ installed: { view }, background: _started }, use) => {
    await use(async (page) => {
      const asking = await view()
      return await asking.evaluate(async (url): Promise<TabState | undefined> => {
        const tabs = await chrome.tabs.query({})
        const id = tabs.find((tab) => tab.url === url)!.id!
        return chrome.tabs.sendMessage(id, { kind: 'describe' }).catch(() => undefined)
      }, page.url())
    })
  },
  stopBackground: async ({ context, background }, use) => await use(() => endBackground(context, background)),
})

async function endBackground(context: BrowserContext, background: Worker) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  const browser = await context.browser()?.newBrowserCDPSession()
  await browser?.send('Target.getTargets').then(async ({ targetInfos }) => {
    const worker = targetInfos.find(({ url }) => url === background.url())
    if (worker) await browser.send('Target.closeTarget', { targetId: worker.targetId })
  })
  await page.close()
}

/** Playwright's `test`, with the extension loaded in a real Chromium that is started for each test. */
export const test = base.extend<BrowserOptions>({
  access: [{ hosts: ['*://*/*'] }, { option: true }],
  screenRatio: [undefined, { option: true }],
  installed: async ({ access, locale, screenRatio }, use) => await install({ ...access, locale, screenRatio }, use),
})

/** The same for tests that need no browser of their own: they share one, and each finds it as after the installation. */
export const sharedBrowserTest = base.extend({
  installed: async ({ shared }, use) => {
    await use(shared)
    const view = await shared.view()
    await view.evaluate(async () => {
      await chrome.runtime.sendMessage({ kind: 'clearCache' })
      await chrome.storage.session.clear()
      await chrome.storage.local.clear()
      // Of a login that was begun.
      await chrome.scripting.unregisterContentScripts({ ids: ['login'] }).catch(() => undefined)
    })
    for (const page of shared.context.pages()) if (page !== view) await page.close()
    shared.world.clear()
  },
})
