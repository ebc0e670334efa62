import { firefoxPath } from '@fukidashi/browser/launch-options'
import { findFreePort, type RealServer, startRealServer } from '../site/real-server.ts'
import { chapter, viewer } from './chapter.ts'
import { expect } from './extension-test.ts'
import { test } from './firefox-test.ts'
import { registerPayingReader } from './paying-reader.ts'

test.skip(firefoxPath() === undefined, 'There is no Firefox: install firefox-esr, or set FIREFOX_PATH.')

test('the background is stopped in the middle while two tabs wait: no page is lost, none is charged twice', async ({
  openComic,
  world,
  server,
  switchTab,
  stateOf,
  stopBackground,
}) => {
  world.drawTheRest()
  server.takes = 600_000
  const open = async (name: string, images: readonly string[]) => {
    world.serve(viewer(name, 'https'), chapter(images, { style: 'width:210px;height:160px' }))
    const page = await openComic(viewer(name, 'https'), images.length)
    await switchTab(page)
    return page
  }
  const tabs = [
    await open('first', ['/everywhere.png', '/one.png']),
    await open('second', ['/everywhere.png', '/two.png']),
  ]
  await expect.poll(() => server.images.length).toBe(3)
  await stopBackground()
  await expect.poll(() => server.brokenOff()).toBe(3)
  await expect.poll(() => server.images.length).toBe(6)
  server.takes = 0
  await stopBackground()
  for (const page of tabs)
    await expect.poll(async () => await stateOf(page)).toMatchObject({ translated: 2, failed: 0 })
  expect(server.charged.length).toBe(3)
  expect(new Set(server.charged).size, 'each picture once').toBe(3)
})

test.describe('with the real server', () => {
  let real: RealServer
  test.beforeAll(async () => {
    const port = await findFreePort()
    real = await startRealServer({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, PAYMENTS: 'demo' })
  })
  test.afterAll(() => real.stop())

  test('the background is stopped while it works: the page is charged once', async ({
    own,
    openComic,
    world,
    switchTab,
    stateOf,
    stopBackground,
  }) => {
    test.setTimeout(300_000)
    const reader = await registerPayingReader(real.url, 'firefox@example.org')
    await own.evaluate(
      (serverAddress, token) =>
        chrome.storage.local.set({
          settings: { serverAddress, hasFloatingButton: false, readingLanguage: 'FRA' },
          token: { [serverAddress]: token },
        }),
      real.url,
      reader.token,
    )
    world.serve(viewer('charged'), chapter(['/page-2.png']))
    const page = await openComic(viewer('charged'), 1)
    const before = await reader.countLeft()
    await switchTab(page)
    await expect.poll(reader.countLeft, 'it is being worked on').toBe(before - 1)
    await stopBackground()
    await expect.poll(async () => await stateOf(page), { timeout: 240_000 }).toMatchObject({ translated: 1, failed: 0 })
    await expect.poll(reader.countLeft).toBe(before - 1)
  })
})
