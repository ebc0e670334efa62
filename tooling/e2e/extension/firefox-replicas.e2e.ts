import { firefoxPath } from '@fukidashi/browser/launch-options'
import type { Page } from 'puppeteer-core'
import { checkReplica, watchReplica } from './check-replica.ts'
import { test } from './firefox-test.ts'
import { hardReplicas, siteReplicas } from './replicas.ts'

test.skip(
  firefoxPath() === undefined,
  'There is no Firefox: install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.',
)

for (const [kind, replicas] of [
  ['site', siteReplicas],
  ['hard case', hardReplicas],
] as const)
  for (const replica of replicas)
    test(`${kind}, all pages and nothing else: ${replica.name}`, async ({
      firefox,
      world,
      server,
      switchTab,
      stateOf,
    }) => {
      const page: Page = await firefox.newPage()
      await page.setViewport({ width: 800, height: 1200 })
      await page.evaluateOnNewDocument(watchReplica)
      await checkReplica(
        replica,
        {
          open: async (address) => void (await page.goto(address)),
          run: async (expression) => (await page.evaluate(expression)) as never,
          picture: () => page.screenshot(),
          click: (x, y) => page.mouse.click(x, y),
          press: (key) => page.keyboard.press(key),
          switch: () => switchTab(page),
          state: () => stateOf(page),
        },
        { world, server },
      )
    })
