import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext } from '@playwright/test'
import { agree, bannerOf, openerOf, panelOf } from './consent-parts.ts'
import { expect, test } from './site-test.ts'

test.use({ isReader: true })
// Not after each: until its page is closed, a test may still send something.
test.beforeEach(({ server }) => {
  server.consent.settings = { revision: 0 }
  server.received.length = 0
})

const dayS = 24 * 60 * 60
/** The record in the cookie, with the days that it is kept. */
async function readConsent(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cc_cookieconsent')
  if (!cookie) return undefined
  const days = (cookie.expires - Date.now() / 1000) / dayS
  return { ...(JSON.parse(decodeURIComponent(cookie.value)) as Record<string, unknown>), days, cookie }
}

test('the banner comes by itself at the bottom right, with its link, its buttons and the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const banner = bannerOf(page)
  await expect(banner).toBeVisible()
  const policy = banner.getByRole('link', { name: 'Privacy policy' })
  await expect(policy).toHaveAttribute('href', '/privacyPolicy')
  await expect(policy).toHaveAttribute('target', '_blank')
  for (const name of ['Agree All', 'Necessary items only', 'Custom settings'])
    await expect(banner.getByRole('button', { name, exact: true })).toBeVisible()
  await expect.poll(() => banner.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  const box = (await banner.boundingBox())!
  expect(box.width).toBeLessThanOrEqual(384)
  expect(box.x + box.width).toBeGreaterThan(1380)
  expect(box.y + box.height).toBeGreaterThan(840)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([])
})

test('Agree All is kept for 365.25 days with all that a consent says, and unblocks the page after half a second', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const html = page.locator('html')
  await expect(html).toHaveClass(/disable--interaction/)
  await bannerOf(page).getByRole('button', { name: 'Agree All' }).click()
  await expect(html).not.toHaveClass(/show--consent/)
  expect(await html.getAttribute('class')).toContain('disable--interaction')
  await expect(html).not.toHaveClass(/disable--interaction/)
  const consent = (await readConsent(context))!
  expect(consent.days).toBeCloseTo(365.25, 1)
  expect(consent.cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false })
  expect(consent).toMatchObject({
    categories: ['necessary', 'analytics', 'ads', 'marketing'],
    revision: 0,
    data: null,
    services: { necessary: [], analytics: [], ads: [], marketing: [] },
    languageCode: 'en',
    consentId: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    consentTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    lastConsentTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })
  await page.reload({ waitUntil: 'networkidle' })
  await expect(openerOf(page)).toBeVisible()
  await expect(bannerOf(page)).toHaveCount(0)
})

for (const name of ['Necessary items only', 'Close and allow necessary items only'])
  test(`${name}: what is necessary alone, for three days`, async ({ page, context }) => {
    await page.goto('/')
    await agree(page, name)
    const consent = (await readConsent(context))!
    expect(consent).toMatchObject({ categories: ['necessary'] })
    expect(consent.days).toBeCloseTo(3, 1)
  })

test('the panel has its sections, switches and the table of tools, and saves what is switched on', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await bannerOf(page).getByRole('button', { name: 'Custom settings' }).click()
  const panel = panelOf(page)
  await expect(panel).toBeVisible()
  for (const name of ['Agree All', 'Necessary items only', 'Save settings', 'Close'])
    await expect(panel.getByRole('button', { name, exact: true })).toBeVisible()
  const necessary = panel.getByRole('checkbox', { name: 'Strictly Necessary Cookies' })
  await expect(necessary).toBeChecked()
  await expect(necessary).toBeDisabled()
  const analytics = panel.getByRole('checkbox', { name: 'Website analysis tools' })
  await expect(analytics).not.toBeChecked()
  await expect(panel.getByRole('checkbox', { name: 'Google Ads Conversion Tracking' })).not.toBeChecked()
  const section = panel.getByRole('button', { name: 'Website analysis tools' })
  await expect(section).toHaveAttribute('aria-expanded', 'false')
  await section.click()
  await expect(section).toHaveAttribute('aria-expanded', 'true')
  await expect(panel.locator('tbody tr')).toHaveCount(3)
  await expect(panel.getByText('90 days')).toBeVisible()
  await section.click()
  await expect(section).toHaveAttribute('aria-expanded', 'false')
  await panel.getByRole('button', { name: 'Strictly Necessary Cookies' }).click()
  await expect(panel.getByRole('link', { name: 'Privacy policy' })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('.pm').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([])
  await analytics.check({ force: true })
  await panel.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.locator('html')).not.toHaveClass(/show--/)
  const consent = (await readConsent(context))!
  expect(consent).toMatchObject({ categories: ['necessary', 'analytics'] })
  expect(consent.days).toBeCloseTo(3, 1)
})

test('Escape closes the panel and decides nothing', async ({ page, context }) => {
  await page.goto('/')
  await bannerOf(page).getByRole('button', { name: 'Custom settings' }).click()
  await expect(panelOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  await expect(bannerOf(page)).toBeVisible()
  expect(await readConsent(context)).toBeUndefined()
})

test('the panel is made when its button is pointed at, focused or pressed, and not before', async ({ page }) => {
  await page.goto('/')
  await agree(page, 'Necessary items only')
  const opener = openerOf(page)
  for (const approach of [
    () => opener.hover(),
    () => opener.focus(),
    () => opener.evaluate((button) => (button as HTMLButtonElement).click()),
  ]) {
    await page.reload({ waitUntil: 'networkidle' })
    await page.mouse.move(600, 100)
    await expect(opener).toBeVisible()
    await expect(page.locator('#cc-main .pm')).toHaveCount(0)
    await approach()
    await expect(page.locator('#cc-main .pm')).toHaveCount(1)
  }
  await expect(panelOf(page)).toBeVisible()
})

test('visitors are asked again when what they are asked about changes, or their record is not whole', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/')
  await agree(page, 'Agree All')
  server.consent.settings = { revision: 1 }
  await page.reload()
  await agree(page, 'Agree All')
  const consent = (await readConsent(context))!
  expect(consent).toMatchObject({ revision: 1 })
  for (const missing of ['consentId', 'consentTimestamp', 'lastConsentTimestamp', 'categories']) {
    const record = JSON.parse(decodeURIComponent(consent.cookie.value)) as Record<string, unknown>
    delete record[missing]
    await context.addCookies([{ ...consent.cookie, value: encodeURIComponent(JSON.stringify(record)) }])
    await page.reload()
    await expect(bannerOf(page), missing).toBeVisible()
  }
})

test('the events of consent are told in their order', async ({ page }) => {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told })
    for (const name of ['cc:onFirstConsent', 'cc:onConsent', 'cc:onChange'])
      window.addEventListener(name, (event) => {
        const { changedCategories = [] } = (event as CustomEvent<{ changedCategories?: string[] }>).detail
        told.push([name, ...changedCategories].join(' '))
      })
  })
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told)
  await page.goto('/')
  await agree(page, 'Necessary items only')
  expect(await told()).toEqual(['cc:onFirstConsent', 'cc:onConsent'])
  await page.reload()
  await expect.poll(told).toEqual(['cc:onConsent'])
  await openerOf(page).click()
  await panelOf(page).getByRole('button', { name: 'Agree All' }).click()
  await expect.poll(told).toEqual(['cc:onConsent', 'cc:onChange analytics ads marketing'])
})

test('tools come and go with consent, Google is told, and nothing is loaded that is not set up', async ({
  page,
  server,
}) => {
  const asked: string[] = []
  await page.route('https://tools.example/**', (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1' && !request.url().startsWith('https://tools.example'))
      asked.push(request.url())
  })
  const scripts = () =>
    page.evaluate(() => [...document.scripts].map(({ src }) => src).filter((src) => src.includes('tools.example')))
  const lastUpdate = () =>
    page.evaluate(() => {
      const words = (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) => [
        ...Array.from(entry),
      ])
      return words.findLast(([kind, what]) => kind === 'consent' && what === 'update')?.[2]
    })
  await page.goto('/')
  await agree(page, 'Agree All')
  expect(await scripts()).toEqual([])

  server.consent.settings = {
    revision: 1,
    analytics: { id: 'G-TEST', scriptUrl: 'https://tools.example/gtag/js?id=G-TEST' },
    recording: { scriptUrl: 'https://tools.example/tag/abc' },
  }
  await page.reload()
  const first = await page.waitForFunction(
    () => (window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer?.[0],
  )
  expect(Object.values((await first.jsonValue()) as object).slice(0, 2)).toEqual(['consent', 'default'])
  await agree(page, 'Necessary items only')
  expect(await scripts()).toEqual([])
  expect(asked).toEqual([])
  const denied = {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  }
  expect(await lastUpdate()).toMatchObject(denied)

  await openerOf(page).click()
  await panelOf(page).getByRole('checkbox', { name: 'Website analysis tools' }).check({ force: true })
  await panelOf(page).getByRole('button', { name: 'Save settings' }).click()
  await expect.poll(scripts).toHaveLength(2)
  await expect.poll(() => asked.toSorted()).toEqual(['/gtag/js', '/tag/abc'])
  expect(await page.evaluate(() => 'clarity' in window)).toBe(true)
  expect(await lastUpdate()).toMatchObject({ ...denied, analytics_storage: 'granted' })

  await openerOf(page).click()
  await panelOf(page).getByRole('button', { name: 'Agree All' }).click()
  const granted = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' }
  await expect
    .poll(lastUpdate)
    .toMatchObject({ ...granted, analytics_storage: 'granted', functionality_storage: 'denied' })
  expect(asked).toHaveLength(2)

  await openerOf(page).click()
  await panelOf(page).getByRole('button', { name: 'Necessary items only' }).click()
  await expect.poll(scripts).toEqual([])
  expect(await page.evaluate(() => 'clarity' in window)).toBe(false)
  expect(await lastUpdate()).toMatchObject(denied)
})

test('each decision is noted on the server, and the snackbar says so for three seconds', async ({
  page,
  server,
  context,
}) => {
  const noted = () =>
    server.received
      .filter((text) => text.includes('/api/common/consent/log'))
      .map((text) => JSON.parse(text.split('\n')[2]!) as object)
  await page.clock.install()
  await page.goto('/')
  await expect(bannerOf(page)).toBeVisible()
  // The page's clock stands still meanwhile: on a busy machine, three seconds are over before anybody looks.
  await page.clock.pauseAt(Date.now() + 60_000)
  await agree(page, 'Necessary items only')
  const message = page.getByText('Your cookie settings have been saved.')
  await expect(message).toBeVisible()
  await expect(message.locator('svg')).toBeVisible()
  await page.clock.runFor(3000)
  await expect(message).toHaveCount(0)
  await page.clock.resume()
  const { consentId } = (await readConsent(context)) as unknown as { consentId: string }
  await expect
    .poll(noted)
    .toEqual([{ consentId, acceptType: 'necessary', categories: ['necessary'], revision: 0, languageCode: 'en' }])
  await page.reload({ waitUntil: 'networkidle' })
  await openerOf(page).click()
  await panelOf(page).getByRole('button', { name: 'Agree All' }).click()
  await expect.poll(() => noted().length).toBe(2)
  expect(noted()[1]).toMatchObject({ consentId, acceptType: 'all' })
})

test('banner and panel speak the language of the page, and follow a change of it', async ({ page }) => {
  await page.goto('/ar')
  const banner = page.locator('#cc-main .cm')
  await expect(banner).toBeVisible()
  await expect(page.locator('#cc-main')).toHaveClass(/cc--rtl/)
  await page.goto('/ja')
  await expect(banner.getByRole('button', { name: 'すべて同意する' })).toBeVisible()
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/privacyPolicy?lang=ja')
  await banner.getByRole('button', { name: '必須のもののみ', exact: true }).click()
  await page.getByRole('banner').getByRole('button').first().click()
  await page.locator('#languages').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de$/)
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await expect(page.getByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeVisible()
})

test('texts come from the address that the operator set; without them there is no banner, and the console says why', async ({
  page,
  server,
  context,
}) => {
  server.consent.settings = { revision: 0, textsUrl: `${server.url}/consent-texts/{language}` }
  server.consent.texts['en'] = {
    consentModal: { title: 'A text from elsewhere', acceptAllBtn: 'Yes', acceptNecessaryBtn: 'No' },
    preferencesModal: { title: 'Settings from elsewhere', sections: [] },
  }
  await page.goto('/')
  await expect(page.getByRole('dialog', { name: 'A text from elsewhere' })).toBeVisible()
  // A page of its own: the error is meant.
  const other = await context.newPage()
  const errors: string[] = []
  other.on('console', (message) => errors.push(message.text()))
  await other.goto('/de')
  await expect.poll(() => errors.join('\n')).toContain("Could not load translation for the 'de' language")
  await expect(other.locator('#cc-main .cm')).toHaveCount(0)
})

for (const userAgent of ['Googlebot/2.1', 'Baiduspider', 'Mediapartners crawler', 'Yahoo! Slurp', 'Teoma'])
  test.describe(userAgent, () => {
    test.use({ userAgent })
    test('is asked nothing', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' })
      await expect(page.locator('#cc-main')).toHaveCount(0)
      await expect(openerOf(page)).toHaveCount(0)
    })
  })

test.describe('a browser that a program drives', () => {
  test.use({ isReader: false })
  test('is asked nothing', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.locator('#cc-main')).toHaveCount(0)
  })
})
