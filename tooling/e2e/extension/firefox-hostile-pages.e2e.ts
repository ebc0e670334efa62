import { firefoxPath } from '@fukidashi/browser/launch-options'
import { chapter, viewer } from './chapter.ts'
import { askForFiles, checkPryingPage, hostileTests } from './check-hostile-pages.ts'
import { expect } from './extension-test.ts'
import { ownAddress, test } from './firefox-test.ts'

test.skip(firefoxPath() === undefined, 'There is no Firefox: install firefox-esr, or set FIREFOX_PATH.')

for (const { title, check } of hostileTests)
  test(title, async ({ world, server, openComic, switchTab, stateOf }) => {
    test.setTimeout(120_000)
    await check({ world, server, openComic, switchTab, stateOf })
  })

test('a page that presses our buttons, reads our elements and sends us messages gets nothing', async ({
  own,
  world,
  server,
  openComic,
  switchTab,
  stateOf,
}) => {
  await checkPryingPage(
    { world, server, openComic, switchTab, stateOf },
    {
      store: (items) => own.evaluate((all) => chrome.storage.local.set(all), items as Record<string, unknown>),
      readSettings: () => own.evaluate(async () => (await chrome.storage.local.get('settings'))['settings']),
      countTabs: () => own.evaluate(async () => (await chrome.tabs.query({})).length),
    },
  )
})

test('a page that knows the name of the extension can load nothing of it', async ({ firefox, own, world }) => {
  world.serve(viewer('knowing'), chapter(''))
  const page = await firefox.newPage()
  await page.goto(viewer('knowing'))
  const files = ['manifest.json', 'icons/16.png', 'src/entrypoints/options.html', 'src/entrypoints/popup.html'].map(
    (file) => new URL(`/${file}`, ownAddress).href,
  )
  expect(await own.evaluate(async (url) => (await fetch(url)).ok, files[0]!), 'it is there').toBe(true)
  expect(new Set((await page.evaluate(askForFiles(files))) as string[])).toEqual(new Set(['refused']))
})
