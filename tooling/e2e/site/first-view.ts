// Prints how much script and styles each page of the built site loads, and how far its layout shifts: pnpm --filter @fukidashi/e2e first-view
import { gzipSync } from 'node:zlib'
import { launchOptions } from '@fukidashi/browser/launch-options'
import { chromium } from '@playwright/test'
import { startContractServer } from './contract-server.ts'

const mostKb = 100
/** Of a page's own sheet, and of what loads by itself. */
const mostStylesKb = 15
/** What loads by itself counts here as well: on the first page, readers wait for all of it, the cookie banner included. */
const wholePath = '/'
/** Elsewhere, what the server says of its offer may move a line by its height. */
const mostShift = 0.05
const paths = [
  '/',
  '/ar',
  '/manga-translator',
  '/price',
  '/faq',
  '/show-cases',
  '/terms-and-conditions',
  '/login',
  '/error/404',
]
const server = await startContractServer()
const browser = await chromium.launch(launchOptions())
let isOver = false
console.log('kB, gzip                script in first view   then by itself   styles   layout shift')
for (const path of paths) {
  const { firstKb, thenKb, stylesKb, shift } = await measure(path)
  isOver ||= firstKb > mostKb || (path === wholePath && firstKb + thenKb > mostKb)
  isOver ||= stylesKb > mostStylesKb || shift > (path === wholePath ? 0 : mostShift)
  const figures = [firstKb, thenKb, stylesKb].map((kb) => kb.toFixed(1)).concat(shift.toFixed(3))
  console.log(path.padEnd(24) + figures.map((figure, column) => figure.padStart([20, 17, 9, 15][column]!)).join(''))
}
await browser.close()
await server.stop()
if (isOver) {
  console.error(
    `The first view is to stay under ${mostKb} kB of script, ${wholePath} with all that loads before anybody touches it; styles under ${mostStylesKb} kB, and nothing of ${wholePath} may shift.`,
  )
  process.exitCode = 1
}

interface Shifted {
  shift: number
}

/** Of the browser's own list of such moments. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
}

/** `first` is what the document itself names; `then` is what its scripts load without anybody doing anything. */
async function measure(path: string) {
  const page = await browser.newPage({ baseURL: server.url })
  // As for a reader: robots get no cookie banner.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) (window as unknown as Shifted).shift += (entry as LayoutShift).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const scripts = new Map<string, Promise<Buffer>>()
  const sheets: Promise<Buffer>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind === 'script') scripts.set(new URL(response.url()).pathname, response.body())
    if (kind === 'stylesheet') sheets.push(response.body())
  })
  const document = await (await page.goto(path, { waitUntil: 'networkidle' }))!.text()
  let [firstKb, thenKb] = [0, 0]
  for (const [address, body] of scripts)
    if (document.includes(`"${address}"`)) firstKb += kbOf(await body)
    else thenKb += kbOf(await body)
  const own = Array.from(document.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, sheet]) => Buffer.from(sheet!))
  const stylesKb = [...own, ...(await Promise.all(sheets))].reduce((sum, sheet) => sum + kbOf(sheet), 0)
  const shift = await page.evaluate(() => (window as unknown as Shifted).shift)
  await page.close()
  return { firstKb, thenKb, stylesKb, shift }
}

function kbOf(content: Buffer): number {
  return gzipSync(content, { level: 9 }).length / 1000
}
