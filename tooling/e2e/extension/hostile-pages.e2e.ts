import { chapter, viewer } from './chapter.ts'
import { askForFiles, checkPryingPage, hostileTests } from './check-hostile-pages.ts'
import { expect, sharedBrowserTest as test } from './extension-test.ts'

for (const { title, check } of hostileTests)
  test(title, async ({ world, server, openComic, switchTab, stateOf }) => {
    await check({ world, server, openComic, switchTab, stateOf })
  })

test('a page that presses our buttons, reads our elements and sends us messages gets nothing', async ({
  context,
  background,
  world,
  server,
  openComic,
  switchTab,
  stateOf,
}) => {
  await checkPryingPage(
    { world, server, openComic, switchTab, stateOf },
    {
      store: (items) => background.evaluate((all) => chrome.storage.local.set(all), items),
      readSettings: () => background.evaluate(async () => (await chrome.storage.local.get('settings'))['settings']),
      countTabs: async () => context.pages().length,
    },
  )
})

test('a page that knows the name of the extension can load nothing of it and put none of its pages into a frame', async ({
  context,
  background,
  world,
}) => {
  const address = viewer('knowing')
  world.serve(address, chapter(''))
  const page = await context.newPage()
  await page.goto(address)
  const files = [
    'manifest.json',
    'icons/16.png',
    'src/entrypoints/content.js',
    'src/entrypoints/options.html',
    'src/entrypoints/popup.html',
  ].map((file) => new URL(`/${file}`, background.url()).href)
  expect(new Set((await page.evaluate(askForFiles(files))) as string[])).toEqual(new Set(['refused']))
  await page.evaluate((addresses) => {
    for (const src of addresses) document.body.append(Object.assign(document.createElement('iframe'), { src }))
  }, files)
  const framed = page.frames().filter((frame) => frame !== page.mainFrame())
  expect(framed).toHaveLength(files.length)
  for (const frame of framed) await expect.poll(() => frame.evaluate(() => document.querySelector('#root'))).toBe(null)
})
