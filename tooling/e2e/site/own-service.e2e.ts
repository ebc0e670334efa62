import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type OwnService, startOwnService } from './own-service.ts'
import { bringImages, expect, imageFile, test } from './site-test.ts'

const key = 'sk-secret-of-the-reader'
let service: OwnService
test.beforeAll(async () => {
  service = await startOwnService()
})
test.afterAll(() => service.stop())
test.beforeEach(async ({ page }) => {
  service.behave({})
  await page.goto('/manga-translator')
  await expect(page.getByText('3 translations left for today')).toBeVisible()
})

async function setUp(page: Page) {
  await page.getByRole('button', { name: 'Set up your own service' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your own translation service' })
  await dialog.getByRole('textbox', { name: 'Address' }).fill(service.address)
  await dialog.getByLabel('Key', { exact: true }).fill(key)
  return dialog
}

test('a reader’s own service is set up, tried, used and forgotten; its key goes to it and nowhere else', async ({
  page,
  server,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  service.behave({ key })
  const dialog = await setUp(page)
  await dialog.getByRole('button', { name: 'Test connection' }).click()
  await expect(dialog.getByText('2 models are available')).toBeVisible()
  await expect(dialog.getByLabel('Model')).toHaveValue('small')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('radio', { name: 'Your own service' })).toBeChecked()

  await bringImages(page, imageFile('one.png'), imageFile('two.png'))
  await page.getByRole('button', { name: 'Translate 2 pages' }).click()
  await expect(page.getByText('Translated', { exact: true })).toHaveCount(2)
  expect(JSON.stringify(server.changes.at(-1))).toContain('急がなきゃ！ (own)')
  expect(new Set(service.keys)).toEqual(new Set([`Bearer ${key}`]))

  await page.reload()
  await expect(page.getByRole('radio', { name: 'Your own service' })).toBeChecked()
  expect(server.received.filter((text) => text.includes(key))).toEqual([])
  expect(said.filter((text) => text.includes(key))).toEqual([])
  const places = await page.evaluate(async (secret) => {
    const databases = await indexedDB.databases()
    const holders = (storage: Storage) => Object.keys(storage).filter((name) => storage.getItem(name)?.includes(secret))
    return [holders(localStorage), holders(sessionStorage), document.cookie, databases.map(({ name }) => name)]
  }, key)
  expect(places).toEqual([['ownService'], [], '', ['fukidashi']])

  await page.getByRole('button', { name: 'Change your own service' }).click()
  await page.getByRole('button', { name: 'Forget' }).click()
  expect(await page.evaluate(() => localStorage.getItem('ownService'))).toBeNull()
  await expect(page.getByRole('radio', { name: 'Your own service' })).toBeDisabled()
})

test('what is wrong with a service is said, with what can be done', async ({ page }) => {
  const dialog = await setUp(page)
  const check = dialog.getByRole('button', { name: 'Test connection' })
  service.behave({ allowsOrigins: false })
  await check.click()
  await expect(dialog.getByText('does not allow this site to use it')).toBeVisible()
  await expect(dialog.getByText(`OLLAMA_ORIGINS=${new URL(page.url()).origin}`)).toBeVisible()
  service.behave({ key: 'another' })
  await check.click()
  await expect(dialog.getByText('did not accept the key')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Address' }).fill('http://127.0.0.1:9/v1')
  await check.click()
  await expect(dialog.getByText('Nothing answers at this address')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Address' }).fill('http://example.org/v1')
  await check.click()
  await expect(dialog.getByText('begins with https://.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Address' }).fill('nonsense')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter an address')).toBeVisible()
  await expect(dialog.getByText('Enter the name of a model.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

for (const [behaviour, words] of [
  [{ answer: '{"choices":[{"message":{"content":"no page"}}]}' }, 'answer could not be used'],
  [{ allowsOrigins: false }, 'does not allow this site'],
  [{ answer: '{"choices":[{"finish_reason":"length","message":{"content":""}}]}' }, 'more text than'],
  [{ isCutOff: true }, /^The service’s answer could not/],
] as const) {
  test(`a page that a service spoils can be given to it again: ${words}`, async ({ page, server }) => {
    const dialog = await setUp(page)
    await dialog.getByLabel('Model').fill('small')
    await dialog.getByRole('button', { name: 'Save' }).click()
    service.behave(behaviour)
    await bringImages(page, imageFile('page.png'))
    await page.getByRole('button', { name: 'Translate 1 page' }).click()
    const card = page.getByRole('listitem', { name: 'page.png' })
    await expect(card.getByText(words)).toBeVisible()
    service.behave({})
    await card.getByRole('button', { name: /^Try again/ }).click()
    await expect(card.getByText('Translated', { exact: true })).toBeVisible()
    expect(JSON.stringify(server.changes.at(-1))).toContain('(own)')
  })
}

test('a service that never answers can be left by cancelling', async ({ page }) => {
  const dialog = await setUp(page)
  await dialog.getByLabel('Model').fill('small')
  await dialog.getByRole('button', { name: 'Save' }).click()
  service.behave({ isSilent: true })
  const asked = service.keys.length
  await bringImages(page, imageFile('page.png'))
  await page.getByRole('button', { name: 'Translate 1 page' }).click()
  await expect.poll(() => service.keys.length).toBe(asked + 1)
  const card = page.getByRole('listitem', { name: 'page.png' })
  await card.getByRole('button', { name: 'Cancel page.png' }).click()
  await expect(card.getByText('Cancelled')).toBeVisible()
})
