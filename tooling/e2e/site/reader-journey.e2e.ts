import { installBrowserModels } from '@fukidashi/reader-engines/fixtures/browser-models'
import { type RealServer, startRealServer } from './real-server.ts'
import { bringImages, expect, imageFile, test } from './site-test.ts'

test.slow()

let server: RealServer
test.beforeAll(async () => {
  server = await startRealServer({})
})
test.afterAll(() => server.stop())

test('the real server reads a page, the browser translates it, and an edit is in the page that is downloaded', async ({
  page,
}) => {
  await page.addInitScript(installBrowserModels, { translator: { pairs: { 'ja en': 'available' } } } as const)
  await page.goto(`${server.url}/manga-translator`)
  await expect(page.getByRole('radio', { name: 'Your browser', exact: true })).toBeChecked()
  await bringImages(page, imageFile('storm.png'))
  await page.getByRole('button', { name: 'Translate 1 page' }).click()
  const card = page.getByRole('listitem', { name: 'storm.png' })
  await expect(card.getByText('Translated', { exact: true })).toBeVisible({ timeout: 120_000 })
  const download = card.getByRole('link', { name: 'Download storm.png' })
  const before = await (await page.request.get(server.url + (await download.getAttribute('href')))).body()

  await card.getByRole('button', { name: 'Edit storm.png' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: /^Balloon \d+: .*\(en\)/ })
    .first()
    .click()
  await dialog.getByRole('textbox', { name: 'Words' }).fill('Hello!')
  await expect(dialog.getByRole('img')).toHaveAttribute('src', /revision=1$/, { timeout: 60_000 })
  await dialog.getByRole('button', { name: 'Close' }).click()
  const after = await page.request.get(server.url + (await download.getAttribute('href')))
  expect(after.ok()).toBe(true)
  expect((await after.body()).equals(before)).toBe(false)
})
