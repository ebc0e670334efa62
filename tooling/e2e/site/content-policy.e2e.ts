import type { Page } from '@playwright/test'
import { startOwnService } from './own-service.ts'
import { type RealServer, startRealServer } from './real-server.ts'
import { bringImages, expect, imageFile, test as base } from './site-test.ts'

/** What a browser refused, as it says it to the page: the directive, and what was to be loaded or run. */
type Violation = string

/** Playwright's `test` with a page that notes what the policy refused, from its first moment on. */
const test = base.extend<{ readonly violations: Violation[] }>({
  violations: async ({ page }, use) => {
    const violations: Violation[] = []
    await page.exposeFunction('noteViolation', (violation: Violation) => violations.push(violation))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
        (window as unknown as { noteViolation: (violation: string) => void }).noteViolation(
          `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`,
        ),
      )
    })
    await use(violations)
  },
})
test.slow()

let server: RealServer
test.beforeAll(async () => {
  server = await startRealServer({})
})
test.afterAll(() => server.stop())

async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' })
  const policy = response!.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain("'unsafe-inline'")
  expect(policy).not.toContain("'unsafe-eval'")
}

test('no page of the site asks for anything that its policy refuses', async ({ page, violations }) => {
  for (const path of ['/', '/ar', '/faq', '/ja/faq', '/price', '/links', '/emil', '/nowhere']) {
    await open(page, path)
    // A text that opens, a menu, a slider: what happens only when it is used.
    for (const summary of await page.locator('main summary, main button[aria-expanded]').all()) await summary.click()
    await page.mouse.wheel(0, 4000)
  }
  expect(violations).toEqual([])
})

test('the translator asks for nothing that its policy refuses while a page is translated, looked at and downloaded', async ({
  page,
  violations,
}) => {
  await open(page, '/manga-translator')
  await bringImages(page, imageFile('storm.png'))
  await page.getByRole('button', { name: 'Translate 1 page' }).click()
  const card = page.getByRole('listitem', { name: 'storm.png' })
  await expect(card.getByText('Translated', { exact: true })).toBeVisible({ timeout: 120_000 })
  await expect(card.getByRole('img', { name: 'Translation of storm.png' })).toBeVisible()
  await card.getByRole('slider').press('ArrowRight')
  const download = page.waitForEvent('download')
  await card.getByRole('link', { name: 'Download storm.png' }).click()
  await download
  await page.reload({ waitUntil: 'networkidle' })
  expect(violations).toEqual([])
})

test('a reader’s own service on this device is reached through the policy, and its words are on the page', async ({
  page,
  violations,
}) => {
  const service = await startOwnService()
  await open(page, '/manga-translator')
  await page.getByRole('button', { name: 'Set up your own service' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your own translation service' })
  await dialog.getByRole('textbox', { name: 'Address' }).fill(service.address)
  await dialog.getByRole('button', { name: 'Test connection' }).click()
  await expect(dialog.getByText('2 models are available')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await bringImages(page, imageFile('storm.png'))
  await page.getByRole('button', { name: 'Translate 1 page' }).click()
  const card = page.getByRole('listitem', { name: 'storm.png' })
  await expect(card.getByText('Translated', { exact: true })).toBeVisible({ timeout: 120_000 })
  await card.getByRole('button', { name: 'Edit storm.png' }).click()
  await expect(page.getByRole('button', { name: /\(own\)/ }).first()).toBeVisible()
  expect(violations).toEqual([])
  await service.stop()
})

test.describe('a reader', () => {
  test.use({ isReader: true })

  test('the cookie banner, its settings and the preview ask for nothing that the policy refuses', async ({
    page,
    violations,
  }) => {
    await open(page, '/show-cases')
    const banner = page.getByRole('dialog', { name: 'Cookies on this site' })
    await banner.getByRole('button', { name: 'Custom settings' }).click()
    const panel = page.getByRole('dialog', { name: 'Cookie settings' })
    await panel.getByRole('button', { name: 'Website analysis tools' }).click()
    await panel.getByRole('button', { name: 'Agree All' }).click()
    await expect(page.locator('html')).not.toHaveClass(/disable--interaction/)
    await page.getByRole('button', { name: 'Enlarge Japanese → English', exact: true }).click()
    await page.getByRole('button', { name: 'Compare with the original' }).click()
    await page.waitForTimeout(300)
    expect(violations).toEqual([])
  })
})

base('what the policy refuses is noticed', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const refused = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'))
  await open(page, '/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.isRun = true'
    document.body.append(script)
  })
  await refused
  expect(await page.evaluate(() => 'isRun' in window)).toBe(false)
  await context.close()
})
