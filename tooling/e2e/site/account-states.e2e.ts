import AxeBuilder from '@axe-core/playwright'
import { accountStates, reachState } from './account-states.ts'
import { expect, test } from './site-test.ts'

// Colours in motion are judged by chance; without motion, all stands still.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [size, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
}))
  for (const prefix of ['', '/ar'])
    test(`accounts, credits, purchases and logins break no rule of accessibility and leave no screen, on a ${size}${prefix && ` in ${prefix}`}`, async ({
      page,
    }) => {
      // As many pages as a hundred tests would load.
      test.setTimeout(15 * 60_000)
      await page.setViewportSize(viewport)
      for (const state of accountStates) {
        if (state.isOfPhones && size !== 'phone') continue
        await reachState(page, prefix, state)
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.map(
          (violation) => `${violation.id}: ${violation.nodes.map(({ html }) => html).join(' ')}`,
        )
        expect(found, state.name).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, state.name).toBeLessThanOrEqual(0)
      }
    })
