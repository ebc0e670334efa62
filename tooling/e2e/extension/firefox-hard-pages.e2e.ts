import { firefoxPath } from '@fukidashi/browser/launch-options'
import type { Page } from 'puppeteer-core'
import sharp from 'sharp'
import { chapter, numbered, viewer } from './chapter.ts'
import { drawPlainPng } from './draw-plain-png.ts'
import { expect } from './extension-test.ts'
import { test } from './firefox-test.ts'

test.skip(firefoxPath() === undefined, 'There is no Firefox: install firefox-esr, or set FIREFOX_PATH.')

const html = (page: Page) => page.evaluate(() => document.documentElement.outerHTML)

const red = [255, 0, 0] as const
const blue = [0, 0, 255] as const

/** Left, top, right and bottom of the smallest box around everything of a colour in a picture of the window, in its pixels. */
async function boxOf(page: Page, colour: readonly [number, number, number]) {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const box: [number, number, number, number] = [info.width, info.height, 0, 0]
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const at = (y * info.width + x) * 3
      if (colour.some((value, index) => Math.abs(data[at + index]! - value) > 5)) continue
      box[0] = Math.min(box[0], x)
      box[1] = Math.min(box[1], y)
      box[2] = Math.max(box[2], x + 1)
      box[3] = Math.max(box[3], y + 1)
    }
  return box
}

test('in full screen the translation goes along, and the document is as before in the end', async ({
  world,
  openComic,
  switchTab,
  stateOf,
}) => {
  world.serve(viewer('full-screen'), chapter(numbered(1)))
  const page = await openComic(viewer('full-screen'), 1)
  const before = await html(page)
  await switchTab(page)
  await expect.poll(async () => (await stateOf(page))?.translated).toBe(1)
  await page.bringToFront()
  await page.evaluate(() => {
    document.querySelector('img')!.addEventListener('click', () => {
      if (document.fullscreenElement) void document.exitFullscreen()
      else void document.querySelector('#_imageList')!.requestFullscreen()
    })
  })
  // The site's own click still works, through the layer.
  await page.mouse.click(100, 300)
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe('_imageList')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement!.lastElementChild!.localName)).toBe('div')
  await expect.poll(async () => (await boxOf(page, red)).slice(0, 3)).toEqual([0, 0, 400])
  await page.evaluate(() => document.exitFullscreen())
  await expect.poll(() => page.evaluate(() => document.querySelector('#_imageList')!.children.length)).toBe(1)
  await expect.poll(async () => (await boxOf(page, red)).slice(0, 3)).toEqual([0, 0, 400])
  await switchTab(page)
  expect(await html(page)).toBe(before)
})

test('a comic in a frame is translated there, and a frame without one is left alone', async ({
  world,
  openComic,
  switchTab,
  stateOf,
}) => {
  const frame = 'http://reader.test/comic/chapter-1'
  world.serve(frame, chapter(numbered(3)))
  world.serve('http://ads.test/banner', '<p>Buy</p>')
  world.serve(
    'http://portal.test/read',
    `<!doctype html><title>Portal</title><iframe src="${frame}" width="600" height="500"></iframe><iframe src="http://ads.test/banner"></iframe>`,
  )
  const page = await openComic('http://portal.test/read', 3)
  const documents = () =>
    Promise.all(page.frames().map((one) => one.evaluate(() => document.documentElement.outerHTML)))
  const before = await documents()
  expect(before).toHaveLength(3)
  await switchTab(page)
  await expect.poll(async () => (await stateOf(page))?.translated).toBe(3)
  const ads = page.frames().find((one) => one.url().includes('ads.test'))!
  expect(await ads.evaluate(() => document.documentElement.children.length)).toBe(2)
  await switchTab(page)
  expect(await documents()).toEqual(before)
})

test('an image that is replaced while it is translated gets its own translation, and the late one goes to nobody', async ({
  world,
  server,
  openComic,
  switchTab,
  stateOf,
}) => {
  world.serve(viewer('replaced'), chapter(numbered(1)))
  const page = await openComic(viewer('replaced'), 1)
  server.takes = 3000
  await switchTab(page)
  await expect.poll(() => server.images.length).toBe(1)
  await page.evaluate(() => {
    document.querySelector('img')!.src = '/page-2.png'
  })
  await expect.poll(() => server.brokenOff()).toBe(1)
  await expect.poll(async () => (await stateOf(page))?.translated).toBe(1)
  expect(server.images.length).toBe(2)
})

test('three hundred pages: each is translated once, and only those around the reader have a layer', async ({
  own,
  world,
  server,
  openComic,
  switchTab,
  stateOf,
}) => {
  test.setTimeout(240_000)
  server.takes = 0
  await own.evaluate(
    (serverAddress) =>
      chrome.storage.local.set({ settings: { serverAddress, hasFloatingButton: false, prefetchPages: 12 } }),
    server.url,
  )
  world.drawTheRest()
  world.serve(viewer('long'), chapter(numbered(300, 'drawn'), { style: 'width:400px;height:300px' }))
  const page = await openComic(viewer('long'), 300)
  const before = await html(page)
  await switchTab(page)
  for (let top = 0; top < 300; top += 12) {
    await page.evaluate((y) => window.scrollTo(0, y), top * 300)
    await expect
      .poll(async () => (await stateOf(page))!.translated, { intervals: [50], timeout: 30_000 })
      .toBeGreaterThanOrEqual(Math.min(300, top + 12))
    expect(await page.evaluate(() => document.documentElement.children.length)).toBeLessThan(2 + 24)
  }
  await expect.poll(async () => (await stateOf(page))?.translated).toBe(300)
  expect(server.images.length).toBe(300)
  expect(new Set(server.charged).size, 'each picture once').toBe(300)
  await switchTab(page)
  expect(await html(page)).toBe(before)
})

test('the translation lies exactly over its page at every zoom', async ({
  own,
  world,
  openComic,
  switchTab,
  stateOf,
}) => {
  test.setTimeout(120_000)
  world.serveFile('/blue.png', 'image/png', drawPlainPng(420, 600, blue))
  world.serve(viewer('zoomed'), chapter(['/blue.png'], { style: 'width:31.7%;margin:10.3px 0 0 33.6px' }))
  const page = await openComic(viewer('zoomed'), 1)
  await page.setViewport({ width: 1200, height: 900 })
  const ratio = await page.evaluate(() => devicePixelRatio)
  for (const zoom of [0.5, 0.9, 1, 1.1, 2, 3]) {
    await own.evaluate(
      async (url, factor) => {
        const tabs = await chrome.tabs.query({})
        await chrome.tabs.setZoom(tabs.find((tab) => tab.url === url)!.id!, factor)
      },
      page.url(),
      zoom,
    )
    await page.bringToFront()
    await expect.poll(() => page.evaluate(() => devicePixelRatio)).toBeCloseTo(zoom * ratio, 1)
    const untouched = await boxOf(page, blue)
    expect(untouched[2] - untouched[0], 'the page is seen').toBeGreaterThan(100)
    await switchTab(page)
    await expect.poll(async () => (await stateOf(page))?.translated).toBe(1)
    // For a picture of a window, Firefox paints it anew in pixels of style sheets, which do not end where those of the screen do.
    const distance = async () => {
      const box = await boxOf(page, red)
      return Math.max(...box.map((value, index) => Math.abs(value - untouched[index]!)))
    }
    await expect.poll(distance, `at a zoom of ${zoom * 100} %`).toBeLessThanOrEqual(1)
    await switchTab(page)
    await expect.poll(() => boxOf(page, blue)).toEqual(untouched)
  }
})
