import { chapter, viewer } from './chapter.ts'
import type { TestedExtension } from './check-hostile-pages.ts'
import { expect } from './extension-test.ts'

/** A laptop that is offline says so, and goes on by itself when it is online again. */
export async function checkOffline<Page>(
  { world, server, openComic, switchTab, stateOf }: TestedExtension<Page>,
  setOffline: (isOffline: boolean) => Promise<void>,
  expectTold?: (page: Page) => Promise<void>,
): Promise<void> {
  const address = viewer('offline', 'https')
  world.drawTheRest()
  world.serve(address, chapter(['/one.png', '/two.png'], { style: 'width:210px;height:160px' }))
  const page = await openComic(address, 2)
  await setOffline(true)
  await switchTab(page)
  await expect.poll(async () => await stateOf(page), { timeout: 60_000 }).toMatchObject({ failed: 2, working: 0 })
  await expectTold?.(page)
  expect(server.images).toEqual([])
  await setOffline(false)
  await expect.poll(async () => await stateOf(page)).toMatchObject({ translated: 2, failed: 0 })
  expect(server.charged.length).toBe(2)
}
