import { fileURLToPath } from 'node:url'
import { launchOptions } from '@fukidashi/browser/launch-options'
import { expect, type Page, test as base } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { type RunningServer, startContractServer } from './contract-server.ts'

/** A real comic page of our own. */
const samplePage = readFileSync(fileURLToPath(new URL('../../samples/pages/01-storm.png', import.meta.url)))

/** A file as Playwright hands it to a page. */
export function imageFile(name: string, buffer: Buffer = samplePage) {
  return { name, mimeType: name.endsWith('.gif') ? 'image/gif' : 'image/png', buffer }
}

/** Brings images as the file dialog would. */
export async function bringImages(page: Page, ...files: ReturnType<typeof imageFile>[]) {
  await page.getByTestId('images').setInputFiles(files)
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
