import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { logIn } from './log-in.ts'
import { type RealServer, startRealServer } from './real-server.ts'
import { expect, test, untilAlive } from './site-test.ts'

test.slow()

let server: RealServer
test.beforeAll(async () => {
  server = await startRealServer({ PAYMENTS: 'demo' })
})
test.afterAll(() => server.stop())

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

test('a pack is bought on a desktop in English: price, payment, receipt, balance and history', async ({ page }) => {
  await logIn(page, server.url, 'reader@example.org')
  await page.goto(`${server.url}/price`)
  await expect(page.getByRole('complementary').last()).toHaveText(
    'Demonstration: nothing that is bought here is charged.',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Buy (demonstration)' }).first().click()
  await expect(page.getByRole('heading', { name: 'Demonstration of a payment' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pretend to pay' }).click()
  await expect(page.getByText(/^Paid\. Thank you! [\d,]+ translations are yours\.$/)).toBeVisible()
  await expect(page.getByRole('row', { name: /^Total \$10/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Your translations' }).click()
  await expect(page.getByRole('row', { name: 'Pack of 2,000 translations 2,000 Never' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Received Welcome gift \+10/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^F\d{4}-\d{6}$/ })).toBeVisible()
  await expectAccessible(page)
})

test('a subscription is bought and cancelled on a phone in Arabic', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, server.url, 'qari@example.org')
  await page.goto(`${server.url}/ar/price`)
  const subscribe = page.getByRole('tab', { name: 'اشتراك' })
  await untilAlive(subscribe)
  await subscribe.click()
  await expect(subscribe).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'شراء (عرض توضيحي)' }).nth(1).click()
  await page.getByRole('button', { name: 'محاكاة الدفع' }).click()
  await expect(page.getByText(/تم الدفع/)).toBeVisible()
  await page.goto(`${server.url}/ar/account/credits`)
  await page.getByRole('button', { name: 'إلغاء الاشتراك' }).click()
  await expect(page.getByText(/ولن يُجدَّد/)).toBeVisible()
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('nobody buys without a login, and is led to it', async ({ page }) => {
  await page.goto(`${server.url}/price`)
  await page.getByRole('button', { name: 'Buy (demonstration)' }).first().click()
  await page.waitForURL(`${server.url}/login`)
  expect(await page.evaluate(() => localStorage.getItem('loginUrl'))).toBe('/price')
})

test('a server without payments says that nothing can be bought', async ({ page, server: contract }) => {
  await page.goto(`${contract.url}/price`)
  await expect(page.getByText('Buying is not set up on this server.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Buy/ })).toHaveCount(0)
})
