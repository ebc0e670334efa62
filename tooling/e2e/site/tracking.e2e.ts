import type { Page } from '@playwright/test'
import { agree, openerOf, panelOf } from './consent-parts.ts'
import type { RunningServer } from './contract-server.ts'
import { expect, test } from './site-test.ts'

test.use({ isReader: true })
// Not after each: until its page is closed, a test may still send something.
test.beforeEach(({ server }) => {
  server.received.length = 0
})

/** Events that the server was told, in their order. */
const eventsAt = (server: RunningServer) =>
  server.received
    .filter((text) => text.includes('/api/common/data/collect'))
    .map((text) => JSON.parse(text.split('\n')[2]!) as Record<string, unknown>)

const user = { id: 'u1', username: null, name: null, email: 'desk@example.org', isActive: 1, picture: null }
const envelope = (data: unknown) => ({ json: { code: 200, data, message: '' } })

/** Lets the stand-in know an account: it logs in by any password but `wrong`, and whoever comes back from Google is in. */
async function offerAccounts(page: Page) {
  let isIn = false
  await page.route('**/api/user/login', (route) => {
    const { password } = route.request().postDataJSON() as { password: string }
    if (password === 'wrong') return route.fulfill({ status: 401, json: { code: 1443, data: null, message: '' } })
    return route.fulfill(envelope(user))
  })
  await page.route('**/api/user/register', (route) => route.fulfill(envelope(null)))
  await page.route('**/api/verifyCode*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.route('**/api/user/getUserInfo*', (route) => route.fulfill(envelope(isIn ? user : null)))
  await page.route('**/runtime-config.json', async (route) => {
    const response = await route.fetch()
    const offer = (await response.json()) as object
    await route.fulfill({ response, json: { ...offer, logins: { google: true } } })
  })
  await page.route('**/api/google/login*', (route) => {
    isIn = true
    return route.fulfill({ contentType: 'text/html', body: '<meta http-equiv="refresh" content="0;url=/faq">' })
  })
}

/** Goes through login and registration by e-mail, and through Google; a load of another page breaks off what is being told. */
async function goThroughLogins(
  page: Page,
  untilTold: (type: number, times?: number) => Promise<void> = async () => {},
) {
  await page.getByLabel('E-mail address').fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await page.getByLabel('Password', { exact: true }).fill('seven quiet herons')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/account$/)
  await untilTold(104)

  await page.goto('/login?type=2')
  await page.getByLabel('E-mail address').fill(user.email)
  await page.getByLabel('New password', { exact: true }).fill('seven quiet herons')
  await page.getByLabel('New password again').fill('seven quiet herons')
  await page.getByLabel('Letters of the image').fill('abcd')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/account$/)
  await untilTold(105)

  await page.goto('/login')
  await untilTold(101, 2)
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL(/\/faq$/)
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible()
}

test('the steps of a login are told with consent, each where it happens, with the account and the advertisement', async ({
  page,
  server,
}) => {
  await offerAccounts(page)
  await page.goto('/login?gclid=ad-7')
  await agree(page, 'Agree All')
  const steps = () =>
    eventsAt(server)
      .map(({ eventType }) => eventType as number)
      .filter((type) => type > 1)
  await goThroughLogins(page, async (type, times = 1) => {
    await expect.poll(() => steps().filter((told) => told === type).length).toBe(times)
  })
  await expect.poll(steps).toEqual([101, 103, 103, 104, 102, 105, 101, 106, 107])
  const told = (type: number) => eventsAt(server).find(({ eventType }) => eventType === type)
  expect(told(101)).toMatchObject({ userId: '', userType: 0, gclid: 'ad-7' })
  expect(told(104)).toMatchObject({ userId: 'u1', userType: 1, gclid: 'ad-7' })
  expect(told(107)).toMatchObject({ userId: 'u1', userType: 1, gclid: 'ad-7' })
})

test('without consent no step of a login is told', async ({ page, server }) => {
  await offerAccounts(page)
  await page.goto('/login')
  await agree(page, 'Necessary items only')
  await goThroughLogins(page)
  await page.waitForTimeout(500)
  expect(eventsAt(server)).toEqual([])
})

test('a login by Google that came to nothing is not counted as one', async ({ page, server }) => {
  await offerAccounts(page)
  await page.route('**/api/google/login*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<meta http-equiv="refresh" content="0;url=/login?type=1&amp;failure=1457">',
    }),
  )
  await page.goto('/login')
  await agree(page, 'Agree All')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL(/failure/)
  await page.getByLabel('E-mail address').fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill('seven quiet herons')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect.poll(() => eventsAt(server).map(({ eventType }) => eventType)).toContain(104)
  expect(eventsAt(server).map(({ eventType }) => eventType)).not.toContain(107)
})

test('page views are told with consent alone, and the advertisement only to whom that was allowed', async ({
  page,
  server,
}) => {
  const events = () => eventsAt(server)
  const stored = () => page.evaluate(() => localStorage.getItem('gclid'))
  await page.goto('/?gclid=ad-1')
  await agree(page, 'Necessary items only')
  await page.getByRole('banner').getByRole('link', { name: 'Price' }).click()
  await expect(page).toHaveTitle(/Prices/)
  await page.waitForTimeout(300)
  expect(events()).toEqual([])
  expect(await stored()).toBeNull()

  await page.goto('/?gclid=ad-2', { waitUntil: 'networkidle' })
  await openerOf(page).click()
  await panelOf(page).getByRole('checkbox', { name: 'Website analysis tools' }).check({ force: true })
  await panelOf(page).getByRole('button', { name: 'Save settings' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Price' }).click()
  const view = { userId: '', userType: 0, userArea: 'en-US', eventType: 1, eventSource: 1 }
  await expect.poll(events).toEqual([{ ...view, gclid: '' }])
  expect(await stored()).toBeNull()

  await openerOf(page).click()
  await panelOf(page).getByRole('button', { name: 'Agree All' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect.poll(() => events().at(-1)).toEqual({ ...view, gclid: 'ad-2' })
  expect(await stored()).toBe('ad-2')
  await page.goto('/faq')
  await expect.poll(() => events().length).toBe(3)
  expect(events().at(-1)).toEqual({ ...view, gclid: 'ad-2' })
})
