import { bringImages, imageFile, test } from './site-test.ts'

const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 900, height: 1180 },
  desktop: { width: 1440, height: 900 },
}
const prefixes = { en: '', ja: '/ja', ar: '/ar' }

for (const [size, viewport] of Object.entries(sizes)) {
  for (const [locale, prefix] of Object.entries(prefixes)) {
    test(`${size} ${locale}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      const shoot = async (state: string, fullPage = true) => {
        await page.evaluate(() => window.scrollTo(0, 0))
        await page.screenshot({ path: `test-results/screenshots/${state}.${size}.${locale}.png`, fullPage })
      }
      await page.goto(`${prefix}/`, { waitUntil: 'networkidle' })
      await shoot('home')
      await page.goto(`${prefix}/nowhere`, { waitUntil: 'networkidle' })
      await shoot('not-found')
      await page.goto(`${prefix}/manga-translator`, { waitUntil: 'networkidle' })
      await shoot('translator-empty')
      await page.getByRole('combobox').first().click()
      await shoot('translator-languages', false)
      await page.keyboard.press('Escape')
      await bringImages(
        page,
        imageFile('moving.gif'),
        imageFile('chapter 1 page 01.png'),
        imageFile('chapter 1 page 02.png'),
      )
      await shoot('translator-ready')
      await page.locator('section button').last().click()
      await page.locator('li[data-step="done"]').nth(1).waitFor()
      await page.locator('input[type="range"]').first().fill('45')
      await shoot('translator-done')
      await page.locator('li[data-step="done"] button').nth(1).click()
      await page.locator('.yarl__portal_open img').first().waitFor()
      await page.waitForTimeout(500)
      await shoot('preview', false)
      await page.keyboard.press('Escape')
      await page.locator('.yarl__portal').waitFor({ state: 'detached' })
      await page.reload({ waitUntil: 'networkidle' })
      await bringImages(
        page,
        imageFile('stays.png'),
        imageFile('queued.png'),
        imageFile('fails-engineTimedOut.png'),
        imageFile('refused-anonymousLimitReached.png'),
        imageFile('waits.png'),
      )
      await page.locator('section button').last().click()
      await page.locator('[data-failure]').first().waitFor()
      await page.waitForTimeout(600)
      await shoot('translator-working')
    })
  }
}
