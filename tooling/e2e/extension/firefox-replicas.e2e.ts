import { firefoxPath } from '@fukidashi/browser/launch-options'
import { checkReplica, replicaTests, tabOf, watchReplica } from './check-replica.ts'
import { test } from './firefox-test.ts'

test.skip(firefoxPath() === undefined, 'There is no Firefox: install firefox-esr, or set FIREFOX_PATH.')

for (const { title, replica } of replicaTests)
  test(title, async ({ firefox, world, server, switchTab, stateOf }) => {
    const page = await firefox.newPage()
    await page.setViewport({ width: 800, height: 1200 })
    await page.evaluateOnNewDocument(watchReplica)
    await checkReplica(replica, tabOf(page, { switchTab, stateOf }), { world, server })
  })
