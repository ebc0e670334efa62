import type { Page } from '@playwright/test'
import { bringImages, imageFile, test } from './site-test.ts'

const routes = {
  home: '/',
  price: '/price',
  faq: '/faq',
  'show-cases': '/show-cases',
  links: '/links',
  emil: '/emil',
  refunds: '/return-and-refund-policy',
  terms: '/terms-and-conditions',
  'install-1': '/install/steps-1',
  'install-2': '/install/steps-2',
  'install-3': '/install/steps-3',
  'install-4': '/install/steps-4',
  offline: '/error/offline',
  lost: '/error/404',
  login: '/login',
  translator: '/manga-translator',
}
const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
}
const locales = { en: '', ja: '/ja', ar: '/ar' }

for (const [size, device] of Object.entries(sizes))
  for (const [locale, prefix] of Object.entries(locales))
    test.describe(`${size} ${locale}`, () => {
      test.use(device)
      const shoot = (page: Page, name: string, fullPage = true) =>
        page.screenshot({ path: `test-results/screenshots/${name}.${size}.${locale}.png`, fullPage })

      test('every page', async ({ page }) => {
        test.slow()
        for (const [name, path] of Object.entries(routes)) {
          await page.goto(prefix + path, { waitUntil: 'networkidle' })
          // Pictures further down come when somebody is near.
          await page.evaluate(async () => {
            for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
              window.scrollTo(0, top)
              await new Promise((resolve) => setTimeout(resolve, 60))
            }
          })
          await page.waitForLoadState('networkidle')
          await page.evaluate(() => window.scrollTo(0, 0))
          await shoot(page, `page-${name}`)
        }
        await page.goto(`/privacyPolicy?lang=${locale}`, { waitUntil: 'networkidle' })
        await shoot(page, 'page-privacy')
      })

      test('the parts of the translator that open', async ({ page }) => {
        await page.goto(`${prefix}/manga-translator`)
        await bringImages(page, imageFile('page 1.png'), imageFile('page 2.png'), imageFile('stays.png'))
        await page.locator('[class*="begin"] button').click()
        await page.locator('li[data-step="done"]').nth(1).waitFor()
        await shoot(page, 'translator-run')
        await page.keyboard.press('?')
        await shoot(page, 'translator-shortcuts', false)
        await page.keyboard.press('Escape')
        const dialogs = page.locator('li[data-step="done"]').first().locator('[aria-haspopup="dialog"]')
        for (const [index, name] of ['', 'text', 'options'].entries()) {
          if (index === 0) continue
          await dialogs.nth(index).click()
          await page.locator('dialog[open]').waitFor()
          await page.waitForTimeout(300)
          await shoot(page, `translator-${name}`, false)
          await page.keyboard.press('Escape')
        }
      })

      test.describe('a reader', () => {
        test.use({ isReader: true })
        test('banner and settings of cookies', async ({ page }) => {
          await page.goto(prefix === '' ? '/' : prefix)
          await page.locator('#cc-main .cm').waitFor()
          await page.waitForTimeout(800)
          await shoot(page, 'cookies-banner', false)
          await page.locator('#cc-main [data-role="show"]').click()
          await page.locator('#cc-main .pm__section--expandable .pm__section-title').nth(1).click()
          await page.waitForTimeout(600)
          await shoot(page, 'cookies-settings', false)
        })
      })

      test('the preview', async ({ page }) => {
        await page.goto(`${prefix}/show-cases`, { waitUntil: 'networkidle' })
        await page.getByRole('main').locator('li button').first().click()
        await page.locator('.yarl__portal_open img').first().waitFor()
        await page.waitForTimeout(600)
        await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
        await page.waitForTimeout(600)
        await page.locator('.yarl__toolbar [aria-pressed]').click()
        await page.waitForTimeout(300)
        await shoot(page, 'preview-compared', false)
      })
    })
