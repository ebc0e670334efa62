import { samplePagesFolder } from '@fukidashi/sample-pages/folders'
import { readFileSync } from 'node:fs'
import { launchOptions } from '@fukidashi/browser/launch-options'
import { expect, type Page, test as base } from '@playwright/test'
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

/** Brings images as the file dialog would, which nobody can open before the page is brought to life. */
export async function bringImages(page: Page, ...files: ReturnType<typeof imageFile>[]) {
  const input = page.getByTestId('images')
  const isAlive = () => input.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isAlive, { timeout: 20_000 }).toBe(true)
  await input.setInputFiles(files)
}

/** Playwright's `test`, with the built site on a server that keeps the contract. */
export const test = base.extend<object, { readonly server: RunningServer }>({
  server: [
    async ({}, use) => {
      const server = await startContractServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  launchOptions: [async ({}, use) => use(launchOptions()), { scope: 'worker' }],
  baseURL: async ({ server }, use) => use(server.url),
  // What goes wrong unseen is a failure of the test as well.
  page: async ({ page }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        problems.push(message.text())
    })
    await use(page)
    expect(problems).toEqual([])
  },
})

export { expect } from '@playwright/test'
