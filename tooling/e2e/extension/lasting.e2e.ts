import type { Page } from '@playwright/test'
import { expect, test } from './extension-test.ts'
import { startScriptedServer } from './scripted-server.ts'
import { press } from './seen-from-outside.ts'

const address = 'http://www.webtoons.com/en/lasting/viewer'
const strip = (count: number, style = 'width:400px') => {
  const images = Array.from({ length: count }, (_, index) => `<img src="/page-${index + 1}.png" style="${style}">`)
  return `<!doctype html><html><head><title>Chapter 1</title><style>body{margin:0}img{display:block}</style></head>
    <body><div id="_imageList">${images.join('')}</div></body></html>`
}

async function isRed(page: Page, x: number, y: number): Promise<boolean> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } })
  const other = await page.context().newPage()
  const colour = await other.evaluate(async (base64) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
    const context = new OffscreenCanvas(1, 1).getContext('2d')!
    context.drawImage(image, 0, 0)
    return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
  }, picture.toString('base64'))
  await other.close()
  return colour.join() === '255,0,0'
}

test('three hundred pages: each is translated once, and only those around the reader have a layer', async ({
  context,
  background,
  world,
  server,
  switchTab,
  stateOf,
}) => {
  test.setTimeout(300_000)
  server.takes = 0
  await background.evaluate(
    (serverAddress) =>
      chrome.storage.local.set({ settings: { serverAddress, hasFloatingButton: false, prefetchPages: 12 } }),
    server.url,
  )
  world.serve(address, strip(300, 'width:400px;height:300px'))
  const page = await context.newPage()
  await page.goto(address)
  await expect.poll(async () => (await stateOf(page))?.found).toBe(300)
  const before = await page.evaluate(() => document.documentElement.outerHTML)
  await switchTab(page)
  for (let top = 0; top < 300; top += 12) {
    await page.evaluate((y) => window.scrollTo(0, y), top * 300)
    await expect.poll(async () => (await stateOf(page))!.translated).toBeGreaterThanOrEqual(Math.min(300, top + 12))
    expect(await page.evaluate(() => document.documentElement.children.length)).toBeLessThan(2 + 24)
  }
  await expect.poll(async () => (await stateOf(page))?.translated).toBe(300)
  // The world has six pictures, and the same bytes are asked for once.
  expect(server.images.length).toBe(6)
  await switchTab(page)
  expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before)
})

for (const zoom of [0.5, 1, 3]) {
  test(`at a zoom of ${zoom * 100} % the translation lies exactly over its page`, async ({
    context,
    world,
    switchTab,
    stateOf,
    openOwnPage,
  }) => {
    world.serve(address, `${strip(1, 'width:200px;margin:30px 0 0 30px')}<div style="height:2000px"></div>`)
    const page = await context.newPage()
    await page.goto(address)
    const view = await openOwnPage('options')
    await view.evaluate(
      async ({ url, factor }) => {
        const [tab] = (await chrome.tabs.query({})).filter((one) => one.url === url)
        await chrome.tabs.setZoom(tab!.id!, factor)
      },
      { url: address, factor: zoom },
    )
    await page.bringToFront()
    await expect.poll(async () => (await stateOf(page))?.found).toBe(1)
    await switchTab(page)
    await expect.poll(async () => (await stateOf(page))?.translated).toBe(1)
    await page.bringToFront()
    const { left, top } = await page.evaluate(() => {
      const box = document.querySelector('img')!.getBoundingClientRect()
      return { left: box.left * devicePixelRatio, top: box.top * devicePixelRatio }
    })
    await expect.poll(() => isRed(page, left + 3, top + 3)).toBe(true)
    expect(await isRed(page, left - 3, top + 3)).toBe(false)
    expect(await isRed(page, left + 3, top - 3)).toBe(false)
  })
}

test('in full screen the translation goes along, and the document is as before in the end', async ({
  context,
  world,
  switchTab,
  stateOf,
}) => {
  world.serve(address, strip(1))
  const page = await context.newPage()
  await page.goto(address)
  await expect.poll(async () => (await stateOf(page))?.found).toBe(1)
  const before = await page.evaluate(() => document.documentElement.outerHTML)
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
  await expect.poll(() => isRed(page, 100, 300)).toBe(true)
  await page.evaluate(() => document.exitFullscreen())
  await expect.poll(() => page.evaluate(() => document.querySelector('#_imageList')!.children.length)).toBe(1)
  await expect.poll(() => isRed(page, 100, 300)).toBe(true)
  await switchTab(page)
  expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before)
})

test('a comic in a frame is translated there, and a frame without one is left alone', async ({
  context,
  world,
  switchTab,
  stateOf,
}) => {
  const frame = 'http://reader.test/comic/chapter-1'
  world.serve(frame, strip(3))
  world.serve('http://ads.test/banner', '<p>Buy</p>')
  world.serve(
    'http://portal.test/read',
    `<!doctype html><title>Portal</title><iframe src="${frame}" width="600" height="500"></iframe><iframe src="http://ads.test/banner"></iframe>`,
  )
  const page = await context.newPage()
  await page.goto('http://portal.test/read')
  await expect.poll(async () => (await stateOf(page))?.found).toBe(3)
  const outer = () => Promise.all(page.frames().map((one) => one.evaluate(() => document.documentElement.outerHTML)))
  const before = await outer()
  await switchTab(page)
  await expect.poll(async () => (await stateOf(page))?.translated).toBe(3)
  expect(await page.frame({ url: /ads/ })!.evaluate(() => document.documentElement.children.length)).toBe(2)
  await switchTab(page)
  expect(await outer()).toEqual(before)
})

test('a server that goes in the middle is told, nothing hangs, and the page is tried again when it is back', async ({
  context,
  background,
  world,
  server,
  switchTab,
  stateOf,
}) => {
  test.setTimeout(180_000)
  world.serve(address, strip(2, 'width:400px;height:300px'))
  const page = await context.newPage()
  await page.goto(address)
  await expect.poll(async () => (await stateOf(page))?.found).toBe(2)
  server.takes = 600_000
  await switchTab(page)
  await expect.poll(() => server.images.length).toBe(2)
  await server.stop()
  // Four more attempts, each after a longer wait.
  await expect.poll(async () => (await stateOf(page))?.failed, { timeout: 90_000 }).toBe(2)
  const later = await startScriptedServer()
  await background.evaluate(
    (serverAddress) => chrome.storage.local.set({ settings: { serverAddress, hasFloatingButton: false } }),
    later.url,
  )
  await page.bringToFront()
  for (const left of [1, 0]) {
    await press(page, 'Try again')
    await expect.poll(async () => (await stateOf(page))?.failed).toBe(left)
  }
  await expect.poll(async () => (await stateOf(page))?.translated).toBe(2)
  expect(later.images.length).toBe(2)
  await later.stop()
})

test('results are kept for other tabs and for later, until they are deleted', async ({
  context,
  world,
  server,
  switchTab,
  stateOf,
  openOwnPage,
}) => {
  world.serve(address, strip(2, 'width:400px;height:300px'))
  const read = async () => {
    const page = await context.newPage()
    await page.goto(address)
    await expect.poll(async () => (await stateOf(page))?.found).toBe(2)
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
  world.serve(address, strip(3))
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
  context,
  background,
  world,
  server,
  stateOf,
}) => {
  await background.evaluate(
    (serverAddress) =>
      chrome.storage.local.set({
        settings: { serverAddress, hasFloatingButton: false, alwaysHosts: ['www.webtoons.com'] },
      }),
    server.url,
  )
  world.serve(address, '<!doctype html><title>Chapter 1</title><div id="_imageList"></div>')
  const page = await context.newPage()
  await page.goto(address)
  await expect.poll(async () => (await stateOf(page))?.found).toBe(0)
  expect((await stateOf(page))!.isOn).toBe(false)
  await page.evaluate(() => {
    document.querySelector('#_imageList')!.innerHTML = '<img src="/page-1.png" width="400">'
  })
  await expect.poll(async () => await stateOf(page)).toMatchObject({ isOn: true, translated: 1 })
})
