import type { Worker } from '@playwright/test'
import { findFreePort, type RealServer, startRealServer } from '../site/real-server.ts'
import { chapter, viewer } from './chapter.ts'
import { expect, unreachableWords, sharedBrowserTest as test } from './extension-test.ts'
import { type PayingReader, registerPayingReader } from './paying-reader.ts'
import { press, readAloud } from './seen-from-outside.ts'

let real: RealServer
let reader: PayingReader
test.beforeAll(async () => {
  const port = await findFreePort()
  // Where others can reach a server, translations are counted; its payments are a demonstration.
  real = await startRealServer({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, PAYMENTS: 'demo' })
  reader = await registerPayingReader(real.url, 'reader@example.org')
})
test.afterAll(() => real.stop())
// The real pipeline reads, translates and letters pages in each test, which takes its time on a busy machine.
test.setTimeout(300_000)
const patient = { timeout: 240_000 }

/** Another language makes another translation of the same pages. */
const useRealServer = (background: Worker, readingLanguage: 'ENG' | 'FRA' | 'ESP') =>
  background.evaluate(
    ([serverAddress, token, language]) =>
      chrome.storage.local.set({
        settings: { serverAddress, hasFloatingButton: false, readingLanguage: language },
        token: { [serverAddress]: token },
      }),
    [real.url, reader.token, readingLanguage] as const,
  )

test('two pages are translated in place by the real server, and given back', async ({
  background,
  world,
  openComic,
  switchTab,
  stateOf,
}) => {
  await useRealServer(background, 'ENG')
  world.serve(viewer('real'), chapter(['/page-1.png', '/page-3.png']))
  const page = await openComic(viewer('real'), 2)
  const before = await page.evaluate(() => document.documentElement.outerHTML)
  const original = await page.screenshot()
  const left = await reader.countLeft()
  await switchTab(page)
  await expect.poll(async () => await stateOf(page), patient).toMatchObject({ translated: 2, failed: 0 })
  expect(await page.screenshot({ path: test.info().outputPath('translated.png') })).not.toEqual(original)
  expect(await reader.countLeft(), 'one is in English already, and free').toBe(left - 1)
  await switchTab(page)
  expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before)
  expect(await page.screenshot()).toEqual(original)
})

test('the background is stopped while the real server works: it is translated, and charged once', async ({
  background,
  stopBackground,
  world,
  openComic,
  switchTab,
  stateOf,
}) => {
  await useRealServer(background, 'FRA')
  world.serve(viewer('stopped'), chapter(['/page-2.png']))
  const page = await openComic(viewer('stopped'), 1)
  const left = await reader.countLeft()
  await switchTab(page)
  await expect.poll(reader.countLeft, 'it is being worked on').toBe(left - 1)
  await stopBackground()
  await expect.poll(async () => await stateOf(page), patient).toMatchObject({ translated: 1, failed: 0 })
  await expect.poll(reader.countLeft).toBe(left - 1)
})

test('the real server is killed while it works: the reader is told and can ask again, and the page is charged once', async ({
  background,
  world,
  openComic,
  switchTab,
  stateOf,
}) => {
  await useRealServer(background, 'ESP')
  world.serve(viewer('killed'), chapter(['/page-2.png']))
  const page = await openComic(viewer('killed'), 1)
  const left = await reader.countLeft()
  await switchTab(page)
  await expect.poll(reader.countLeft, 'it is being worked on').toBe(left - 1)
  await real.kill()
  // Four more attempts, each after a longer wait.
  await expect.poll(async () => await stateOf(page), patient).toMatchObject({ failed: 1, working: 0 })
  expect(await readAloud(page)).toContain(unreachableWords)
  await real.start()
  await page.bringToFront()
  await press(page, 'Try again')
  await expect.poll(async () => await stateOf(page), patient).toMatchObject({ translated: 1, failed: 0 })
  await expect.poll(reader.countLeft).toBe(left - 1)
})
