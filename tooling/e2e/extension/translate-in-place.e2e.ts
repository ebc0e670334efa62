import type { Page } from '@playwright/test'
import { expect, sharedBrowserTest as test } from './extension-test.ts'

const episode = 'http://www.webtoons.com/en/fantasy/a-title/episode-1/viewer'

/** A strip as a comic site shows it, its pages one below the other. */
function strip(count: number, image: (number: number) => string = (number) => `<img src="/page-${number}.png">`) {
  const images = Array.from({ length: count }, (_, index) => image(index + 1)).join('\n')
  return `<!doctype html><html><head><title>A comic</title><style>img{display:block;width:600px;margin:0 auto}</style></head>
    <body><header><img src="/page-9.png" style="width:120px"></header><div id="_imageList">${images}</div></body></html>`
}

const outerHtml = (page: Page) => page.evaluate(() => document.documentElement.outerHTML)

test('pages are translated in place ahead of the scroll, and the original comes back byte for byte', async ({
  context,
  world,
  server,
  switchTab,
  stateOf,
}) => {
  world.serve(episode, strip(20))
  const page = await context.newPage()
  await page.goto(episode)
  await page.bringToFront()
  const before = await outerHtml(page)
  const original = await page.screenshot()
  await switchTab(page)
  // One page fills the window: it and the next three are translated, and none that the reader may never see.
  await expect.poll(async () => (await stateOf(page))?.translated).toBeGreaterThanOrEqual(4)
  await expect.poll(async () => (await stateOf(page))?.working).toBe(0)
  expect((await stateOf(page))!.translated).toBeLessThanOrEqual(5)
  expect(await stateOf(page)).toMatchObject({ isOn: true, found: 20, confidence: 1, failed: 0 })
  expect(await page.screenshot()).not.toEqual(original)
  const { translated } = (await stateOf(page))!
  await page.evaluate(() => window.scrollTo(0, 5000))
  await expect.poll(async () => (await stateOf(page))?.translated).toBeGreaterThan(translated)
  expect(server.mostAtOnce()).toBeLessThanOrEqual(3)
  await page.evaluate(() => window.scrollTo(0, 0))
  await switchTab(page)
  expect(await outerHtml(page)).toBe(before)
  expect(await page.screenshot()).toEqual(original)
  const asked = server.images.length
  await switchTab(page)
  await expect.poll(async () => (await stateOf(page))?.translated).toBeGreaterThanOrEqual(4)
  expect(server.images.length, 'what was translated once is not asked for again').toBe(asked)
})
