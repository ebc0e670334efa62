import { type RealServer, startRealServer } from '../site/real-server.ts'
import { expect, test } from './extension-test.ts'

let real: RealServer
test.beforeAll(async () => {
  real = await startRealServer({})
})
test.afterAll(() => real.stop())

test('two pages are translated in place by the real server, and given back', async ({
  background,
  world,
  openComic,
  switchTab,
  stateOf,
}) => {
  // The real pipeline reads, translates and letters two pages, which takes its time on a busy machine.
  test.setTimeout(300_000)
  await background.evaluate(
    (serverAddress) => chrome.storage.local.set({ settings: { serverAddress, hasFloatingButton: false } }),
    real.url,
  )
  const address = 'http://www.webtoons.com/en/real/viewer'
  const images = '<img src="/page-1.png" style="width:400px"><img src="/page-3.png" style="width:400px">'
  world.serve(address, `<!doctype html><title>Chapter 1</title><div id="_imageList">${images}</div>`)
  const page = await openComic(address, 2)
  const before = await page.evaluate(() => document.documentElement.outerHTML)
  const original = await page.screenshot()
  await switchTab(page)
  const progress = async () => {
    const { translated, failed } = (await stateOf(page))!
    return { translated, failed }
  }
  await expect.poll(progress, { timeout: 240_000 }).toEqual({ translated: 2, failed: 0 })
  expect(await page.screenshot({ path: test.info().outputPath('translated.png') })).not.toEqual(original)
  await switchTab(page)
  expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before)
  expect(await page.screenshot()).toEqual(original)
})
