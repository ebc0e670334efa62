import { expect, test } from './site-test.ts'

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
  await page.goto('/', { waitUntil: 'networkidle' })
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
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('50.5')
})
