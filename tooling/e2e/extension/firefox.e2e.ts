import { firefoxPath } from '@fukidashi/browser/launch-options'
import type { Page } from 'puppeteer-core'
import { chapter, numbered, viewer } from './chapter.ts'
import { expect } from './extension-test.ts'
import { test } from './firefox-test.ts'

test.skip(firefoxPath() === undefined, 'There is no Firefox: install firefox-esr, or set FIREFOX_PATH.')

const address = viewer('firefox')
const outerHtml = (page: Page) => page.evaluate(() => document.documentElement.outerHTML)

test('pages are translated in place ahead of the scroll, and the original comes back byte for byte', async ({
  openComic,
  world,
  server,
  switchTab,
  stateOf,
}) => {
  world.serve(address, chapter(numbered(12)))
  const page = await openComic(address, 12)
  const before = await outerHtml(page)
  const original = await page.screenshot({ encoding: 'base64' })
  await switchTab(page)
  await expect.poll(async () => (await stateOf(page))?.translated).toBeGreaterThanOrEqual(4)
  await expect.poll(async () => (await stateOf(page))?.working).toBe(0)
  const { translated } = (await stateOf(page))!
  expect(translated).toBeLessThanOrEqual(6)
  await page.bringToFront()
  await expect.poll(async () => (await page.screenshot({ encoding: 'base64' })) === original).toBe(false)
  await page.evaluate(() => window.scrollTo(0, 3000))
  await expect.poll(async () => (await stateOf(page))?.translated).toBeGreaterThan(translated)
  expect(server.mostAtOnce()).toBeLessThanOrEqual(3)
  await page.evaluate(() => window.scrollTo(0, 0))
  await switchTab(page)
  expect(await outerHtml(page)).toBe(before)
  await expect.poll(async () => (await page.screenshot({ encoding: 'base64' })) === original).toBe(true)
})

test('a tab that is closed takes its orders back', async ({ openComic, world, server, switchTab }) => {
  world.serve(address, chapter(numbered(5)))
  const page = await openComic(address, 5)
  server.takes = 600_000
  await switchTab(page)
  await expect.poll(() => server.images.length).toBeGreaterThanOrEqual(1)
  const open = server.images.length
  await page.close()
  await expect.poll(() => server.brokenOff()).toBeGreaterThanOrEqual(open)
})

test('a server that goes away in the middle is told, and nothing goes on waiting', async ({
  openComic,
  world,
  server,
  switchTab,
  stateOf,
}) => {
  test.setTimeout(120_000)
  world.serve(address, chapter(numbered(1)))
  const page = await openComic(address, 1)
  const before = await outerHtml(page)
  server.takes = 600_000
  await switchTab(page)
  await expect.poll(() => server.images.length).toBe(1)
  await server.stop()
  await expect.poll(async () => await stateOf(page), { timeout: 60_000 }).toMatchObject({ failed: 1, working: 0 })
  await switchTab(page)
  expect(await outerHtml(page)).toBe(before)
})

test('settings are in the language of the browser, and a choice is kept', async ({ own }) => {
  expect(await own.$eval('h1', (heading) => heading.textContent)).toBe('Settings')
  await own.select('select', 'FRA')
  const chosen = () =>
    own.evaluate(async () => ((await chrome.storage.local.get('settings')) as { settings: object }).settings)
  await expect.poll(chosen).toMatchObject({ readingLanguage: 'FRA' })
})
