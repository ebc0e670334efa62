import { chapter, viewer } from './chapter.ts'
import type { ComicWorld } from './comic-world.ts'
import { drawPlainPng } from './draw-plain-png.ts'
import { expect, type TabState } from './extension-test.ts'
import type { ScriptedServer } from './scripted-server.ts'

/** The extension in whichever browser, as the tests' fixtures offer it. */
export interface TestedExtension<Page> {
  readonly world: ComicWorld
  readonly server: ScriptedServer
  readonly openComic: (address: string, found: number) => Promise<Page>
  readonly switchTab: (page: Page) => Promise<void>
  readonly stateOf: (page: Page) => Promise<TabState | undefined>
}

/** A page as the libraries that drive the two browsers both offer it. */
interface DrivenPage {
  readonly evaluate: (expression: string) => Promise<unknown>
}

interface HostileTest {
  readonly title: string
  readonly check: <Page extends DrivenPage>(extension: TestedExtension<Page>) => Promise<void>
}

const address = viewer('hostile')
const twoPages = ['/page-1.png', '/page-3.png']
const wait = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs))
const countLayers = 'document.documentElement.children.length'

/** Before anything of ours runs, the site replaces what it can of the platform. */
const attack = `
  const seen = []
  globalThis.seen = seen
  for (const [owner, name] of [[Element.prototype, 'attachShadow'], [HTMLCanvasElement.prototype, 'getContext'], [Window.prototype, 'fetch']]) {
    const original = owner[name] ?? globalThis[name]
    Object.defineProperty(owner, name, { configurable: true, value(...given) { seen.push(name); return original.apply(this, given) } })
  }
  addEventListener('message', ({ data }) => seen.push(JSON.stringify(data)))
  globalThis.attack = () => {
    const strangers = [...document.documentElement.children].filter((child) => child !== document.head && child !== document.body)
    for (const stranger of strangers) {
      seen.push(String(stranger.shadowRoot), stranger.textContent, stranger.innerHTML)
      for (const name of ['pointerdown', 'pointerup', 'mousedown', 'click', 'keydown', 'contextmenu'])
        stranger.dispatchEvent(new (name.startsWith('pointer') ? PointerEvent : name === 'keydown' ? KeyboardEvent : MouseEvent)(name, { bubbles: true, composed: true, key: 'Enter', button: 0 }))
      stranger.click()
    }
    for (const kind of ['switch', 'greet', 'describeServer', 'clearCache', 'hideButton', 'openSettings', 'orders'])
      postMessage({ kind, hostname: location.hostname, tabId: 1 }, '*')
    try { chrome.runtime.sendMessage({ kind: 'greet', hostname: 'x' }, (answer) => seen.push(JSON.stringify(answer))) } catch {}
    try { chrome.runtime.connect({ name: 'orders' }) } catch {}
    return strangers.length
  }`

/** A page that presses our buttons, reads our elements and sends us messages gets nothing. */
export async function checkPryingPage<Page extends DrivenPage>(
  { world, server, openComic, switchTab, stateOf }: TestedExtension<Page>,
  browser: {
    /** Stores something as the extension does. */
    readonly store: (items: object) => Promise<unknown>
    /** The settings that the extension has stored. */
    readonly readSettings: () => Promise<unknown>
    readonly countTabs: () => Promise<number>
  },
): Promise<void> {
  const settings = { serverAddress: server.url, hasFloatingButton: true }
  await browser.store({ token: { [server.url]: 'secret-token' }, settings })
  world.serve(address, chapter(twoPages, { script: attack }))
  const page = await openComic(address, 2)
  await expect.poll(() => page.evaluate(countLayers)).toBe(3)
  const tabs = await browser.countTabs()
  expect(await page.evaluate('attack()')).toBe(1)
  await wait(1500)
  expect(await stateOf(page)).toMatchObject({ isOn: false, working: 0, translated: 0 })
  expect(server.images).toEqual([])
  await switchTab(page)
  await expect.poll(async () => (await stateOf(page))?.translated).toBe(2)
  expect(await page.evaluate('attack()')).toBe(3)
  await wait(1500)
  expect(await stateOf(page)).toMatchObject({ isOn: true, translated: 2 })
  expect(await browser.countTabs(), 'no settings, prices or login were opened').toBe(tabs)
  const seen = (await page.evaluate('seen')) as string[]
  expect(new Set(seen.filter((text) => !text.startsWith('{"kind"')))).toEqual(new Set(['null', '']))
  expect(await page.evaluate('document.documentElement.outerHTML')).not.toMatch(
    /Wait!|It is too late|secret-token|127\.0\.0\.1/,
  )
  expect(await browser.readSettings()).toEqual(settings)
}

/** What a page learns that asks for files of the extension by their addresses: an expression that is run in the page. */
export const askForFiles = (
  addresses: readonly string[],
) => `Promise.all(${JSON.stringify(addresses)}.flatMap((url) => [
  fetch(url).then(() => 'fetched', () => 'refused'),
  new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve('loaded')
    image.onerror = () => resolve('refused')
    image.src = url
  }),
]))`

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="700"><rect width="500" height="700" fill="teal"/></svg>'

const restless = `
  const list = document.querySelector('#_imageList')
  let turn = 0
  const frame = () => {
    turn++
    document.body.className = 'turn-' + turn
    list.append(document.createElement('span'))
    if (list.childElementCount > 50) for (const span of list.querySelectorAll('span')) span.remove()
    requestAnimationFrame(frame)
  }
  frame()
  setInterval(() => { document.querySelector('#restless').src = '/page-2.png?' + turn }, 150)`

const paints = `
  const [still, restless] = document.querySelectorAll('canvas')
  const paint = (canvas, colour) => {
    const context = canvas.getContext('2d')
    context.fillStyle = colour
    context.fillRect(0, 0, 600, 800)
  }
  globalThis.turnPage = (colour) => paint(still, colour)
  paint(still, 'teal')
  let turn = 0
  setInterval(() => paint(restless, 'hsl(' + (turn++ * 37) % 360 + ' 80% 60%)'), 100)`

/** Hostile pages that are the same in every browser. */
export const hostileTests: readonly HostileTest[] = [
  {
    title: 'pictures too large, of a wrong kind or none at all are told and hold nothing up',
    async check({ world, server, openComic, switchTab, stateOf }) {
      world.serveFile('/huge.png', 'image/png', drawPlainPng(10_000, 10_000, [200, 200, 200]))
      world.serveFile('/long.png', 'image/png', drawPlainPng(800, 12_000, [240, 240, 240]))
      world.serveFile('/text.png', 'image/png', Buffer.from('<h1>No picture</h1>'))
      world.serveFile('/drawing.svg', 'image/svg+xml', Buffer.from(drawing))
      const images = ['/huge.png', '/missing.png', '/text.png', '/drawing.svg', '/page-1.png', '/long.png']
      world.serve(address, chapter(images, { style: 'width:400px;height:90px' }))
      const page = await openComic(address, 6)
      await switchTab(page)
      await expect.poll(async () => await stateOf(page)).toMatchObject({ translated: 3, failed: 1, working: 0 })
      expect(server.images.length).toBe(3)
    },
  },
  {
    title: 'a site that sends bytes without end, or none, holds nothing up',
    async check({ world, server, openComic, switchTab, stateOf }) {
      const picture = (grey: number) => drawPlainPng(420, 600, [grey, grey, grey])
      world.serveOnce('/flood.png', picture(100), 'flood')
      world.serveOnce('/silence.png', picture(150), 'silence')
      const images = ['http://cdn.test/silence.png', 'http://cdn.test/flood.png', '/page-1.png', '/page-3.png']
      world.serve(address, chapter(images, { style: 'width:400px;height:140px' }))
      const page = await openComic(address, 4)
      await switchTab(page)
      await expect.poll(async () => (await stateOf(page))?.translated, { timeout: 60_000 }).toBe(2)
      await expect.poll(async () => (await stateOf(page))?.failed).toBeGreaterThanOrEqual(1)
      expect(server.images.length).toBe(2)
    },
  },
  {
    title: 'an address that answers with a page instead of an image is told, and the others go on',
    async check({ world, server, openComic, switchTab, stateOf }) {
      world.serve('http://cdn.test/no-image.png', '<h1>Log in first</h1>')
      const boxes = ['http://cdn.test/no-image.png', 'http://cdn.test/missing.png', '/page-1.png'].map(
        (image, index) =>
          // The row of the site asks for a blob somewhere in the style.
          `<div id="page-${index}" style="--from:blob:;width:400px;height:300px;background-image:url(${image})"></div>`,
      )
      const stories = 'http://comic.pixiv.net/viewer/stories/2'
      world.serve(stories, `<!doctype html><title>Chapter 1</title>${boxes.join('')}`)
      const page = await openComic(stories, 3)
      await switchTab(page)
      await expect.poll(async () => await stateOf(page)).toMatchObject({ translated: 1, failed: 2, working: 0 })
      expect(server.images.length).toBe(1)
    },
  },
  {
    title: 'a site that changes its document and its pictures without end is not paid for without end',
    async check({ world, server, openComic, switchTab, stateOf }) {
      const images =
        '<img src="/page-1.png" style="height:200px"><img id="restless" src="/page-2.png" style="height:200px">'
      world.serve(address, chapter(images, { script: restless }))
      const page = await openComic(address, 2)
      await switchTab(page)
      await expect.poll(async () => (await stateOf(page))?.translated).toBeGreaterThanOrEqual(1)
      await wait(4000)
      // The quiet page, and the few pictures of the other one that were there before it showed what it is.
      expect(server.images.length).toBeLessThanOrEqual(6)
      const turns = async () => Number(await page.evaluate("document.body.className.split('-')[1]"))
      const before = await turns()
      await expect.poll(turns, 'the site itself goes on').toBeGreaterThan(before)
      await switchTab(page)
      expect(await page.evaluate(countLayers)).toBe(2)
    },
  },
  {
    title: 'a canvas that the site paints again is translated again, and one that it paints without end is not',
    async check({ world, server, openComic, switchTab, stateOf }) {
      const reader = 'http://reader.test/comic/chapter-1'
      const canvases = '<canvas width="600" height="800"></canvas>'.repeat(2)
      world.serve(
        reader,
        `<!doctype html><title>Chapter 1</title><style>canvas{display:block;width:220px}</style>${canvases}<script>${paints}</script>`,
      )
      const page = await openComic(reader, 2)
      await switchTab(page)
      await expect.poll(async () => (await stateOf(page))?.translated).toBeGreaterThanOrEqual(1)
      await wait(5000)
      const paid = server.images.length
      expect(paid).toBeLessThanOrEqual(6)
      await page.evaluate('turnPage("crimson")')
      await expect.poll(() => server.images.length).toBe(paid + 1)
    },
  },
]
