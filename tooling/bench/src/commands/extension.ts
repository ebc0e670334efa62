import { launchWithExtension, buildFolder } from '@fukidashi/e2e/launch-with-extension'
import { startComicWorld } from '@fukidashi/e2e/comic-world'
import { type ScriptedServer, startScriptedServer } from '@fukidashi/e2e/scripted-server'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { BenchCommand } from '../bench-command.ts'

type Context = Awaited<ReturnType<typeof launchWithExtension>>['context']
type Page = Awaited<ReturnType<Context['newPage']>>

const address = 'http://www.webtoons.com/en/bench/viewer'
/** The same page where the extension does not run. */
const addressWithout = 'http://127.0.0.1/en/bench/viewer'
/** What the server takes for a page by itself; the extension may take this much more. */
const serverMs = 1000
const mostOverheadMs = 300
const mostContentBytes = 15 * 1024

/** What the extension costs a reader: its size in every page, its time, its long tasks and its memory. */
export const extensionCommand: BenchCommand = {
  name: 'extension',
  description:
    'the extension in Chromium: size of its content script, time from key to first page beside the server, long tasks over 50 pages, memory after 300',
  run: async ({ count = 10 }) => {
    const world = await startComicWorld()
    const server = await startScriptedServer()
    const { context, close } = await launchWithExtension({ world, hosts: ['*://*/*'] })
    try {
      const own = await openOwnPage(context, server)
      const contentBytes = gzipSync(readFileSync(join(buildFolder, 'src/entrypoints/content.js'))).length
      console.error(`content script: ${contentBytes} bytes gzip`)
      const overheads: number[] = []
      for (let round = 0; round < count; round++)
        overheads.push(await measureFirstPage(context, own, { world, server }))
      server.takes = 0
      const { longTasks, pageMs } = await findLongTasks(context, own, world, 50)
      const tasksWithout = await findLongTasksWithout(context, world, { pages: 50, pageMs })
      const memory = await measureMemory(context, own, world)
      const sorted = overheads.toSorted((a, b) => a - b)
      const figures = {
        content_script_gzip_bytes: contentBytes,
        most_content_script_gzip_bytes: mostContentBytes,
        first_page_ms_beside_server_median: Math.round(sorted[Math.floor(sorted.length / 2)]!),
        first_page_ms_beside_server_worst: Math.round(sorted.at(-1)!),
        most_first_page_ms_beside_server: mostOverheadMs,
        long_tasks_over_50_pages: longTasks.length,
        longest_task_ms: Math.round(Math.max(0, ...longTasks)),
        long_tasks_without_extension: tasksWithout.length,
        longest_task_ms_without_extension: Math.round(Math.max(0, ...tasksWithout)),
        ...memory,
      }
      console.log(JSON.stringify(figures))
    } finally {
      await close()
      await server.stop()
      await world.stop()
    }
  },
}

/** Opens the settings, from which the extension can be asked, once its background has started. */
async function openOwnPage(context: Context, server: ScriptedServer): Promise<Page> {
  const background = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  // The install opens the settings in the tab in front.
  await wait(2000)
  await background.evaluate(
    (serverAddress) => chrome.storage.local.set({ settings: { serverAddress, hasFloatingButton: false } }),
    server.url,
  )
  const own = await context.newPage()
  await own.goto(`chrome-extension://${new URL(background.url()).host}/src/entrypoints/options.html`)
  return own
}

function strip(count: number): string {
  const images = Array.from({ length: count }, (_, index) => `<img src="/page-${index + 1}.png">`).join('')
  return `<!doctype html><title>Chapter 1</title><style>body{margin:0}img{display:block;width:600px}</style><div id="_imageList">${images}</div>`
}

/** Switches a tab on, as its key does. */
async function switchTab(own: Page, page: Page): Promise<void> {
  await own.evaluate(async (url) => {
    const tabs = await chrome.tabs.query({})
    await chrome.runtime.sendMessage({ kind: 'switchTab', tabId: tabs.find((tab) => tab.url === url)!.id })
  }, page.url())
}

async function countTranslated(own: Page, page: Page): Promise<number> {
  return await own.evaluate(async (url) => {
    const tabs = await chrome.tabs.query({})
    const id = tabs.find((tab) => tab.url === url)!.id!
    const state: { translated: number; found: number } = await chrome.tabs.sendMessage(id, { kind: 'describe' })
    return state.found === 0 ? -1 : state.translated
  }, page.url())
}

async function openStrip(
  context: Context,
  own: Page,
  world: Awaited<ReturnType<typeof startComicWorld>>,
  pages: number,
) {
  world.serve(address, strip(pages))
  await own.evaluate(() => chrome.runtime.sendMessage({ kind: 'clearCache' }))
  const page = await context.newPage()
  await page.setViewportSize({ width: 1000, height: 800 })
  await page.goto(address, { waitUntil: 'load' })
  while ((await countTranslated(own, page).catch(() => -1)) < 0) await wait(50)
  return page
}

interface Surroundings {
  readonly world: Awaited<ReturnType<typeof startComicWorld>>
  readonly server: ScriptedServer
}

/** Milliseconds from the key until the first page is translated, without what the server took. */
async function measureFirstPage(context: Context, own: Page, { world, server }: Surroundings): Promise<number> {
  server.takes = serverMs
  const page = await openStrip(context, own, world, 6)
  const start = performance.now()
  await switchTab(own, page)
  while ((await countTranslated(own, page)) === 0) await wait(5)
  const overhead = performance.now() - start - serverMs
  await page.close()
  console.error(`first page: ${Math.round(overhead)} ms beside the server`)
  return overhead
}

async function scrollThrough(own: Page, page: Page, pages: number, onPage: (index: number) => Promise<void>) {
  for (let index = 0; index < pages; index++) {
    await page.evaluate((position) => document.images[position]!.scrollIntoView(), index)
    while ((await countTranslated(own, page)) <= index) await wait(20)
    await onPage(index)
  }
}

/** Notes the duration of every task of a page's thread of 50 ms and more from now on. */
async function watchLongTasks(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      entryTypes: ['longtask'],
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks)
}

/** Long tasks while pages are translated one after the other, and how long each page took. */
async function findLongTasks(
  context: Context,
  own: Page,
  world: Awaited<ReturnType<typeof startComicWorld>>,
  pages: number,
) {
  const page = await openStrip(context, own, world, pages)
  const readTasks = await watchLongTasks(page)
  const start = performance.now()
  await switchTab(own, page)
  await scrollThrough(own, page, pages, async () => {})
  const pageMs = (performance.now() - start) / pages
  const longTasks = await readTasks()
  await page.close()
  console.error(`long tasks: ${longTasks.length}, ${Math.round(pageMs)} ms a page`)
  return { longTasks, pageMs }
}

/** Long tasks of the site's own, and of a machine that has much else to do: the same pages at the same pace without the extension. */
async function findLongTasksWithout(
  context: Context,
  world: Awaited<ReturnType<typeof startComicWorld>>,
  { pages, pageMs }: { pages: number; pageMs: number },
): Promise<readonly number[]> {
  world.serve(addressWithout, strip(pages))
  const page = await context.newPage()
  await page.setViewportSize({ width: 1000, height: 800 })
  await page.goto(addressWithout.replace('127.0.0.1', `127.0.0.1:${world.port}`), { waitUntil: 'load' })
  const readTasks = await watchLongTasks(page)
  for (let index = 0; index < pages; index++) {
    await page.evaluate((position) => document.images[position]!.scrollIntoView(), index)
    await wait(pageMs)
  }
  const tasks = await readTasks()
  await page.close()
  console.error(`long tasks without the extension: ${tasks.length}`)
  return tasks
}

/** Heap and elements of the tab after a tenth of the pages and after all of them. */
async function measureMemory(context: Context, own: Page, world: Awaited<ReturnType<typeof startComicWorld>>) {
  const pages = 300
  const page = await openStrip(context, own, world, pages)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const valueOf = (name: string) => metrics.find((metric) => metric.name === name)!.value
    return { megabytes: Math.round(valueOf('JSHeapUsedSize') / 1e5) / 10, nodes: valueOf('Nodes') }
  }
  await switchTab(own, page)
  const seen: Record<string, number> = {}
  await scrollThrough(own, page, pages, async (index) => {
    if (index !== 29 && index !== pages - 1) return
    const { megabytes, nodes } = await heap()
    console.error(`memory after ${index + 1} pages: ${megabytes} MB, ${nodes} nodes`)
    seen[`heap_mb_after_${index + 1}`] = megabytes
    seen[`nodes_after_${index + 1}`] = nodes
  })
  await page.close()
  return seen
}
