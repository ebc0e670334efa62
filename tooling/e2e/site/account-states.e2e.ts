import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { accountStates, reachState } from './account-states.ts'
import { expect, test } from './site-test.ts'

// Colours in motion are judged by chance; without motion, all stands still.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const

async function judge(page: Page, name: string): Promise<void> {
  // Without frames of other origins, axe need not open a page of its own for each look.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  const found = violations.map((violation) => `${violation.id}: ${violation.nodes.map(({ html }) => html).join(' ')}`)
  expect(found, name).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, name).toBeLessThanOrEqual(0)
}

for (const prefix of ['', '/ar'])
  test(`accounts, credits, purchases and logins break no rule of accessibility and leave no screen${prefix && `, in ${prefix}`}`, async ({
    page,
  }) => {
    test.setTimeout(10 * 60_000)
    for (const state of accountStates) {
      // A state is reached once and then looked at in both sizes: most of the time goes into reaching it.
      await page.setViewportSize(sizes.phone)
      await reachState(page, prefix, state)
      await judge(page, `${state.name} on a phone`)
      if (state.isOfPhones) continue
      await page.setViewportSize(sizes.desktop)
      await judge(page, `${state.name} on a desktop`)
    }
  })
