import type { Page } from '@playwright/test'
import { chapter, viewer } from './chapter.ts'
import { checkOffline } from './check-offline.ts'
import { expect, test } from './extension-test.ts'
import { readAloud } from './seen-from-outside.ts'

const address = (name: string) => viewer(name, 'https')
const strip = (...names: readonly string[]) =>
  chapter(
    names.map((name) => `/${name}.png`),
    { style: 'width:210px;height:160px' },
  )

test('the background is stopped in the middle, twice, while three tabs wait: no page is lost, none is charged twice', async ({
  stopBackground,
  world,
  server,
  openComic,
  switchTab,
  stateOf,
}) => {
  world.drawTheRest()
  const tabs: Page[] = []
  server.takes = 600_000
  for (const name of ['a', 'b', 'c']) {
    // Every tab has two pages of its own, and one that stands in all three.
    world.serve(address(name), strip('everywhere', `${name}-1`, `${name}-2`))
    const page = await openComic(address(name), 3)
    await switchTab(page)
    tabs.push(page)
  }
  for (const stops of [1, 2]) {
    await expect.poll(() => server.images.length).toBe(3 * stops)
    await stopBackground()
    await expect.poll(() => server.brokenOff()).toBe(3 * stops)
  }
  await expect.poll(() => server.images.length).toBe(9)
  server.takes = 0
  await stopBackground()
  for (const page of tabs)
    await expect.poll(async () => await stateOf(page)).toMatchObject({ translated: 3, failed: 0, working: 0 })
  expect(server.charged.length).toBe(7)
  expect(new Set(server.charged).size, 'each picture once').toBe(7)
})

test('a laptop that is offline says so, and goes on by itself when it is online again', async ({
  context,
  world,
  server,
  openComic,
  switchTab,
  stateOf,
}) => {
  test.setTimeout(120_000)
  await checkOffline(
    { world, server, openComic, switchTab, stateOf },
    (isOffline) => context.setOffline(isOffline),
    async (page) => expect(await readAloud(page)).toContain('You are offline.'),
  )
})

test('a tab that is closed, or goes elsewhere, takes its orders back; another tab with the same page keeps its own', async ({
  world,
  server,
  openComic,
  switchTab,
}) => {
  world.drawTheRest()
  world.serve(address('first'), strip('1', '2', '3', '4', '5'))
  world.serve(address('second'), strip('1'))
  const open = async (name: string, found: number) => {
    const page = await openComic(address(name), found)
    await switchTab(page)
    return page
  }
  server.takes = 600_000
  const first = await open('first', 5)
  await expect.poll(() => server.images.length).toBe(3)
  const second = await open('second', 1)
  // Working is also a page that is still being read; only when its order has come does it wait for the same translation.
  await expect.poll(async () => await readAloud(second)).toContain('Translating')
  await first.close()
  await expect.poll(() => server.brokenOff(), 'all but the one that the other tab waits for, too').toBe(2)
  expect(server.images.length).toBe(3)
  await second.goto('about:blank')
  await expect.poll(() => server.brokenOff()).toBe(3)
  expect(server.charged).toEqual([])
})
