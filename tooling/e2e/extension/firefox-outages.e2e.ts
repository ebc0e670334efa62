import { firefoxPath } from '@fukidashi/browser/launch-options'
import { checkOffline } from './check-offline.ts'
import { test } from './firefox-test.ts'

test.skip(firefoxPath() === undefined, 'There is no Firefox: install firefox-esr, or set FIREFOX_PATH.')

test('pages that cannot be asked for offline are asked for by themselves when the laptop is online again', async ({
  world,
  server,
  openComic,
  switchTab,
  stateOf,
  setOffline,
}) => {
  test.setTimeout(120_000)
  await checkOffline({ world, server, openComic, switchTab, stateOf }, setOffline)
})
