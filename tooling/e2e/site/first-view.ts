// Prints how much script each page of the built site loads: pnpm --filter @fukidashi/e2e first-view
import { gzipSync } from 'node:zlib'
import { launchOptions } from '@fukidashi/browser/launch-options'
import { chromium } from '@playwright/test'
import { startContractServer } from './contract-server.ts'

const mostKb = 100
/** What loads by itself counts here as well: on the first page, readers wait for all of it, the cookie banner included. */
const wholePath = '/'
const mostWholeKb = 101
const paths = ['/', '/manga-translator', '/price', '/faq', '/show-cases', '/terms-and-conditions', '/error/404']
const server = await startContractServer()
const browser = await chromium.launch(launchOptions())
let isOver = false
console.log('kB of script, gzip             first view   then by itself')
for (const path of paths) {
  const sizes = await measure(path)
  isOver ||= sizes.firstKb > mostKb || (path === wholePath && sizes.firstKb + sizes.thenKb > mostWholeKb)
  console.log(`${path.padEnd(30)} ${sizes.firstKb.toFixed(1).padStart(10)} ${sizes.thenKb.toFixed(1).padStart(16)}`)
}
await browser.close()
await server.stop()
if (isOver) {
  console.error(
    `The first view is to stay under ${mostKb} kB, and all of ${wholePath} before anybody touches it under ${mostWholeKb} kB.`,
  )
  process.exitCode = 1
}

/** `first` is what the document itself names; `then` is what its scripts load without anybody doing anything. */
async function measure(path: string) {
  const page = await browser.newPage({ baseURL: server.url })
  // As for a reader: robots get no cookie banner.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(new URL(response.url()).pathname, response.body())
  })
  const document = await (await page.goto(path, { waitUntil: 'networkidle' }))!.text()
  let [firstKb, thenKb] = [0, 0]
  for (const [address, body] of scripts) {
    const kb = gzipSync(await body, { level: 9 }).length / 1000
    if (document.includes(`"${address}"`)) firstKb += kb
    else thenKb += kb
  }
  await page.close()
  return { firstKb, thenKb }
}
