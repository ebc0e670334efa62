import { bringToLife, expect, test } from './site-test.ts'

test('the header changes its look after 50 pixels, and a link leads to the top of its page', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const header = page.getByRole('banner')
  await expect(header).toHaveAttribute('data-scrolled', 'false')
  await page.evaluate(() => window.scrollTo(0, 51))
  await expect(header).toHaveAttribute('data-scrolled', 'true')
  await bringToLife(page, 'main')
  await page.getByRole('link', { name: 'Translate it now' }).click()
  await expect(page).toHaveURL(/\/manga-translator$/)
  await expect(page).toHaveTitle(/^Manga Translator/)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.locator('#content')).toBeFocused()
})

test('a letter of the root is 10 pixels, and on phones a 37.5th of the width', async ({ page }) => {
  const rootPx = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await page.goto('/')
  for (const [width, size] of [
    [1440, '10px'],
    [768, '10px'],
    [375, '10px'],
    [450, '12px'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await rootPx()).toBe(size)
  }
})

test('a part of the site that is gone loads the page anew, once', async ({ context }) => {
  // A page of its own: what goes wrong here is meant to.
  const page = await context.newPage()
  let asked = 0
  await page.route(/assets\/translator-view-.*\.js/, (route) => {
    asked++
    return route.abort()
  })
  await page.goto('/manga-translator')
  await expect.poll(() => asked).toBe(2)
  await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible()
  await page.waitForTimeout(500)
  expect(asked).toBe(2)
  await page.unroute(/assets\/translator-view-.*\.js/)
  await page.reload()
  await expect(page.getByText('3 translations left for today')).toBeVisible()
})

test.describe('a browser in French', () => {
  test.use({ locale: 'fr-FR' })

  test('is offered the site in French, where people arrive, until it has answered', async ({ page }) => {
    await page.goto('/manga-translator')
    await expect(page.getByText('3 translations left for today')).toBeVisible()
    const tip = page.locator('aside')
    await expect(tip).toHaveCount(0)
    await page.goto('/')
    await expect(tip.getByText('Lire ce site en français ?')).toBeVisible()
    await tip.getByRole('button', { name: 'Garder la langue actuelle' }).click()
    await expect(tip).toHaveCount(0)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(tip).toHaveCount(0)
  })

  test('gets it by one touch, and is remembered', async ({ page, context }) => {
    await page.goto('/')
    await page.locator('aside').getByRole('link', { name: 'Changer' }).click()
    await expect(page).toHaveURL(/\/fr$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
    await expect(page.locator('aside')).toHaveCount(0)
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
    expect(cookie?.value).toBe('fr')
  })

  test('is offered nothing when the words cannot be loaded', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await page.route(/assets\/fr-.*\.js/, (route) => route.abort())
    await page.goto('/')
    await expect.poll(() => warnings).toContain("Could not load translation for the 'fr' language")
    await expect(page.locator('aside')).toHaveCount(0)
  })
})

test('a line at the top fills in 5 seconds while the next page is loaded, and is gone half a second after it', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/', { waitUntil: 'networkidle' })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/assets\/questions-page-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  const bar = page.locator('[data-ended]')
  await bringToLife(page)
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(bar).toHaveAttribute('data-ended', 'false')
  const looks = await bar.evaluate((element) => {
    const { blockSize, animationDuration } = getComputedStyle(element)
    return { blockSize, animationDuration }
  })
  expect(looks).toEqual({ blockSize: '2px', animationDuration: '5s' })
  await page.clock.pauseAt(Date.now() + 60_000)
  letGo()
  await expect(page).toHaveTitle(/^Questions/)
  await expect(bar).toHaveAttribute('data-ended', 'true')
  await page.clock.runFor(499)
  await expect(bar).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(bar).toHaveCount(0)
})

test('each layout has its own surroundings', async ({ page }) => {
  const around = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    return {
      navigations: await page.getByRole('banner').getByRole('navigation').count(),
      banners: await page.getByRole('banner').count(),
      footers: await page.getByRole('contentinfo').count(),
    }
  }
  expect(await around('/faq')).toEqual({ navigations: 1, banners: 1, footers: 1 })
  expect(await around('/login')).toEqual({ navigations: 0, banners: 1, footers: 0 })
  expect(await around('/install/steps-1')).toEqual({ navigations: 0, banners: 0, footers: 1 })
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveAccessibleName('Fukidashi home page')
  expect(await around('/error/offline')).toEqual({ navigations: 0, banners: 1, footers: 0 })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Back to the home page' })).toHaveAttribute(
    'href',
    '/',
  )
})
