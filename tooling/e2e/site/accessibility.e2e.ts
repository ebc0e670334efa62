import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { bringImages, bringToLife, expect, imageFile, test } from './site-test.ts'

async function expectNoViolations(page: Page, state: string) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(found, state).toEqual([])
}

// Colours in motion are judged by chance; without motion, all stands still.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const prefix of ['', '/ar', '/ja']) {
  test(`no rule of accessibility is broken in any state of the site${prefix && `, in ${prefix}`}`, async ({ page }) => {
    test.slow()
    const open = (path: string) => page.goto(prefix + path, { waitUntil: 'networkidle' })
    await open('/')
    await expectNoViolations(page, 'home')
    await page.locator('[popovertarget]').click()
    await expectNoViolations(page, 'languages')
    await page.setViewportSize({ width: 390, height: 844 })
    await open('/')
    await page.locator('header > button').last().click()
    await expectNoViolations(page, 'menu')
    await open('/nowhere')
    await expectNoViolations(page, 'not found')
    await page.setViewportSize({ width: 1280, height: 900 })
    await open('/manga-translator')
    await expectNoViolations(page, 'empty')
    await page.getByRole('combobox').first().click()
    await expectNoViolations(page, 'languages of the page')
    await page.keyboard.press('Escape')
    await bringImages(page, imageFile('a.gif'), imageFile('one.png'), imageFile('stays.png'), imageFile('queued.png'))
    await expectNoViolations(page, 'ready, and a file refused')
    await bringImages(page, imageFile('fails-engineTimedOut.png'))
    await page.locator('[class*="begin"] button').click()
    await page.locator('li[data-step="done"]').waitFor()
    await page.locator('[data-failure="engineTimedOut"]').waitFor()
    await expectNoViolations(page, 'at work, done and failed')
    await page.locator('li[data-step="done"] button').nth(1).click()
    await page.locator('.yarl__portal_open img').first().waitFor()
    await expectNoViolations(page, 'preview')
  })
}

test('the whole way is open to the keyboard alone, and says what happens', async ({ page }) => {
  // Asked for before anything is pressed: the browser needs a while until it hands choosers over, and keys do not wait for that.
  const chooser = page.waitForEvent('filechooser')
  // A link that is pressed before the page is alive loads the next page whole, and focus begins anew at its top.
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.keyboard.press('Tab')
  await bringToLife(page, 'main')
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Translate a page' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 translations left for today')).toBeVisible()

  await page.keyboard.press('Tab')
  const choose = page.getByRole('button', { name: 'Choose images' })
  await expect(choose).toBeFocused()
  expect(await choose.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles([imageFile('page.png')])
  await expect(page.getByRole('status').filter({ hasText: 'page.png was added.' })).toBeAttached()

  const target = page.getByRole('combobox', { name: 'Translate to' })
  await target.focus()
  await page.keyboard.type('germ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(target).toHaveValue('Deutsch')
  await pressTabUntil(page, 'Translate 1 page')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'page.png has been translated.' })).toBeAttached()

  const card = page.getByRole('listitem', { name: 'page.png' })
  await card.getByRole('button', { name: 'Hold to see the original' }).focus()
  await page.keyboard.down('Space')
  await expect(card.getByRole('button', { name: 'Hold to see the original' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.up('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByAltText('page.png · Deutsch')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card.getByRole('button', { name: 'Enlarge page.png' })).toBeFocused()
})

async function pressTabUntil(page: Page, name: string) {
  const wanted = page.getByRole('button', { name })
  for (let presses = 0; presses < 20; presses++) {
    if (await wanted.evaluate((button) => button === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach '${name}'.`)
}
