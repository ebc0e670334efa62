import { readFileSync } from 'node:fs'
import { type RealServer, startRealServer } from './real-server.ts'
import { bringImages, expect, imageFile, letterPage, test } from './site-test.ts'

const limitWords =
  'يحصل المستخدمون غير المسجلين على ترجمتين فقط في اليوم. يرجى تسجيل الدخول للحصول على المزيد من الترجمات.'

// Two translations from one address, by two visitors, and not a third: the tests are one story, told in order.
test.describe.configure({ mode: 'serial' })
test.slow()

let server: RealServer
test.beforeAll(async () => {
  server = await startRealServer({ PUBLIC_URL: 'http://127.0.0.1', ANONYMOUS_DAILY_LIMIT: '2' })
})
test.afterAll(() => server.stop())

test('the real server translates a Japanese page over a reload and charges nothing for an English one, on a desktop in English', async ({
  page,
}) => {
  await page.goto(`${server.url}/manga-translator`)
  await expect(page.getByText('2 translations left for today')).toBeVisible()
  await bringImages(page, imageFile('storm.png'), imageFile('letter.jpg', letterPage))
  await page.getByRole('button', { name: 'Translate 2 pages' }).click()
  const card = page.getByRole('listitem', { name: 'storm.png' })
  await expect(page.getByText('1 translation left for today')).toBeVisible({ timeout: 90_000 })
  await page.reload()
  await expect(card.getByText('Translated', { exact: true })).toBeVisible({ timeout: 90_000 })
  await expect(page.getByRole('listitem', { name: 'letter.jpg' }).getByText('Already in English')).toBeVisible()
  await expect(page.getByText('1 translation left for today')).toBeVisible()
  const result = card.getByRole('img', { name: 'Translation of storm.png' })
  expect(await result.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000)

  const one = page.waitForEvent('download')
  await card.getByRole('link', { name: 'Download storm.png' }).click()
  expect((await one).suggestedFilename()).toBe('storm.eng.png')
  const all = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all as ZIP' }).click()
  const zip = readFileSync(await (await all).path())
  expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  expect(zip.includes('storm') && zip.includes('letter')).toBe(true)
})

test('and again on a phone in Arabic, and then says that the day is used up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.url}/ar/manga-translator`)
  await bringImages(page, imageFile('storm.png'))
  await page.getByRole('button', { name: 'ترجمة صفحة واحدة' }).click()
  const card = page.getByRole('listitem', { name: 'storm.png' })
  await expect(card.getByText('تُرجمت عبر: الإنجليزية', { exact: true })).toBeVisible({ timeout: 90_000 })
  await expect(page.getByText('لم تبقَ ترجمات لهذا اليوم')).toBeVisible()
  await bringImages(page, imageFile('letter.jpg', letterPage))
  await page.getByRole('button', { name: 'ترجمة صفحة واحدة' }).click()
  await expect(page.getByRole('listitem', { name: 'letter.jpg' }).getByText(limitWords)).toBeVisible()
})

test('and takes no file for an image that is none', async ({ page }) => {
  await page.goto(`${server.url}/manga-translator`)
  await bringImages(page, imageFile('words.png', Buffer.from('<html>not an image</html>')))
  await page.getByRole('button', { name: 'Translate 1 page' }).click()
  await expect(page.locator('[data-failure="imageTypeUnsupported"]')).toBeVisible()
})
