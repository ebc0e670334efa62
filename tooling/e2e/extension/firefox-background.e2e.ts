import { firefoxPath } from '@fukidashi/browser/launch-options'
import { expect } from './extension-test.ts'
import { test } from './firefox-test.ts'

test.skip(
  firefoxPath() === undefined,
  'There is no Firefox: install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.',
)
// Firefox stops a background that nothing happens in after half a minute; here after a second.
test.use({ preferences: { 'extensions.background.idle.timeout': 1000 } })

test('the background is stopped in the middle while two tabs wait: no page is lost, none is charged twice', async ({
  openComic,
  world,
  server,
  switchTab,
  stateOf,
}) => {
  world.drawTheRest()
  server.takes = 600_000
  const open = async (name: string, images: readonly string[]) => {
    const address = `https://www.webtoons.com/en/${name}/viewer`
    const pages = images.map((image) => `<img src="/${image}.png" width="210" height="160">`)
    world.serve(address, `<!doctype html><title>Chapter 1</title><div id="_imageList">${pages.join('')}</div>`)
    const page = await openComic(address, images.length)
    await switchTab(page)
    return page
  }
  const tabs = [await open('first', ['everywhere', 'one']), await open('second', ['everywhere', 'two'])]
  await expect.poll(() => server.images.length).toBeGreaterThanOrEqual(3)
  await expect.poll(() => server.brokenOff(), 'the background was stopped').toBeGreaterThanOrEqual(3)
  server.takes = 0
  for (const page of tabs)
    await expect.poll(async () => await stateOf(page)).toMatchObject({ translated: 2, failed: 0 })
  expect(server.charged.length).toBe(3)
  expect(new Set(server.charged).size, 'each picture once').toBe(3)
})
