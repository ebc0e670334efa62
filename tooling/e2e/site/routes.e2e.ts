import AxeBuilder from '@axe-core/playwright'
import { directionOf, locales } from '@fukidashi/i18n/locales'
import { withLocalePrefix } from '@fukidashi/i18n/path-prefix'
import { bringToLife, expect, test, untilAlive } from './site-test.ts'

const routes = [
  '/',
  '/manga-translator',
  '/price',
  '/faq',
  '/links',
  '/emil',
  '/show-cases',
  '/return-and-refund-policy',
  '/terms-and-conditions',
  '/install/steps-1',
  '/install/steps-2',
  '/install/steps-3',
  '/install/steps-4',
]
const widthsPx = [360, 768, 1024, 1440]

for (const { code, iso } of locales) {
  test(`every route in ${code} has its own title, language and direction, and fits every screen`, async ({ page }) => {
    test.slow()
    const titles = new Set<string>()
    for (const route of routes) {
      const response = await page.goto(withLocalePrefix(route, code))
      expect(response!.status(), route).toBe(200)
      const html = page.locator('html')
      await expect(html).toHaveAttribute('lang', iso)
      await expect(html).toHaveAttribute('dir', directionOf(code))
      titles.add(await page.title())
      for (const width of widthsPx) {
        await page.setViewportSize({ width, height: 900 })
        const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(scrolled, `${route} at ${width}`).toBeLessThanOrEqual(width)
      }
    }
    expect(titles.size).toBe(routes.length)
  })
}

for (const prefix of ['', '/ar']) {
  test(`no rule of accessibility is broken on any route${prefix && `, in ${prefix}`}`, async ({ page }) => {
    test.slow()
    for (const route of [...routes, '/privacyPolicy']) {
      await page.goto(route === '/privacyPolicy' ? route : `${prefix}${route}`, { waitUntil: 'networkidle' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`),
        route,
      ).toEqual([])
    }
  })
}

test('the privacy policy has one address, and is in the language of the link or of the choice', async ({ page }) => {
  const response = await page.goto('/privacyPolicy?lang=ja')
  expect(response!.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP')
  await expect(page).toHaveTitle('プライバシーポリシー · Fukidashi')
  await page.goto('/ar')
  await bringToLife(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'سياسة الخصوصية' }).click()
  await expect(page).toHaveURL(/\/privacyPolicy\?lang=ar$/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect((await page.goto('/ja/privacyPolicy', { waitUntil: 'networkidle' }))!.status()).toBe(404)
  await expect(page).toHaveTitle('ページが見つかりません · Fukidashi')
})

test('the tabs of the prices are reached by arrow keys', async ({ page }) => {
  await page.goto('/price', { waitUntil: 'networkidle' })
  const first = page.getByRole('tab', { name: 'Buy translations' })
  await untilAlive(first)
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tabpanel', { name: 'Subscribe' })).toContainText('Weekly')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tabpanel', { name: 'API' })).toContainText('Orders from $100')
})

test('an e-mail address is added and removed, and the snackbar says so for three seconds', async ({ page, server }) => {
  await page.goto('/emil', { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('reader@example.org')
  const add = page.getByRole('button', { name: 'Add my address' })
  await untilAlive(add)
  await add.click()
  await expect(page.getByText('Your address has been added.')).toBeVisible()
  await expect(page.getByText('Your address has been added.')).toHaveCount(0)
  expect(server.calls).toContain('/api/common/email/collect')
})

test('a showcase opens in the preview, and the footer shows the latest posts', async ({ page }) => {
  await page.goto('/show-cases', { waitUntil: 'networkidle' })
  const enlarge = page.getByRole('button', { name: 'Enlarge Japanese → English', exact: true })
  await untilAlive(enlarge)
  await enlarge.click()
  await expect(page.getByRole('img', { name: 'The tea room in the lighthouse: original' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: 'A post' })).toBeVisible()
})

test('robots find a sitemap with every page in every language', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: https?:\/\/\S+\/sitemap\.xml/)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap.match(/<loc>/g)).toHaveLength(routes.length * locales.length + 1)
})
