import type { Page } from '@playwright/test'
import { chapter, numbered, viewer } from './chapter.ts'
import { expect, sharedBrowserTest as test } from './extension-test.ts'
import { colourAt } from './seen-from-outside.ts'

const address = viewer('lasting')
const red = [255, 0, 0]
const html = (page: Page) => page.evaluate(() => document.documentElement.outerHTML)

test('three hundred pages: each is translated once, and only those around the reader have a layer', async ({
  background,
  world,
  server,
  openComic,
  switchTab,
  stateOf,
}) => {
  test.setTimeout(180_000)
  server.takes = 0
  await background.evaluate(
    (serverAddress) =>
      chrome.storage.local.set({ settings: { serverAddress, hasFloatingButton: false, prefetchPages: 12 } }),
    server.url,
  )
  world.drawTheRest()
  world.serve(address, chapter(numbered(300, 'drawn'), { style: 'width:400px;height:300px' }))
  const page = await openComic(address, 300)
  const before = await html(page)
  await switchTab(page)
  for (let top = 0; top < 300; top += 12) {
    await page.evaluate((y) => window.scrollTo(0, y), top * 300)
    await expect
      .poll(async () => (await stateOf(page))!.translated, { intervals: [50] })
      .toBeGreaterThanOrEqual(Math.min(300, top + 12))
    expect(await page.evaluate(() => document.documentElement.children.length)).toBeLessThan(2 + 24)
  }
  await expect.poll(async () => (await stateOf(page))?.translated).toBe(300)
  expect(server.images.length).toBe(300)
  expect(new Set(server.charged).size, 'each picture once').toBe(300)
  await switchTab(page)
  expect(await html(page)).toBe(before)
})

test('in full screen the translation goes along, and the document is as before in the end', async ({
  world,
  openComic,
  switchTab,
  stateOf,
}) => {
  world.serve(address, chapter(numbered(1)))
  const page = await openComic(address, 1)
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
  await expect.poll(() => colourAt(page, 100, 300)).toEqual(red)
  await page.evaluate(() => document.exitFullscreen())
  await expect.poll(() => page.evaluate(() => document.querySelector('#_imageList')!.children.length)).toBe(1)
  await expect.poll(() => colourAt(page, 100, 300)).toEqual(red)
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
  const outer = () => Promise.all(page.frames().map((one) => one.evaluate(() => document.documentElement.outerHTML)))
  const before = await outer()
  await switchTab(page)
  await expect.poll(async () => (await stateOf(page))?.translated).toBe(3)
  expect(await page.frame({ url: /ads/ })!.evaluate(() => document.documentElement.children.length)).toBe(2)
  await switchTab(page)
  expect(await outer()).toEqual(before)
})

test('results are kept for other tabs and for later, until they are deleted', async ({
  world,
  server,
  openComic,
  openOwnPage,
  switchTab,
  stateOf,
}) => {
  world.serve(address, chapter(numbered(2), { style: 'width:400px;height:300px' }))
  const read = async () => {
    const page = await openComic(address, 2)
    await switchTab(page)
    await expect.poll(async () => (await stateOf(page))?.translated).toBe(2)
    await page.close()
  }
  await read()
  await read()
  expect(server.images.length).toBe(2)
  const options = await openOwnPage('options')
  await expect(options.getByText(/^2 pages kept/)).toBeVisible()
  await options.getByRole('button', { name: 'Delete kept pages' }).click()
  await expect(options.getByText(/^0 pages kept/)).toBeVisible()
  await options.close()
  await read()
  expect(server.images.length).toBe(4)
})

test('the floating button translates and shows the original, is moved, stays there, and is hidden on its site', async ({
  context,
  background,
  world,
  server,
  stateOf,
}) => {
  await background.evaluate((serverAddress) => chrome.storage.local.set({ settings: { serverAddress } }), server.url)
  world.serve(address, chapter(numbered(3)))
  const page = await context.newPage()
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.goto(address)
  const box = () =>
    page.evaluate(() => {
      const { left, top, width, height } = document.documentElement.lastElementChild!.getBoundingClientRect()
      return { left, top, width, height }
    })
  await expect.poll(async () => (await box()).width).toBeGreaterThan(40)
  const at = await box()
  await page.mouse.click(at.left + 20, at.top + at.height / 2)
  await expect.poll(async () => (await stateOf(page))?.isOn).toBe(true)
  const now = () =>
    page.evaluate(() => {
      const button = [...document.documentElement.children].find(
        (child) => child instanceof HTMLElement && child.style.position === 'fixed',
      )!
      const { left, top, width, height } = button.getBoundingClientRect()
      return { left, top, width, height }
    })
  const wide = await now()
  await page.mouse.move(wide.left + 20, wide.top + 10)
  await page.mouse.down()
  await page.mouse.move(wide.left + 20, 210, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => Math.abs((await now()).top - 200)).toBeLessThan(3)
  expect((await stateOf(page))!.isOn, 'a move is no press').toBe(true)
  const moved = await now()
  await page.mouse.click(moved.left + 20, moved.top + moved.height / 2)
  await expect.poll(async () => (await stateOf(page))?.isOn).toBe(false)
  await page.reload()
  await expect.poll(async () => Math.abs((await box()).top - 200)).toBeLessThan(3)
  const again = await box()
  await page.mouse.click(again.left + again.width - 10, again.top + again.height / 2)
  await expect.poll(() => page.evaluate(() => document.documentElement.children.length)).toBe(2)
  await page.reload()
  await expect.poll(async () => (await stateOf(page))?.found).toBe(3)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)))
  expect(await page.evaluate(() => document.documentElement.children.length)).toBe(2)
})

test('a site that is always translated begins by itself, as soon as its comic is there', async ({
  background,
  world,
  server,
  openComic,
  stateOf,
}) => {
  await background.evaluate(
    (serverAddress) =>
      chrome.storage.local.set({
        settings: { serverAddress, hasFloatingButton: false, alwaysHosts: ['www.webtoons.com'] },
      }),
    server.url,
  )
  world.serve(address, chapter(''))
  const page = await openComic(address, 0)
  expect((await stateOf(page))!.isOn).toBe(false)
  await page.evaluate(() => {
    document.querySelector('#_imageList')!.innerHTML = '<img src="/page-1.png" width="400">'
  })
  await expect.poll(async () => await stateOf(page)).toMatchObject({ isOn: true, translated: 1 })
})
