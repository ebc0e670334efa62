import type { Page } from '@playwright/test'
import { bannerOf, panelOf } from './consent-parts.ts'
import { expect, test } from './site-test.ts'

test.use({ isReader: true })

const html = (page: Page) => page.locator('html')
const stepMs = 10

/** Lets the page's clock go on until something is so. */
async function runUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  for (let ms = 0; ms < 20_000; ms += stepMs) {
    if (await isSo()) return
    await page.clock.runFor(stepMs)
  }
  throw new Error('It is not so after 20 seconds of the page’s clock.')
}

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((within) => document.querySelector(within)?.contains(document.activeElement) ?? false, selector)

test('the banner takes the focus 100 ms after it is shown and moves from then on; the panel does the same', async ({
  page,
}) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  // Moments on the page's clock, which stands still between two steps.
  await page.addInitScript(() => {
    const moments: Record<string, number> = {}
    Object.assign(window, { moments })
    const note = (name: string, isSo: boolean | undefined) => {
      if (isSo) moments[name] ??= Date.now()
    }
    const look = () => {
      note('shown', document.documentElement.classList.contains('show--consent'))
      note('panelShown', document.documentElement.classList.contains('show--preferences'))
      note('animated', document.querySelector('#cc-main .cm-wrapper')?.classList.contains('cc--anim'))
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] })
    // What asks for the focus: when it is given depends on frames, which are not on this clock.
    const focus = Reflect.get(HTMLElement.prototype, 'focus') as HTMLElement['focus']
    HTMLElement.prototype.focus = function (...options) {
      note('focused', this.closest('.cm') !== null)
      note('panelFocused', this.closest('.pm') !== null)
      focus.apply(this, options)
    }
  })
  await page.goto('/')
  await runUntil(page, () => hasFocus(page, '#cc-main .cm'))
  const readMoments = () => page.evaluate(() => (window as unknown as { moments: Record<string, number> }).moments)
  const moments = await readMoments()
  expect(moments['focused']! - moments['shown']!).toBe(100)
  expect(moments['animated']! - moments['shown']!).toBe(100)

  const banner = page.locator('#cc-main .cm')
  await banner.getByRole('button', { name: 'Custom settings' }).click()
  await expect(html(page)).toHaveClass(/show--preferences/)
  await runUntil(page, () => hasFocus(page, '#cc-main .pm'))
  const later = await readMoments()
  expect(later['panelFocused']! - later['panelShown']!).toBe(100)
})

test('the page is unblocked 500 ms after the banner is gone, and not before', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await expect(bannerOf(page)).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect(html(page)).toHaveClass(/disable--interaction/)
  await bannerOf(page).getByRole('button', { name: 'Agree All' }).click()
  await expect(html(page)).not.toHaveClass(/show--consent/)
  await page.clock.runFor(499)
  await expect(html(page)).toHaveClass(/disable--interaction/)
  await page.clock.runFor(1)
  await expect(html(page)).not.toHaveClass(/disable--interaction/)
})

test('the snackbar stands 3 seconds, 20 pixels above the bottom', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await expect(bannerOf(page)).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await bannerOf(page).getByRole('button', { name: 'Agree All' }).click()
  const message = page.getByText('Your cookie settings have been saved.')
  await expect(message).toBeVisible()
  const box = (await message.boundingBox())!
  expect(page.viewportSize()!.height - box.y - box.height).toBe(20)
  await page.clock.runFor(2999)
  await expect(message).toBeVisible()
  await page.clock.runFor(1)
  await expect(message).toHaveCount(0)
})

test('over https, the cookies of consent and language are sent by https alone', async ({ page, context, server }) => {
  // The site itself at an encrypted address: what the browser asks for there is brought from the server.
  await context.route('https://fukidashi.test/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: server.url + pathname + search }) })
  })
  await page.goto('https://fukidashi.test/')
  await bannerOf(page).getByRole('button', { name: 'Custom settings' }).click()
  await panelOf(page).getByRole('button', { name: 'Agree All' }).click()
  await expect(html(page)).not.toHaveClass(/disable--interaction/)
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.locator('#languages').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('https://fukidashi.test/de')
  const cookies = await context.cookies('https://fukidashi.test/')
  for (const name of ['cc_cookieconsent', 'i18n_redirected'])
    expect(cookies.find((cookie) => cookie.name === name)).toMatchObject({ secure: true, sameSite: 'Lax', path: '/' })
  // A part that is still on its way when its route ends could not be loaded.
  await page.waitForLoadState('networkidle')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
})
