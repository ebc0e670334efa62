import { bringImages, expect, imageFile, test } from './site-test.ts'

const begin = /^Translate \d+ pages?$/
const resultCalls = '**/api/manga/get/translateResult'

test.beforeEach(async ({ page }) => {
  await page.goto('/manga-translator')
  await expect(page.getByText('3 translations left for today')).toBeVisible()
})

test('a server that is gone for a moment loses nothing', async ({ page }) => {
  let lost = 0
  await page.route(resultCalls, (route) => (++lost <= 2 ? route.abort() : route.continue()))
  await bringImages(page, imageFile('page.png'))
  await page.getByRole('button', { name: begin }).click()
  await expect(page.getByText('Translated', { exact: true })).toBeVisible({ timeout: 15_000 })
  expect(lost).toBeGreaterThan(2)
})

test('a server that is gone in the middle is said, and the page can be tried again', async ({ page }) => {
  test.slow()
  await page.route(resultCalls, (route) => route.abort())
  await bringImages(page, imageFile('page.png'))
  await page.getByRole('button', { name: begin }).click()
  const card = page.getByRole('listitem', { name: 'page.png' })
  await expect(card.getByText('The server did not respond.')).toBeVisible({ timeout: 40_000 })
  await page.unroute(resultCalls)
  await card.getByRole('button', { name: /^Try again/ }).click()
  await expect(card.getByText('Translated', { exact: true })).toBeVisible()
})

test('being offline is said, and is over when the connection is back', async ({ page, context }) => {
  test.slow()
  await bringImages(page, imageFile('page.png'))
  await context.setOffline(true)
  await page.getByRole('button', { name: begin }).click()
  const card = page.getByRole('listitem', { name: 'page.png' })
  await expect(card.getByText('You are offline.')).toBeVisible({ timeout: 40_000 })
  await context.setOffline(false)
  await card.getByRole('button', { name: /^Try again/ }).click()
  await expect(card.getByText('Translated', { exact: true })).toBeVisible()
})

test('a page in a language without a route to the chosen one says what can be done', async ({ page }) => {
  await bringImages(page, imageFile('fails-languagePairUnsupported.png'))
  await page.getByRole('button', { name: begin }).click()
  await expect(page.locator('[data-failure="languagePairUnsupported"]')).toContainText(
    'Choose another model or language.',
  )
})

test('languages that the model does not have are grey, with the reason, and cannot be chosen', async ({ page }) => {
  const target = page.getByRole('combobox', { name: 'Translate to' })
  await expect(target).toHaveAccessibleDescription('55 languages available with this model')
  await target.fill('georgian')
  const entry = page.getByRole('option', { name: 'ქართული' })
  await expect(entry).toContainText('Not supported by this model')
  await expect(entry).toHaveAttribute('aria-disabled', 'true')
  await entry.click({ force: true })
  await page.keyboard.press('Escape')
  await expect(target).toHaveValue('English')
})

test('a hundred images may come at once, and the next is refused by name', async ({ page }) => {
  const files = Array.from({ length: 101 }, (_, index) => imageFile(`page ${index + 1}.png`, Buffer.from('x')))
  await bringImages(page, ...files)
  await expect(page.getByRole('heading', { name: '100 pages' })).toBeVisible()
  await expect(page.locator('[data-failure="tooManyPages"]')).toContainText('page 101.png')
})

test('a zip that is refused says why', async ({ page, server }) => {
  await bringImages(page, imageFile('one.png'), imageFile('two.png'))
  await page.getByRole('button', { name: begin }).click()
  await expect(page.getByText('Translated', { exact: true })).toHaveCount(2)
  await page.route('**/api/manga/imagesZip/download', (route) =>
    route.fulfill({ status: 404, json: { code: 1405, data: null, message: '' } }),
  )
  await page.getByRole('button', { name: 'Download all as ZIP' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'images are deleted after 24 hours' })).toBeVisible()
  expect(server.calls).toContain('/api/manga/get/translateResult')
})

test('a photo comes in as any other image', async ({ page }) => {
  await page.getByTestId('camera').setInputFiles(imageFile('photo.jpg'))
  await expect(page.getByRole('listitem', { name: 'photo.jpg' })).toBeVisible()
})

test('a browser that keeps nothing can translate all the same', async ({ context }) => {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const refuse = {
      get() {
        throw new DOMException('The reader forbids it.', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, refuse)
  })
  await page.goto('/manga-translator')
  // Only a page that is alive keeps a choice.
  await expect(page.getByText('3 translations left for today')).toBeVisible()
  await page.getByRole('radio', { name: 'Poppins', exact: true }).check()
  await expect(page.getByRole('radio', { name: 'Poppins', exact: true })).toBeChecked()
  await bringImages(page, imageFile('page.png'))
  await page.getByRole('button', { name: begin }).click()
  await expect(page.getByText('Translated', { exact: true })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
