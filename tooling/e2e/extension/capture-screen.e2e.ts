import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './extension-test.ts'
import { colourAt } from './seen-from-outside.ts'

// A picture of the tab takes what a press of the toolbar gives; no test can press it, so the permission stands in the manifest.
test.use({ access: { hosts: ['<all_urls>'] } })

test('a viewer whose pictures nobody may read is translated as it is on the screen, when the reader asks, until they go on', async ({
  context,
  world,
  server,
  openOwnPage,
  switchTab,
  stateOf,
}) => {
  const address = 'http://viewer.test/comic/chapter-1'
  world.serve(
    address,
    `<!doctype html><html><head><title>Chapter 1</title><style>body{margin:0}canvas{display:block;width:600px;height:900px}</style></head>
    <body><canvas width="1000" height="1500"></canvas><script>
      const image = new Image()
      image.onload = () => document.querySelector('canvas').getContext('2d').drawImage(image, 0, 0, 1000, 1500)
      image.src = 'http://cdn.test/page-1.png'
      document.addEventListener('keydown', ({ key }) => document.body.dataset.key = key)
    </script></body></html>`,
  )
  const page = await context.newPage()
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.goto(address)
  await expect.poll(async () => (await stateOf(page))?.found).toBe(1)
  const before = await page.evaluate(() => document.documentElement.outerHTML)
  await switchTab(page)
  await expect.poll(async () => await stateOf(page)).toMatchObject({ failed: 1, translated: 0 })
  expect(server.images).toEqual([])

  const view = await openOwnPage('options')
  await page.bringToFront()
  await view.evaluate(async (url) => {
    const tabs = await chrome.tabs.query({})
    await chrome.runtime.sendMessage({ kind: 'translateScreen', tabId: tabs.find((tab) => tab.url === url)!.id })
  }, address)
  await expect.poll(async () => await stateOf(page)).toMatchObject({ failed: 0, translated: 1 })
  expect(server.sizes, 'what is seen of the viewer').toEqual([[600, 700]])
  // The site has its key, and what was taken of its last page goes.
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.body.dataset.key)).toBe('ArrowRight')
  await expect.poll(async () => (await stateOf(page))?.translated).toBe(0)
  await page.evaluate(() => document.body.removeAttribute('data-key'))
  await switchTab(page)
  expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before)
})

const teal = [0, 128, 128]
/** A viewer that fills the window with one colour, so that whatever else is on a picture of it is seen. */
const plainViewer = `<!doctype html><html><head><title>Chapter 1</title><style>body{margin:0;background:teal}canvas{display:block}</style></head>
  <body><canvas width="1000" height="700"></canvas><script>
    const context = document.querySelector('canvas').getContext('2d')
    context.fillStyle = 'teal'
    context.fillRect(0, 0, 1000, 700)
  </script></body></html>`

for (const [place, html] of [
  ['in the window', plainViewer],
  ['in a frame', '<!doctype html><style>body{margin:0}</style><iframe src="/comic/plain" style="all:unset"></iframe>'],
] as const)
  test(`nothing of the extension is on a picture of the screen, and all of it is back afterwards: ${place}`, async ({
    context,
    background,
    world,
    server,
    openOwnPage,
    switchTab,
    stateOf,
  }) => {
    await background.evaluate((serverAddress) => chrome.storage.local.set({ settings: { serverAddress } }), server.url)
    const address = `http://viewer.test/comic/chapter-${place.length}`
    world.serve('http://viewer.test/comic/plain', plainViewer)
    world.serve(address, html.replace('all:unset', 'display:block;border:0;width:100vw;height:100vh'))
    const page = await context.newPage()
    // The browser's picture of a tab has no more rows than its own window.
    await page.setViewportSize({ width: 1000, height: 600 })
    await page.goto(address)
    await expect.poll(async () => (await stateOf(page))?.found).toBe(1)
    await switchTab(page)
    await expect.poll(async () => (await stateOf(page))?.translated).toBe(1)
    const button = await page
      .frames()
      .at(-1)!
      .evaluate(() => {
        const hosts = [...document.documentElement.children].filter((child) => child instanceof HTMLDivElement)
        const { left, top, height } = hosts.find(({ style }) => style.position === 'fixed')!.getBoundingClientRect()
        return { x: left + 6, y: top + height / 2 }
      })
    const lookOfOurs = async () => [await colourAt(page, 500, 300), await colourAt(page, button.x, button.y)]
    await expect.poll(lookOfOurs, 'the lettering and the button are there').not.toContainEqual(teal)

    const view = await openOwnPage('options')
    await page.bringToFront()
    await view.evaluate(async (url) => {
      const tabs = await chrome.tabs.query({})
      await chrome.runtime.sendMessage({ kind: 'translateScreen', tabId: tabs.find((tab) => tab.url === url)!.id })
    }, address)
    await expect.poll(() => server.images.length).toBe(2)
    const { channels } = await sharp(server.bodies[1]!).stats()
    expect(channels.slice(0, 3).map(({ min, max }) => [min, max])).toEqual(teal.map((value) => [value, value]))
    await expect.poll(lookOfOurs).not.toContainEqual(teal)
  })

test('no picture is taken of a tab that nobody asked for', async ({ world, openComic, openOwnPage }) => {
  const address = 'http://viewer.test/comic/chapter-2'
  world.serve(address, '<!doctype html><title>Chapter 2</title><canvas width="600" height="800"></canvas>')
  await openComic(address, 1)
  const view = await openOwnPage('options')
  const part = { left: 0, top: 0, width: 100, height: 100 }
  const answer = await view.evaluate(
    (asked) => chrome.runtime.sendMessage({ kind: 'captureScreen', part: asked }),
    part,
  )
  expect(answer ?? null).toBe(null)
})

test('a page higher than the window is scrolled through, put together and translated as one, and the window is where it was', async ({
  context,
  world,
  server,
  switchTab,
  stateOf,
  openOwnPage,
}) => {
  const address = 'http://viewer.test/comic/chapter-3'
  // A header of the site stands still over the page, and rows of the page differ, so that a seam would be seen.
  world.serve(
    address,
    `<!doctype html><html><head><title>Chapter 3</title><style>body{margin:0}canvas{display:block;width:600px;height:2400px}
      header{position:fixed;top:0;left:0;right:0;height:50px;background:#000}</style></head>
    <body><header></header><canvas width="600" height="2400"></canvas><div style="height:300px"></div><script>
      const image = new Image()
      image.onload = () => {
        const context = document.querySelector('canvas').getContext('2d')
        context.drawImage(image, 0, 0)
        for (let row = 0; row < 2400; row += 100) { context.fillStyle = 'hsl(' + row / 10 + ' 80% 50%)'; context.fillRect(0, row, 600, 100) }
      }
      image.src = 'http://cdn.test/page-1.png'
    </script></body></html>`,
  )
  const page = await context.newPage()
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.goto(address)
  await expect.poll(async () => (await stateOf(page))?.found).toBe(1)
  const before = await page.evaluate(() => document.documentElement.outerHTML)
  await page.evaluate(() => window.scrollTo(0, 150))
  const view = await openOwnPage('options')
  await page.bringToFront()
  await view.evaluate(async (url) => {
    const tabs = await chrome.tabs.query({})
    const tabId = tabs.find((tab) => tab.url === url)!.id
    await chrome.runtime.sendMessage({ kind: 'translateScreen', tabId, isWhole: true })
  }, address)
  await expect.poll(async () => await stateOf(page)).toMatchObject({ failed: 0, translated: 1 })
  expect(server.sizes).toEqual([[600, 2400]])
  expect(await page.evaluate(() => window.scrollY)).toBe(150)
  // The whole of it is what the site drew, apart from its header over the first rows.
  const rows = await coloursOf(page, server.bodies[0]!)
  expect(rows.slice(1)).toEqual(Array.from({ length: 23 }, (_, index) => Math.round((index + 1) * 10)))
  // Scrolling turns no page here.
  await page.keyboard.press('PageDown')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(150)
  expect(await stateOf(page)).toMatchObject({ translated: 1 })
  await switchTab(page)
  expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before)
})

/** The hue in the middle of each hundred rows of a picture. */
async function coloursOf(page: Page, image: Buffer): Promise<number[]> {
  const other = await page.context().newPage()
  const hues = await other.evaluate(async (base64) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!
    context.drawImage(picture, 0, 0)
    return Array.from({ length: Math.floor(picture.height / 100) }, (_, index) => {
      const [red, green, blue] = [...context.getImageData(300, index * 100 + 50, 1, 1).data] as [number, number, number]
      const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
      const span = most - least || 1
      const turn =
        most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span
      return Math.round((turn * 60 + 360) % 360)
    })
  }, image.toString('base64'))
  await other.close()
  return hues
}
