import { expect, test } from './extension-test.ts'

// A picture of the tab takes what a press of the toolbar gives; no test can press it, so the permission stands in the manifest.
test.use({ access: { hosts: ['<all_urls>'] } })

test('a viewer whose pictures nobody may read is translated as it is on the screen, when the reader asks, until they go on', async ({
  context,
  world,
  server,
  switchTab,
  stateOf,
  openOwnPage,
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

test('no picture is taken of a tab that nobody asked for', async ({ context, world, openOwnPage, stateOf }) => {
  const address = 'http://viewer.test/comic/chapter-2'
  world.serve(address, '<!doctype html><title>Chapter 2</title><canvas width="600" height="800"></canvas>')
  const page = await context.newPage()
  await page.goto(address)
  await expect.poll(async () => (await stateOf(page))?.found).toBe(1)
  const view = await openOwnPage('options')
  const part = { left: 0, top: 0, width: 100, height: 100 }
  const answer = await view.evaluate(
    (asked) => chrome.runtime.sendMessage({ kind: 'captureScreen', part: asked }),
    part,
  )
  expect(answer ?? null).toBe(null)
})
