import { expect, test } from './extension-test.ts'

test('settings open by themselves after the install', async ({ context, background }) => {
  const options = context.pages().find((page) => page.url().endsWith('options.html'))!
  await expect(options).toHaveURL(new RegExp(`^chrome-extension://${new URL(background.url()).host}/.*options\\.html$`))
  await expect(options.getByRole('heading', { name: 'Settings' })).toBeVisible()
})

test('a language chosen in the popup is remembered, and an open settings page follows', async ({ openOwnPage }) => {
  const popup = await openOwnPage('popup')
  const options = await openOwnPage('options')
  await expect(popup.getByLabel('Read comics in')).toHaveValue('ENG')
  await popup.getByLabel('Read comics in').selectOption('Français')
  await expect(options.getByLabel('Read comics in')).toHaveValue('FRA')
  await popup.close()
  const again = await openOwnPage('popup')
  await expect(again.getByLabel('Read comics in')).toHaveValue('FRA')
})

test('the words of the extension change to the chosen language, and its direction with them', async ({
  openOwnPage,
}) => {
  const options = await openOwnPage('options')
  await options.getByLabel('Extension language').selectOption('العربية')
  await expect(options.getByRole('heading', { name: 'الإعدادات' })).toBeVisible()
  await expect(options.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(options.locator('html')).toHaveAttribute('lang', 'ar-SA')
  const popup = await openOwnPage('popup')
  await expect(popup.getByRole('button', { name: 'الإعدادات' })).toBeVisible()
})

test('of two languages chosen one right after the other, the later one stays, although the words of the first come last', async ({
  openOwnPage,
}) => {
  const options = await openOwnPage('options')
  await expect(options.getByRole('heading', { name: 'Settings' })).toBeVisible()
  const shown = await options.evaluateHandle(() => {
    const seen: string[] = []
    const note = () => seen.push(document.documentElement.lang)
    new MutationObserver(note).observe(document.documentElement, { attributeFilter: ['lang'] })
    return seen
  })
  // The English words are there already.
  await options.evaluate(async () => {
    for (const interfaceLocale of ['ja', 'en']) await chrome.storage.local.set({ settings: { interfaceLocale } })
  })
  await expect.poll(() => shown.jsonValue()).toEqual(['ja-JP', 'en-US'])
})

test('the settings button of the popup opens the settings', async ({ context, openOwnPage }) => {
  const popup = await openOwnPage('popup')
  for (const page of context.pages().filter((page) => page !== popup)) await page.close()
  const opened = context.waitForEvent('page')
  await popup.getByRole('button', { name: 'Settings' }).click()
  await expect((await opened).getByRole('heading', { name: 'Settings' })).toBeVisible()
})

test.describe('in a Korean browser', () => {
  test.use({ locale: 'ko-KR' })

  test('words and reading language are Korean from the start', async ({ openOwnPage }) => {
    const popup = await openOwnPage('popup')
    await expect(popup.getByLabel('만화를 읽을 언어')).toHaveValue('KOR')
  })
})
