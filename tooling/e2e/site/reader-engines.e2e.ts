import { installBrowserModels, type ScriptedBrowser } from '@fukidashi/reader-engines/fixtures/browser-models'
import type { Page } from '@playwright/test'
import { bringImages, expect, imageFile, test } from './site-test.ts'

const packFor = (availability: 'available' | 'downloadable') => ({ 'ja en': availability, 'en de': availability })

async function open(page: Page, script: ScriptedBrowser, prefix = '') {
  await page.addInitScript(installBrowserModels, script)
  await page.goto(`${prefix}/manga-translator`)
  // Until the browser has answered, the server's model stands there.
  if (script.translator) await expect(page.locator('input[type="radio"][value="browser"]')).toBeChecked()
}

async function begin(page: Page, ...names: string[]) {
  await bringImages(page, ...names.map((name) => imageFile(name)))
  await page.locator('[class*="begin"] button').click()
}

const wordsOf = (changes: readonly object[]) =>
  (changes.at(-1) as { words: { regionId: string; text: string }[] }).words.map(({ text }) => text)

test('the browser’s translator is the default where the server has its built-in model alone, says so, and its words reach the page', async ({
  page,
  server,
}) => {
  await open(page, { translator: { pairs: packFor('available'), words: { en: { '急がなきゃ！': 'Must hurry!' } } } })
  await expect(page.getByRole('radio', { name: 'Your browser', exact: true })).toBeChecked()
  await expect(page.getByText('Translated on your device by your browser.')).toBeVisible()
  await begin(page, 'page.png')
  const card = page.getByRole('listitem', { name: 'page.png' })
  await expect(card.getByText('Translated', { exact: true })).toBeVisible()
  expect(server.orders.at(-1)).toMatchObject({ translationModel: 'browser' })
  // The sound stays as it was drawn.
  expect(wordsOf(server.changes)).toHaveLength(4)
  expect(wordsOf(server.changes)).toContain('Must hurry!')
})

test('a press before the server has answered waits for its offer, and takes the engine that is then the default', async ({
  page,
  server,
}) => {
  await page.addInitScript(installBrowserModels, { translator: { pairs: packFor('available') } })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/runtime-config.json', async (route) => {
    await held
    await route.continue()
  })
  const before = server.orders.length
  await page.goto('/manga-translator')
  await begin(page, 'page.png')
  await expect(page.locator('[class*="begin"] button')).toHaveAttribute('aria-busy', 'true')
  expect(server.orders).toHaveLength(before)
  answer()
  await expect(page.getByRole('listitem', { name: 'page.png' }).getByText('Translated', { exact: true })).toBeVisible()
  expect(server.orders).toHaveLength(before + 1)
  expect(server.orders.at(-1)).toMatchObject({ translationModel: 'browser' })
})

test('a page that the built-in model doubts says so, and is translated again by a better one', async ({
  page,
  server,
}) => {
  await open(page, { translator: { pairs: packFor('available') } })
  await expect(page.getByRole('radio', { name: 'Your browser', exact: true })).toBeChecked()
  await page.getByRole('radio', { name: 'Built-in' }).check()
  await begin(page, 'rough.png', 'page.png')
  const card = page.getByRole('listitem', { name: 'rough.png' })
  const doubt = card.getByRole('group', { name: 'Rough translation: 1 of 4 texts may be wrong. Translate again with:' })
  await expect(doubt.getByRole('button')).toHaveText(['Your browser'])
  await expect(page.getByText('Rough translation')).toHaveCount(1)
  await doubt.getByRole('button', { name: 'Your browser' }).click()
  await expect(card.getByText('Translated', { exact: true })).toBeVisible()
  await expect(doubt).toHaveCount(0)
  expect(server.orders.at(-1)).toMatchObject({ translationModel: 'browser' })
})

test('a browser that has none says so, and the server’s model stays', async ({ page }) => {
  await page.goto('/manga-translator')
  await expect(page.getByText('Not available in this browser')).toHaveCount(2)
  await expect(page.getByRole('radio', { name: 'Built-in' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Your browser', exact: true })).toBeDisabled()
  await expect(page.getByText('Not set up yet')).toBeVisible()
})

test('the target languages follow the engine, through English where there is no straight way', async ({ page }) => {
  await open(page, { translator: { pairs: packFor('available') } })
  await expect(page.getByText('2 languages available with this model')).toBeVisible()
  const target = page.getByRole('combobox', { name: 'Translate to' })
  await target.fill('germ')
  await page.getByRole('option', { name: /Deutsch/ }).click()
  await expect(page.getByRole('radio', { name: 'Your browser', exact: true })).toBeChecked()
  await target.fill('fren')
  await expect(page.getByRole('option', { name: /Français/ })).toHaveAttribute('aria-disabled', 'true')
})

test('a language pack is downloaded before, with what is known of its size, progress, and cancel', async ({ page }) => {
  const download = { steps: [0, 0.4], end: 'never' } as const
  await open(page, { translator: { pairs: packFor('downloadable'), download } })
  await expect(page.getByText('expect some tens of megabytes')).toBeVisible()
  await page.getByRole('button', { name: 'Download Japanese → English' }).click()
  await expect(page.getByRole('progressbar', { name: 'Downloading' })).toHaveAttribute('value', '0.4')
  await page.getByRole('button', { name: 'Cancel the download' }).click()
  await expect(page.getByRole('button', { name: 'Download Japanese → English' })).toBeVisible()
})

test('pages that need a download ask for one click, which serves all of them', async ({ page }) => {
  await open(page, { translator: { pairs: packFor('downloadable') } })
  await begin(page, 'one.png', 'two.png')
  const first = page.getByRole('listitem', { name: 'one.png' })
  // The click that began everything may still count as the one that a download needs.
  await expect(first.getByText(/Translated|expect some tens of megabytes/)).toBeVisible()
  const button = first.getByRole('button', { name: /Download and translate/ })
  if (await button.isVisible()) await button.click()
  await expect(page.getByText('Translated', { exact: true })).toHaveCount(2)
  await expect(page.getByText('expect some tens of megabytes')).toHaveCount(0)
})

test('a download that fails or stalls says so, and another model takes the page', async ({ page, server }) => {
  await open(page, {
    translator: { pairs: packFor('downloadable'), download: { end: 'NetworkError' } },
    model: { availability: 'available' },
  })
  await begin(page, 'page.png')
  const card = page.getByRole('listitem', { name: 'page.png' })
  const download = card.getByRole('button', { name: /Download and translate/ })
  await expect(download.or(card.getByText('The download failed.'))).toBeVisible()
  if (await download.isVisible()) await download.click()
  await expect(card.getByText('The download failed.')).toBeVisible()
  await card.getByRole('button', { name: 'Use instead: Your browser’s language model' }).click()
  await expect(card.getByText('Translated', { exact: true })).toBeVisible()
  expect(wordsOf(server.changes)).toContain('急がなきゃ！ (model)')
})

for (const [failure, words] of Object.entries({
  QuotaExceededError: 'more text than the translation model can take',
  NotReadableError: 'refused the request',
  NotAllowedError: 'settings do not allow this',
  OperationError: 'The translation failed.',
})) {
  test(`a failure of the browser’s translator is said in words, and the server’s model takes over: ${failure}`, async ({
    page,
    server,
  }) => {
    await open(page, { translator: { pairs: packFor('available'), answer: { failure } } })
    await begin(page, 'page.png')
    const card = page.getByRole('listitem', { name: 'page.png' })
    await expect(card.getByText(words)).toBeVisible()
    await card.getByRole('button', { name: 'Use instead: Built-in' }).click()
    await expect(card.getByText('Translated', { exact: true })).toBeVisible()
    expect(server.orders.at(-1)).toMatchObject({ translationModel: 'builtin' })
    await expect(page.getByRole('radio', { name: 'Your browser', exact: true })).toBeChecked()
  })
}

test('a page that waits is taken up again after a reload, and can be cancelled', async ({ page, server }) => {
  await open(page, { translator: { pairs: packFor('available'), answer: { failure: 'OperationError' } } })
  await begin(page, 'page.png')
  const card = page.getByRole('listitem', { name: 'page.png' })
  await expect(card.getByText('The translation failed.')).toBeVisible()
  await page.reload()
  await expect(card.getByText('The translation failed.')).toBeVisible()
  const before = server.calls.length
  await card.getByRole('button', { name: 'Cancel page.png' }).click()
  await expect(card.getByText('Cancelled')).toBeVisible()
  await expect.poll(() => server.calls.slice(before)).toContain('/api/manga/cancel/translateTask')
})

test('words that do not come in time end the page with the reason', async ({ page }) => {
  await open(page, { translator: { pairs: packFor('available'), answer: { afterMs: 30_000 } } })
  await begin(page, 'overdue.png')
  await expect(page.locator('[data-failure="wordsOverdue"]')).toContainText('did not arrive in time')
})

test('all of it in Arabic on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, { translator: { pairs: { 'ja ar': 'available' } } }, '/ar')
  await expect(page.getByText('يترجم متصفحك النص على جهازك.')).toBeVisible()
  await begin(page, 'page.png')
  await expect(page.locator('li[data-step="done"]')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
