import { accountStates, reachState } from './account-states.ts'
import { test } from './site-test.ts'

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
}
const prefixes = { en: '', ja: '/ja', ar: '/ar', de: '/de' }

for (const [size, device] of Object.entries(sizes))
  for (const [locale, prefix] of Object.entries(prefixes))
    test.describe(`${size} ${locale}`, () => {
      test.use(device)
      test('every state of accounts, credits, purchases and logins', async ({ page }) => {
        test.setTimeout(15 * 60_000)
        for (const state of accountStates) {
          if (state.isOfPhones && size !== 'phone') continue
          await reachState(page, prefix, state)
          await page.waitForTimeout(300)
          const path = `test-results/screenshots/account-${state.name}.${size}.${locale}.png`
          await page.screenshot({ path, fullPage: !state.isOfPhones })
        }
      })
    })
