import { samplePagesFolder } from '@fukidashi/sample-pages/folders'
import { readFileSync } from 'node:fs'
import { launchOptions } from '@fukidashi/browser/launch-options'
import { expect, type Locator, type Page, test as base } from '@playwright/test'
import { type RunningServer, startContractServer } from './contract-server.ts'

/** Real comic pages of our own. */
const samplePage = readSample('01-storm.png')
export const letterPage = readSample('02-letter.jpg')

function readSample(name: string): Buffer {
  return readFileSync(samplePagesFolder + name)
}

const mimeTypes: Readonly<Record<string, string>> = { '.gif': 'image/gif', '.jpg': 'image/jpeg' }

/** A file as Playwright hands it to a page. */
export function imageFile(name: string, buffer: Buffer = samplePage) {
  return { name, mimeType: mimeTypes[name.slice(name.lastIndexOf('.'))] ?? 'image/png', buffer }
}

/** Waits until an element answers to touches and keys: before React has reached it, they are lost. */
export async function untilAlive(element: Locator) {
  const isAlive = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isAlive, { timeout: 20_000 }).toBe(true)
}

/** Brings images as the file dialog would, which nobody can open before the page is brought to life. */
export async function bringImages(page: Page, ...files: ReturnType<typeof imageFile>[]) {
  const input = page.getByTestId('images')
  await untilAlive(input)
  await input.setInputFiles(files)
}

/** Waits until links and buttons work: before, a link loads its page whole. What is in a page of words waits for a first touch or key. */
export async function bringToLife(page: Page, place: 'header' | 'main' = 'header') {
  await untilAlive(page.locator(`${place} a`).first())
}

/** Playwright's `test`, with the built site on a server that keeps the contract. */
export const test = base.extend<
  { readonly carriesTranslator: boolean; readonly isReader: boolean },
  { readonly server: RunningServer }
>({
  server: [
    async ({}, use) => {
      const server = await startContractServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  launchOptions: [async ({}, use) => use(launchOptions()), { scope: 'worker' }],
  // One that a test installed would answer the next one's navigations.
  serviceWorkers: 'block',
  baseURL: async ({ server }, use) => use(server.url),
  // The browser of the tests carries a translator of its own. What is not about it is tested as in one that has none.
  carriesTranslator: [false, { option: true }],
  // The site asks robots for no consent, and takes a browser that says it is driven by a program for one.
  isReader: [false, { option: true }],
  context: async ({ context, carriesTranslator, isReader }, use) => {
    if (isReader)
      await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
    if (!carriesTranslator)
      await context.addInitScript(() => {
        for (const name of ['Translator', 'LanguageDetector', 'LanguageModel']) Reflect.deleteProperty(globalThis, name)
      })
    await use(context)
  },
  // What goes wrong unseen is a failure of the test as well.
  page: async ({ page }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      // What the browser itself says of a request that failed, which the site says in its own words.
      const isRequest = /^(?:Failed to load resource|Access to fetch at)/.test(message.text())
      if (message.type() === 'error' && !isRequest) problems.push(message.text())
    })
    await use(page)
    expect(problems).toEqual([])
  },
})

export { expect } from '@playwright/test'
