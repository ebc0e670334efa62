import { checkReplica, replicaTests, tabOf, watchReplica } from './check-replica.ts'
import { sharedBrowserTest as test } from './extension-test.ts'

for (const { title, replica } of replicaTests)
  test(title, async ({ context, world, server, switchTab, stateOf }) => {
    const page = await context.newPage()
    await page.setViewportSize({ width: 800, height: 1200 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(watchReplica)
    await checkReplica(replica, tabOf(page, { switchTab, stateOf }), { world, server })
  })
