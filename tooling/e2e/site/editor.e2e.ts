import AxeBuilder from '@axe-core/playwright'
import { installBrowserModels } from '@fukidashi/reader-engines/fixtures/browser-models'
import type { Page } from '@playwright/test'
import { bringImages, expect, imageFile, test } from './site-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Brings pages in, has them translated, and opens the first in the editor. */
async function edit(page: Page, { prefix = '', names = ['page.png'], edit: editWord = 'Edit' } = {}) {
  await page.goto(`${prefix}/manga-translator`)
  await bringImages(page, ...names.map((name) => imageFile(name)))
  await page.locator('[class*="begin"] button').click()
  await expect(page.locator('li[data-step="done"]')).toHaveCount(names.length)
  await page.getByRole('button', { name: new RegExp(`${editWord}.*${names[0]!}`) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[aria-pressed][style]')).toHaveCount(5)
  return dialog
}

const lastEdits = (changes: readonly object[]) => (changes.at(-1) as { edits?: object[] } | undefined)?.edits

test('a balloon is chosen, its words change the page while they are typed, and the change is in the download', async ({
  page,
  server,
}) => {
  const dialog = await edit(page)
  await dialog.getByRole('button', { name: /^Balloon 3: 急がなきゃ！/ }).click()
  await expect(dialog.getByText('急がなきゃ！', { exact: true })).toBeVisible()
  const words = dialog.getByRole('textbox', { name: 'Words' })
  await expect(words).toHaveValue('I have to hurry!')
  const count = server.changes.length
  await words.press('End')
  await words.pressSequentially(' Now!')
  await expect(dialog.getByText('All changes are saved.')).toBeVisible()
  await expect.poll(() => server.changes.length).toBe(count + 1)
  expect(lastEdits(server.changes)).toEqual([{ regionId: 'r3', text: 'I have to hurry! Now!' }])
  await expect(dialog.getByRole('img')).toHaveAttribute('src', /\/1$/)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('link', { name: 'Download page.png' })).toHaveAttribute('href', /\/1$/)

  await page.reload()
  await page.getByRole('button', { name: 'Edit page.png' }).click()
  await expect(page.getByRole('button', { name: /I have to hurry! Now!/ })).toBeVisible()
})

test('undo, redo, leave as drawn, and lettering', async ({ page, server }) => {
  const dialog = await edit(page)
  await dialog.getByRole('button', { name: /^Balloon 1/ }).click()
  await dialog.getByRole('button', { name: 'Leave as drawn' }).click()
  await expect.poll(() => lastEdits(server.changes)).toEqual([{ regionId: 'r1', asDrawn: true }])
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => lastEdits(server.changes))
    .toEqual([{ regionId: 'r1', asDrawn: false, text: 'On a stormy night, the lighthouse shines.' }])
  await dialog.getByText('Font and size').click()
  await dialog.getByRole('combobox', { name: 'Font style' }).selectOption('Poppins')
  await dialog.getByRole('spinbutton', { name: 'Size in pixels' }).fill('40')
  await dialog.getByRole('radio', { name: 'Start' }).check()
  await expect.poll(() => JSON.stringify(server.changes.slice(-3))).toMatch(/poppins.*"size":40.*"align":"start"/)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => lastEdits(server.changes)).toEqual([{ regionId: 'r1', align: null }])
  await dialog.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(() => lastEdits(server.changes)).toEqual([{ regionId: 'r1', align: 'start' }])
  await dialog.getByRole('spinbutton', { name: 'Size in pixels' }).fill('9000')
  await expect(dialog.getByText('Enter a size from 4 to 2000.')).toBeVisible()
})

test('words without room say so and stay in their field; edits made elsewhere are kept', async ({ page, server }) => {
  const dialog = await edit(page)
  await dialog.getByRole('button', { name: /^Balloon 1/ }).click()
  const words = dialog.getByRole('textbox', { name: 'Words' })
  await words.fill('much too long')
  await expect(dialog.getByText('There is no room for this text')).toBeVisible()
  await expect(words).toHaveValue('much too long')
  server.editElsewhere('r3', 'Run!')
  await words.fill('short')
  await expect(dialog.getByText('also changed elsewhere')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Balloon 3.*Run!/ })).toBeVisible()
  expect(lastEdits(server.changes)).toEqual([{ regionId: 'r1', text: 'short' }])
})

test('what cannot be saved is kept and saved later', async ({ page, server }) => {
  const dialog = await edit(page)
  await page.route('**/result/edit', (route) => route.abort())
  await dialog.getByRole('button', { name: /^Balloon 1/ }).click()
  await dialog.getByRole('textbox', { name: 'Words' }).fill('kept')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.unroute('**/result/edit')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText('All changes are saved.')).toBeVisible()
  expect(lastEdits(server.changes)).toEqual([{ regionId: 'r1', text: 'kept' }])
})

test('a balloon is translated again by another engine, and the wording before can be had back', async ({ page }) => {
  await page.addInitScript(installBrowserModels, {
    translator: { pairs: { 'ja en': 'available' }, words: { en: { '急がなきゃ！': 'Must hurry!' } } },
    model: { availability: 'available' },
  } as const)
  const dialog = await edit(page)
  await dialog.getByRole('button', { name: /^Balloon 3/ }).click()
  const words = dialog.getByRole('textbox', { name: 'Words' })
  await expect(words).toHaveValue('Must hurry!')
  await dialog.getByRole('button', { name: 'Translate again: Your browser’s language model' }).click()
  await expect(words).toHaveValue('急がなきゃ！ (model)')
  await dialog.getByRole('group', { name: 'Other wordings' }).getByRole('button', { name: 'Must hurry!' }).click()
  await expect(words).toHaveValue('Must hurry!')
})

test('the server translates a balloon again, and its failures say what to do', async ({ page, server }) => {
  await page.addInitScript(installBrowserModels, {
    translator: { pairs: { 'ja en': 'available' }, words: { en: { '急がなきゃ！': 'Must hurry!' } } },
  } as const)
  const dialog = await edit(page)
  await dialog.getByRole('button', { name: /^Balloon 3/ }).click()
  const words = dialog.getByRole('textbox', { name: 'Words' })
  await expect(words).toHaveValue('Must hurry!')
  await dialog.getByRole('button', { name: 'Translate again: Built-in' }).click()
  await expect(words).toHaveValue('Said by builtin.')
  await expect.poll(() => lastEdits(server.changes)).toEqual([{ regionId: 'r3', text: 'Said by builtin.' }])
  await dialog.getByRole('group', { name: 'Other wordings' }).getByRole('button', { name: 'Said otherwise.' }).click()
  await expect(words).toHaveValue('Said otherwise.')
  await dialog.getByRole('button', { name: /^Balloon 2/ }).click()
  await dialog.getByRole('button', { name: 'Translate again: Built-in' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The translation service cannot be reached.')
})

test('what was typed the moment before a reload is sent after it', async ({ page, server }) => {
  const dialog = await edit(page)
  await dialog.getByRole('button', { name: /^Balloon 1/ }).click()
  const count = server.changes.length
  await dialog.getByRole('textbox', { name: 'Words' }).fill('In the last moment')
  await page.reload()
  await expect.poll(() => server.changes.length).toBe(count + 1)
  expect(lastEdits(server.changes)).toEqual([{ regionId: 'r1', text: 'In the last moment' }])
  await page.getByRole('button', { name: 'Edit page.png' }).click()
  await expect(page.getByRole('button', { name: /In the last moment/ })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('unsentEdits'))).toBeNull()
})

test('a name is written the same on all pages of the visit, and taken back at once', async ({ page, server }) => {
  const dialog = await edit(page, { names: ['one.png', 'two.png'] })
  const count = server.changes.length
  await dialog.getByRole('button', { name: /^Balloon 4/ }).click()
  await dialog.getByText('Same name everywhere').click()
  await dialog.getByRole('textbox', { name: 'Now written as' }).fill('Captain')
  await dialog.getByRole('textbox', { name: 'Write it as' }).fill('Skipper')
  await dialog.getByRole('button', { name: 'Change on all pages' }).click()
  await expect(dialog.getByText('4 balloons changed')).toBeVisible()
  await expect.poll(() => server.changes.length).toBe(count + 2)
  expect(JSON.stringify(server.changes.slice(count)).match(/Skipper/g)).toHaveLength(4)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => server.changes.length).toBe(count + 4)
  await expect(dialog.getByRole('button', { name: /^Balloon 5.*Welcome, Captain\./ })).toBeVisible()
})

test('the keyboard alone goes through the balloons in reading order and edits them', async ({ page }) => {
  const dialog = await edit(page)
  await dialog.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Tab')
  const mark = (number: number) => dialog.getByRole('button', { name: new RegExp(`^Balloon ${number}:`) })
  // A page that scrolls within its frame is a stop of its own.
  if (!(await mark(1).evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
  await expect(mark(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(mark(2)).toBeFocused()
  await expect(dialog.getByText('ザアアア', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(mark(5)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('textbox', { name: 'Words' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Hello.')
  await expect(mark(5)).toHaveAttribute('aria-label', /Hello\./)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Edit page.png' })).toBeFocused()
})

for (const [prefix, editWord, list] of [
  ['', 'Edit', 'List'],
  ['/ar', 'تعديل', 'قائمة'],
] as const) {
  test(`on a phone, as a page and as a list, no rule of accessibility is broken${prefix && `, in ${prefix}`}`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    const dialog = await edit(page, { prefix, edit: editWord })
    await dialog.locator('[aria-pressed][style]').nth(2).click()
    const violations = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    expect(await violations()).toEqual([])
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
    await dialog.getByRole('button', { name: list, exact: true }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(5)
    expect(await violations()).toEqual([])
    await dialog.getByRole('textbox').nth(2).fill('Go!')
    await expect(dialog.getByRole('textbox').nth(2)).toHaveValue('Go!')
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  })
}
