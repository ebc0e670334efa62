import { bringToLife, expect, test, untilAlive } from './site-test.ts'

test('every page of every language has its words, its direction and its neighbours before any script runs', async ({
  request,
}) => {
  for (const [prefix, dir, title] of [
    ['', 'ltr', 'Fukidashi: comics in your language'],
    ['/ja', 'ltr', 'Fukidashi：マンガをあなたの言葉で'],
    ['/ar', 'rtl', 'Fukidashi: القصص المصورة بلغتك'],
  ]) {
    const html = await (await request.get(`${prefix}/`)).text()
    expect(html).toContain(`dir="${dir}"`)
    expect(html).toContain(`<title>${title}</title>`)
    expect(html.match(/rel="alternate" hrefLang=/g)).toHaveLength(12)
  }
})

test('an unknown address is answered with 404, in the language of its prefix', async ({ page }) => {
  for (const [address, words] of [
    ['/nowhere', 'This page could not be found'],
    ['/xx/manga-translator', 'This page could not be found'],
    ['/ja/nowhere', 'このページは見つかりませんでした'],
  ] as const) {
    const response = await page.goto(address)
    expect(response!.status()).toBe(404)
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
  }
  await page.getByRole('link', { name: 'ホームに戻る' }).click()
  await expect(page).toHaveURL(/\/ja$/)
})

test('a phone has the pages and languages in a drawer, and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const address of ['/', '/ar', '/de/manga-translator', '/ja/manga-translator']) {
    await page.goto(address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }
  await page.goto('/')
  await bringToLife(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.getByRole('link', { name: 'Manga Translator' }).click()
  await expect(page).toHaveURL(/\/manga-translator$/)
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test('the first picture can be compared by keyboard, and the skip link leads past the header', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const slider = page.getByRole('slider').first()
  await untilAlive(slider)
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('50.5')
})

test('search engines and those who share a page read what it is, in its language and with its picture', async ({
  page,
  request,
}) => {
  for (const [path, type] of [
    ['/', 'WebApplication'],
    ['/ja', 'WebApplication'],
    ['/ar/faq', 'FAQPage'],
  ] as const) {
    await page.goto(path)
    const read = (selector: string, attribute: string) => page.locator(`head ${selector}`).getAttribute(attribute)
    expect(new URL((await read('link[rel="canonical"]', 'href'))!).pathname).toBe(path)
    expect(new URL((await read('meta[property="og:url"]', 'content'))!).pathname).toBe(path)
    expect(await read('meta[name="description"]', 'content')).toBe(
      await read('meta[property="og:description"]', 'content'),
    )
    const picture = new URL((await read('meta[property="og:image"]', 'content'))!)
    expect((await request.get(picture.pathname)).headers()['content-type']).toBe('image/jpeg')
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as object
    expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': type })
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read, questions open, and links lead on', async ({ page }) => {
    for (const path of [
      '/',
      '/manga-translator',
      '/price',
      '/show-cases',
      '/terms-and-conditions',
      '/install/steps-1',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // No part is left out until a script brings it.
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(150)
    }
    await page.goto('/ja/faq')
    const question = page.locator('details').first()
    await question.locator('summary').click()
    await expect(question.locator('p')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL(/\/de\/faq/)
  })
})
