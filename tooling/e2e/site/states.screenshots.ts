import { installBrowserModels } from '@fukidashi/reader-engines/fixtures/browser-models'
import type { Page } from '@playwright/test'
import { bringImages, imageFile, test } from './site-test.ts'

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 900, height: 1180 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
}
const prefixes = { en: '', ja: '/ja', ar: '/ar', de: '/de' }

for (const [size, device] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use(device)
    for (const [locale, prefix] of Object.entries(prefixes)) {
      const shoot = async (page: Page, state: string, fullPage = true) => {
        await page.evaluate(() => window.scrollTo(0, 0))
        // A picture of the whole page shows what is fixed to the screen at its end, as on the way there.
        if (fullPage) await growToPage(page)
        await page.screenshot({ path: `test-results/screenshots/${state}.${size}.${locale}.png` })
        await page.setViewportSize(device.viewport)
      }
      const open = (page: Page, path: string) => page.goto(`${prefix}${path}`, { waitUntil: 'networkidle' })

      test(`${size} ${locale}: the shell`, async ({ page }) => {
        await open(page, '/')
        await shoot(page, 'home')
        await page.mouse.wheel(0, 400)
        await page.waitForTimeout(300)
        await page.screenshot({ path: `test-results/screenshots/home-scrolled.${size}.${locale}.png` })
        if (size === 'desktop') {
          await page.locator('[popovertarget]').click()
          await shoot(page, 'languages-of-the-site', false)
        } else {
          await page.locator('header > button').last().click()
          await shoot(page, 'menu', false)
        }
        await open(page, '/nowhere')
        await shoot(page, 'not-found')
      })

      test(`${size} ${locale}: the journey of two pages`, async ({ page }) => {
        await open(page, '/manga-translator')
        await shoot(page, 'translator-empty')
        await page.getByRole('combobox').first().click()
        await shoot(page, 'translator-languages', false)
        await page.keyboard.press('Escape')
        await page
          .locator('section')
          .first()
          .dispatchEvent('dragenter', { dataTransfer: await draggedImage(page) })
        await page.waitForTimeout(300)
        await shoot(page, 'translator-dragging')
        await bringImages(
          page,
          imageFile('moving.gif'),
          imageFile('chapter 1 page 01.png'),
          imageFile('chapter 1 page 02 pivot.png'),
        )
        await shoot(page, 'translator-ready')
        await page.locator('[class*="begin"] button').click()
        await page.locator('li[data-step="done"]').nth(1).waitFor()
        await page.locator('input[type="range"]').first().fill('45')
        await page.waitForTimeout(300)
        await shoot(page, 'translator-done')
        await page.locator('li[data-step="done"] button').nth(1).click()
        await page.locator('.yarl__portal_open img').first().waitFor()
        await page.waitForTimeout(500)
        await shoot(page, 'preview', false)
      })

      test(`${size} ${locale}: work and failures`, async ({ page }) => {
        await open(page, '/manga-translator')
        await bringImages(
          page,
          imageFile('stays.png'),
          imageFile('queued.png'),
          imageFile('fails-languagePairUnsupported.png'),
          imageFile('refused-anonymousLimitReached.png'),
          imageFile('waits.png'),
          imageFile('silent.png'),
          imageFile('already.png'),
          imageFile('unsure.png'),
          imageFile('rough.png'),
        )
        await page.locator('[class*="begin"] button').click()
        await page.locator('li[data-step="done"]').nth(4).waitFor()
        await page.locator('[data-failure]').nth(1).waitFor()
        await page.waitForTimeout(300)
        await shoot(page, 'translator-working')
      })

      test(`${size} ${locale}: words from the reader’s side`, async ({ page }) => {
        const to = { en: 'en', ja: 'ja', ar: 'ar', de: 'de' }[locale]!
        await page.addInitScript(installBrowserModels, {
          translator: {
            pairs: { [`ja ${to}`]: 'downloadable', [`en ${to}`]: 'downloadable' },
            download: { steps: [0.4], end: 'never' },
          },
          model: { availability: 'available', answer: { failure: 'OperationError' } },
        } as const)
        await open(page, '/manga-translator')
        await shoot(page, 'reader-download-offered')
        await bringImages(page, imageFile('page.png'))
        await page.locator('[class*="begin"] button').click()
        await page.locator('[data-failure="clickNeeded"], progress[value="0.4"]').first().waitFor()
        await shoot(page, 'reader-download-asked')
        await page.locator('[aria-haspopup="dialog"]').first().click()
        await page.locator('dialog form').waitFor()
        await page.locator('dialog button[type="submit"]').click()
        await shoot(page, 'own-service', false)
      })

      test(`${size} ${locale}: the editor`, async ({ page }) => {
        await page.addInitScript(installBrowserModels, {
          model: { availability: 'available' },
        } as const)
        await open(page, '/manga-translator')
        await page.locator('input[value="builtin"]').check()
        await bringImages(page, imageFile('page.png'))
        await page.locator('[class*="begin"] button').click()
        await page.locator('li[data-step="done"]').waitFor()
        await shoot(page, 'page-with-edit')
        await page.locator('li[data-step="done"] [aria-haspopup="dialog"]').first().click()
        const dialog = page.getByRole('dialog')
        await dialog.locator('[aria-pressed][style]').nth(2).click()
        await dialog.locator('summary').first().click()
        await page.waitForTimeout(500)
        await shoot(page, 'editor-page', false)
        await dialog.locator('header button[aria-pressed]').click()
        await dialog.locator('textarea').first().fill('much too long')
        await page.locator('[aria-invalid="true"]').waitFor()
        await shoot(page, 'editor-list', false)
      })

      test(`${size} ${locale}: a server that is away`, async ({ page }) => {
        await page.route('**/runtime-config.json', (route) => route.abort())
        await open(page, '/manga-translator')
        await page.locator('[class*="trouble"]').waitFor()
        await shoot(page, 'translator-server-away')
      })
    }

    test.describe('a browser in another language', () => {
      test.use({ locale: 'fr-FR' })
      test(`${size}: the tip`, async ({ page }) => {
        await page.goto('/')
        await page.locator('aside').waitFor()
        await page.waitForTimeout(400)
        await page.screenshot({ path: `test-results/screenshots/language-tip.${size}.en.png` })
      })
    })
  })
}

async function growToPage(page: Page) {
  const { width } = page.viewportSize()!
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
}

function draggedImage(page: Page) {
  return page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['x'], 'page.png', { type: 'image/png' }))
    return data
  })
}
