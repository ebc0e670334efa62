import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchOptions } from '@fukidashi/browser/launch-options'
import { type BrowserContext, chromium, expect, type Page, test as base, type Worker } from '@playwright/test'

/** Where the build for Chrome lies; turbo builds it before these tests. */
export const buildFolder = fileURLToPath(new URL('../../../apps/extension/dist/chrome/', import.meta.url))

/** What a test of the extension gets. */
interface ExtensionFixtures {
  /** A browser with the extension in it and a profile of its own. */
  readonly context: BrowserContext
  readonly background: Worker
  /** Opens one of the extension's own pages. */
  readonly openOwnPage: (name: 'popup' | 'options') => Promise<Page>
  /** Serves a page from this machine and gives its address. */
  readonly serve: (html: string) => Promise<string>
}

/** Playwright's `test`, with the extension loaded in a real Chromium. */
export const test = base.extend<ExtensionFixtures>({
  context: async ({ locale }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'fukidashi-e2e-'))
    const { args, ...options } = launchOptions()
    const context = await chromium.launchPersistentContext(profile, {
      ...options,
      locale,
      headless: true,
      args: [...args, `--disable-extensions-except=${buildFolder}`, `--load-extension=${buildFolder}`],
    })
    await use(context)
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  },
  background: async ({ context }, use) => {
    const background = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
    // The install ends with the settings page, which takes the tab in front: a test must not be using that tab by then.
    await expect.poll(() => context.pages().some((page) => page.url().endsWith('options.html'))).toBe(true)
    await use(background)
  },
  openOwnPage: async ({ context, background }, use) => {
    await use(async (name) => {
      const page = await context.newPage()
      await page.goto(`chrome-extension://${new URL(background.url()).host}/src/entrypoints/${name}.html`)
      return page
    })
  },
  // Playwright reads the empty pattern to know that nothing else is needed.
  serve: async ({}, use) => {
    const server = createServer()
    await use(async (html) => {
      server.removeAllListeners('request')
      server.on('request', (_request, response) =>
        response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
      )
      if (!server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    })
    server.closeAllConnections()
    server.close()
  },
})
