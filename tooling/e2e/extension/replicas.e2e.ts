import { checkReplica, watchReplica } from './check-replica.ts'
import { sharedBrowserTest as test } from './extension-test.ts'
import { hardReplicas, siteReplicas } from './replicas.ts'

for (const [kind, replicas] of [
  ['site', siteReplicas],
  ['hard case', hardReplicas],
] as const)
  for (const replica of replicas)
    test(`${kind}, all pages and nothing else: ${replica.name}`, async ({
      context,
      world,
      server,
      switchTab,
      stateOf,
    }) => {
      const page = await context.newPage()
      await page.setViewportSize({ width: 800, height: 1200 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript(watchReplica)
      await checkReplica(
        replica,
        {
          open: async (address) => void (await page.goto(address)),
          run: (expression) => page.evaluate(expression),
          picture: () => page.screenshot(),
          click: (x, y) => page.mouse.click(x, y),
          press: (key) => page.keyboard.press(key),
          switch: () => switchTab(page),
          state: () => stateOf(page),
        },
        { world, server },
      )
    })
