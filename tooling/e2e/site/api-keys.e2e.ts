import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { logIn } from './log-in.ts'
import { type RealServer, startRealServer } from './real-server.ts'
import { expect, test } from './site-test.ts'

test.slow()
// Colours in motion are judged by chance; without motion, all stands still.
test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] })

let server: RealServer
test.beforeAll(async () => {
  server = await startRealServer({})
})
test.afterAll(() => server.stop())

const secret = /^fuki_[\w-]{43}$/
const copied = async (page: Page) => await page.evaluate(() => navigator.clipboard.readText())
const sectionOf = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

test('an API key is made, copied, renamed, replaced and revoked by mouse', async ({ page }) => {
  await logIn(page, server.url, 'studio@example.org')
  await page.goto(`${server.url}/account`)
  const section = sectionOf(page, 'API keys')
  await section.getByRole('button', { name: 'Create API key' }).click()
  await section.getByLabel('Name of the key').fill('Chapter robot')
  await section.getByLabel('Manage webhooks').uncheck()
  await expectAccessible(page)
  await section.getByRole('button', { name: 'Create API key' }).click()
  const shown = section.getByRole('region', { name: /not shown again/ })
  await expect(shown).toBeFocused()
  await shown.getByRole('button', { name: 'Copy key' }).click()
  await expect(shown.getByText('Copied')).toBeVisible()
  const first = await copied(page)
  expect(first).toMatch(secret)
  await expectAccessible(page)

  const key = section.getByRole('listitem').filter({ hasText: 'Chapter robot' })
  await expect(key).toContainText('Order translations · Read results · Read usage')
  await expect(key).toContainText('never used')
  await key.getByRole('button', { name: 'Replace: Chapter robot' }).click()
  await expect(key).toContainText('The previous key works until')
  await shown.getByRole('button', { name: 'Copy key' }).click()
  await expect.poll(() => copied(page)).not.toBe(first)
  expect(await copied(page)).toMatch(secret)

  await key.getByRole('button', { name: 'Edit: Chapter robot' }).click()
  await section.getByLabel('Name of the key').fill('Cover robot')
  await section.getByLabel('Order translations').uncheck()
  await section.getByRole('button', { name: 'Save' }).click()
  await expect(section.getByRole('listitem').filter({ hasText: 'Cover robot' })).toContainText(
    'Read results · Read usage',
  )
  // Nothing shows it a second time.
  await page.reload()
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await expect(section.getByText('fuki_')).toHaveText(/^fuki_.{6}…$/)
  await section.getByRole('button', { name: 'Revoke: Cover robot' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(0)
  await expect(section.getByRole('heading', { name: 'API keys' })).toBeFocused()
})

test('an API key is made, copied and revoked by the keyboard alone, on a phone in Arabic', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, server.url, 'mafatih@example.org')
  await page.goto(`${server.url}/ar/account`)
  const section = sectionOf(page, 'مفاتيح API')
  await section.getByRole('button', { name: 'إنشاء مفتاح API' }).focus()
  await page.keyboard.press('Enter')
  await expect(section.getByLabel('اسم المفتاح')).toBeFocused()
  await page.keyboard.type('روبوت')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(section.getByLabel('طلب الترجمات')).not.toBeChecked()
  await page.keyboard.press('Enter')
  await expect(section.getByRole('region', { name: /روبوت/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(section.getByText('تم النسخ')).toBeVisible()
  expect(await copied(page)).toMatch(secret)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await section.getByRole('button', { name: 'إبطال: روبوت' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(section.getByRole('button', { name: 'إبطال: روبوت' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'إبطال المفتاح' }).focus()
  await page.keyboard.press('Enter')
  await expect(section.getByRole('listitem')).toHaveCount(0)
  await expect(section.getByRole('heading', { name: 'مفاتيح API' })).toBeFocused()
})
