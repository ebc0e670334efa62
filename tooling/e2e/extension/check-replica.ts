import sharp from 'sharp'
import type { ComicWorld } from './comic-world.ts'
import { drawPlainPng } from './draw-plain-png.ts'
import { expect, type TabState } from './extension-test.ts'
import { hardReplicas, type Replica, siteReplicas } from './replicas.ts'
import type { ScriptedServer } from './scripted-server.ts'

/** A tab of whichever browser. */
export interface ReplicaTab {
  readonly open: (address: string) => Promise<void>
  /** Runs an expression in the page's own world. */
  readonly run: <Answer>(expression: string) => Promise<Answer>
  /** A PNG of the window, a pixel for each of the style sheets' pixels. */
  readonly picture: () => Promise<Uint8Array>
  readonly click: (x: number, y: number) => Promise<void>
  readonly press: (key: 'ArrowRight') => Promise<void>
  readonly switch: () => Promise<void>
  readonly state: () => Promise<TabState | undefined>
}

/** A page as the libraries that drive the two browsers both offer it. */
interface DrivenPage {
  readonly goto: (address: string) => Promise<unknown>
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly screenshot: () => Promise<Uint8Array>
  readonly mouse: { readonly click: (x: number, y: number) => Promise<void> }
  readonly keyboard: { readonly press: (key: 'ArrowRight') => Promise<void> }
}

/** The tab of a page, and how the extension is reached in it. */
export function tabOf<Page extends DrivenPage>(
  page: Page,
  extension: {
    readonly switchTab: (page: Page) => Promise<void>
    readonly stateOf: (page: Page) => Promise<TabState | undefined>
  },
): ReplicaTab {
  return {
    open: async (address) => void (await page.goto(address)),
    run: async <Answer>(expression: string) => (await page.evaluate(expression)) as Answer,
    picture: () => page.screenshot(),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    switch: () => extension.switchTab(page),
    state: () => extension.stateOf(page),
  }
}

/** All replicas, each with the name of its test. */
export const replicaTests = [
  ...siteReplicas.map((replica) => ({ title: `site, all pages and nothing else: ${replica.name}`, replica })),
  ...hardReplicas.map((replica) => ({ title: `hard case, all pages and nothing else: ${replica.name}`, replica })),
]

/** A picture of the document, and whether it is to be found. */
interface Picture {
  readonly isPage: boolean
  readonly x: number
  readonly y: number
}

/**
 * Runs before any script of a replica: takes the marks of the truth away before the extension can see them, and notes what the site
 * hears. Everything stands in the page's own world.
 */
export const watchReplica = `
  globalThis.truth = new Set()
  globalThis.heard = []
  document.addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('[data-page]:is(img, canvas, div[style])')) {
      element.removeAttribute('data-page')
      truth.add(element)
    }
  })
  addEventListener('click', (event) => { heard.push(event.target) })
  addEventListener('keydown', ({ key, defaultPrevented }) => { heard.push(key + defaultPrevented) })`

/** Whether everything that should show a page in the window does so. */
const isReady = `document.readyState === 'complete' && [...truth].every((element) => {
  const { bottom, top } = element.getBoundingClientRect()
  if (bottom <= 0 || top >= innerHeight || element.alt === 'broken') return true
  if (element.localName === 'div') return getComputedStyle(element).backgroundImage.includes('blob:http')
  if (element.localName === 'canvas') return true
  const { src, url, lazySrc, original, later } = element.dataset
  const isLoaded = element.complete && element.naturalWidth > 0 && element.src.endsWith(src ?? url ?? lazySrc ?? original ?? '')
  return isLoaded || (later !== undefined && !element.currentSrc.startsWith('http'))
})`

/** The middle of what can be seen of each picture, in the window. */
const pictures = `[...document.querySelectorAll('img, canvas, div[style*="background"]')].flatMap((element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)]
  const [start, end] = [Math.max(0, left), Math.min(innerWidth, right)]
  const isShown = to - from > 60 && end - start > 60 && (element.localName !== 'img' || element.naturalWidth > 1)
  return isShown ? [{ isPage: truth.has(element), x: (start + end) / 2, y: (from + to) / 2 }] : []
})`

/** A step of the reader's, and what the site does at once because of it. */
const take = (step: string) => `(async () => {
  ${step}
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
})()`

const html = 'document.documentElement.outerHTML'

/** Addresses of blobs are made up by the browser. */
const withoutBlobs = (text: string) => text.replaceAll(/blob:[^"')&]*/g, 'blob:')

/** `expect.poll` that does not wait longer from look to look. */
const soon = { intervals: [40, 60, 100], timeout: 25_000 }

/**
 * Opens a replica, translates it and gives it back: exactly the true pages are covered by their translation, the site's own clicks
 * and keys arrive, and the document is in the end as it is without the extension.
 */
export async function checkReplica(
  replica: Replica,
  tab: ReplicaTab,
  { world, server }: { readonly world: ComicWorld; readonly server: ScriptedServer },
): Promise<void> {
  server.takes = 0
  const { address, steps = [] } = replica
  world.serve(address, replica.html, replica.headers)
  world.serveFile('/long.png', 'image/png', drawPlainPng(800, 12_000, [40, 160, 200]))
  world.drawTheRest()
  const ready = () => expect.poll(() => tab.run(isReady), soon).toBe(true)

  const untouched: string[] = []
  if (steps.length > 0) {
    await tab.open(address)
    await ready()
    for (const { does } of steps) {
      await tab.run(take(does))
      await ready()
    }
    untouched.push(withoutBlobs(await tab.run<string>(html)))
  }

  await tab.open(address)
  await ready()
  const count = await tab.run<number>('truth.size')
  await expect.poll(async () => (await tab.state())?.found, soon).toBe(count)
  if (steps.length === 0) untouched.push(await tab.run<string>(html))
  await tab.switch()
  await expectTranslated(tab)
  await expectHeard(tab)
  for (const { does, orders } of steps) {
    const before = server.images.length
    await tab.run(take(does))
    await ready()
    if (orders !== undefined) await expect.poll(() => server.images.length - before, soon).toBe(orders)
    await expectTranslated(tab)
  }
  expect(await tab.state()).toMatchObject({ isOn: true, failed: 0 })
  await tab.switch()
  const restored = await tab.run<string>(html)
  expect(steps.length === 0 ? restored : withoutBlobs(restored)).toBe(untouched[0])
}

/** What is red in the window is exactly what the truth says. */
async function expectTranslated(tab: ReplicaTab) {
  const look = async () => {
    const seen = await tab.run<readonly Picture[]>(pictures)
    const { data, info } = await sharp(await tab.picture())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const isRed = ({ x, y }: Picture) => {
      const at = (Math.floor(y) * info.width + Math.floor(x)) * 3
      return data[at]! > 250 && data[at + 1]! < 5 && data[at + 2]! < 5
    }
    const wrong = seen.filter((picture) => isRed(picture) !== picture.isPage)
    return {
      overlooked: wrong.filter(({ isPage }) => isPage),
      tooMany: wrong.filter(({ isPage }) => !isPage),
      seesPages: seen.some(({ isPage }) => isPage),
    }
  }
  const seesPages = await tab.run<boolean>(
    `[...truth].some((element) => element.localName !== 'img' || element.naturalWidth > 1)`,
  )
  await expect.poll(look, soon).toEqual({ overlooked: [], tooMany: [], seesPages })
}

/** A click on a page and a key reach the site as if nothing lay over the page. */
async function expectHeard(tab: ReplicaTab) {
  const page = (await tab.run<readonly Picture[]>(pictures)).find(({ isPage }) => isPage)
  if (!page) return
  await tab.run('heard.length = 0')
  await tab.click(page.x, page.y)
  await tab.press('ArrowRight')
  await expect
    .poll(() => tab.run<string>("heard.map((one) => typeof one === 'string' ? one : truth.has(one)).join()"), soon)
    .toBe('true,ArrowRightfalse')
}
