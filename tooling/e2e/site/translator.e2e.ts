import { expect, bringImages, imageFile, test } from './site-test.ts'

const begin = /^Translate \d+ pages?$/

test.beforeEach(async ({ page }) => {
  await page.goto('/manga-translator')
  await expect(page.getByText('3 translations left for today')).toBeVisible()
})

test('a page goes from the drop area through its stages to a result that can be compared and kept', async ({
  page,
}) => {
  await bringImages(page, imageFile('page.png'))
  await page.getByRole('button', { name: 'Translate 1 page' }).click()
  const card = page.getByRole('listitem', { name: 'page.png' })
  await expect(card.getByRole('progressbar')).toBeVisible()
  await expect(card.getByText('Translated')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'page.png has been translated.' })).toBeAttached()

  const slider = card.getByRole('slider', { name: 'Compare the original with the translation' })
  await slider.focus()
  await page.keyboard.press('End')
  await expect(slider).toHaveValue('100')
  await page.keyboard.press('Home')
  await expect(slider).toHaveValue('0')

  const hold = card.getByRole('button', { name: 'Hold to see the original' })
  await hold.hover()
  await page.mouse.down()
  await expect(hold).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.up()
  await expect(hold).toHaveAttribute('aria-pressed', 'false')

  const download = page.waitForEvent('download')
  await card.getByRole('link', { name: 'Download page.png' }).click()
  expect((await download).suggestedFilename()).toBe('page.eng.png')
})

test('images come in by dropping and by pasting, too', async ({ page }) => {
  const area = page.getByRole('region', { name: 'Upload images' })
  for (const kind of ['drop', 'paste'] as const) {
    await area.evaluate((element, type) => {
      const data = new DataTransfer()
      data.items.add(new File(['x'], `${type}.png`, { type: 'image/png' }))
      const event =
        type === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
      element.dispatchEvent(event)
    }, kind)
    await expect(page.getByRole('listitem', { name: `${kind}.png` })).toBeVisible()
  }
})

test('several pages: zip, preview with swipe keys, zoom by double click, re-upload, remove', async ({
  page,
  server,
}) => {
  await bringImages(page, imageFile('one.png'), imageFile('two.png'))
  await page.getByRole('button', { name: 'Translate 2 pages' }).click()
  await expect(page.getByText('Translated', { exact: true })).toHaveCount(2)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all as ZIP' }).click()
  expect((await download).suggestedFilename()).toBe('fukidashi.zip')

  await page.getByRole('button', { name: 'Enlarge one.png' }).click()
  await expect(page.getByText('1 / 2')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('2 / 2')).toBeVisible()
  const picture = page.getByAltText('two.png · English')
  const before = (await picture.boundingBox())!.width
  await picture.dblclick()
  await expect.poll(async () => Math.round(((await picture.boundingBox())!.width / before) * 10)).toBe(20)
  await picture.dblclick()
  await expect.poll(async () => Math.round(((await picture.boundingBox())!.width / before) * 10)).toBe(10)
  await page.keyboard.press('Escape')
  await expect(picture).toHaveCount(0)

  const uploads = server.calls.filter((path) => path.endsWith('/upload')).length
  await page.getByRole('button', { name: 'Re-upload one.png' }).click()
  await expect.poll(() => server.calls.filter((path) => path.endsWith('/upload')).length).toBe(uploads + 1)
  await expect(page.getByText('Translated', { exact: true })).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove one.png' }).click()
  await expect(page.getByRole('listitem', { name: 'one.png' })).toHaveCount(0)
})

test('a page that waits says its place, and cancelling stops it on the server', async ({ page, server }) => {
  await bringImages(page, imageFile('queued.png'))
  await page.getByRole('button', { name: begin }).click()
  const card = page.getByRole('listitem', { name: 'queued.png' })
  await expect(card.getByText('3 pages ahead of this one')).toBeVisible()
  await card.getByRole('button', { name: 'Cancel queued.png' }).click()
  await expect(card.getByText('Cancelled')).toBeVisible()
  await expect.poll(() => server.calls).toContain('/api/manga/cancel/translateTask')
  await expect(card.getByRole('button', { name: 'Try again: queued.png' })).toBeVisible()
})

const refusals = {
  imageEmpty: 'This file is empty.',
  imageUnreadable: 'This image is damaged',
  imageTypeUnsupported: 'Only JPG, PNG and WebP',
  imageTooLarge: 'larger than 5 MB',
  imageTooManyPixels: 'more than 50 megapixels',
  imageCutOff: 'Part of this image is missing',
  imagePolyglot: 'contains something besides the image',
  imageAnimated: 'Animated images',
  anonymousLimitReached:
    'Users who are not logged in can only have one translation per day. Please log in to get more translations.',
  internal: 'Something went wrong on our side',
}
for (const [key, words] of Object.entries(refusals)) {
  test(`a refusal is said in words: ${key}`, async ({ page }) => {
    await bringImages(page, imageFile(`refused-${key}.png`))
    await page.getByRole('button', { name: begin }).click()
    await expect(page.locator(`[data-failure="${key}"]`)).toContainText(words)
  })
}

test('a task that fails says why and can be tried again', async ({ page }) => {
  await bringImages(page, imageFile('fails-engineTimedOut.png'))
  await page.getByRole('button', { name: begin }).click()
  const card = page.getByRole('listitem', { name: 'fails-engineTimedOut.png' })
  await expect(card.getByText('did not respond in time')).toBeVisible()
  await card.getByRole('button', { name: /^Try again/ }).click()
  await expect(card.getByRole('progressbar')).toBeVisible()
})

test('files of a wrong kind or size are named before anything is sent', async ({ page, server }) => {
  const calls = server.calls.length
  await bringImages(page, imageFile('moving.gif'), imageFile('huge.png', Buffer.alloc(5 * 1024 * 1024 + 1)))
  const alert = page.getByRole('alert').filter({ hasText: 'moving.gif' })
  await expect(alert).toContainText('Only JPG, PNG and WebP')
  await expect(alert).toContainText('larger than 5 MB')
  expect(server.calls.length).toBe(calls)
})

test('choices are searched, remembered, and say why something is not to be had', async ({ page }) => {
  const target = page.getByRole('combobox', { name: 'Translate to' })
  await target.fill('span')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(target).toHaveValue('Español')
  await page.getByRole('radio', { name: 'Comic Shanns' }).check()
  await expect(page.getByText('This font may not support Español')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'GPT-4o' })).toBeDisabled()
  await expect(page.getByRole('radio', { name: 'GPT-4o' })).toHaveAccessibleDescription('Not available here')
  await page.reload()
  await expect(target).toHaveValue('Español')
  await expect(page.getByRole('radio', { name: 'Comic Shanns' })).toBeChecked()
})

test('honorifics are a choice where the page may have some, and pages brought together are one series', async ({
  page,
  server,
}) => {
  const keep = page.getByRole('radio', { name: 'Keep them' })
  await keep.check()
  await page.reload()
  await expect(keep).toBeChecked()
  await bringImages(page, imageFile('one.png'), imageFile('two.png'))
  await page.getByRole('button', { name: 'Translate 2 pages' }).click()
  await expect(page.getByText('Translated', { exact: true })).toHaveCount(2)
  const [one, two] = server.orders.slice(-2) as { honorifics?: string; seriesId?: string }[]
  expect([one!.honorifics, two!.honorifics]).toEqual(['keep', 'keep'])
  expect(one!.seriesId).toBe(two!.seriesId)

  const source = page.getByRole('combobox', { name: 'Page language' })
  await source.fill('korean')
  await page.getByRole('option', { name: '한국어' }).click()
  await expect(keep).toBeChecked()
  await source.fill('french')
  await page.getByRole('option', { name: 'Français' }).click()
  await expect(keep).toHaveCount(0)
})

test('a model that cannot be told what becomes of honorifics says so and offers no choice', async ({ page }) => {
  await page.getByRole('radio', { name: 'Leave them out' }).check()
  const response = await page.request.get('/runtime-config.json')
  const offer = (await response.json()) as { translationModels: { heedsHonorifics: boolean }[] }
  for (const model of offer.translationModels) model.heedsHonorifics = false
  await page.route('**/runtime-config.json', async (route) => await route.fulfill({ json: offer }))
  await page.reload()
  await expect(page.getByText('This model handles honorifics in its own way.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Automatic' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Leave them out' })).toHaveCount(0)
})

test('a page that was translated through another language says so', async ({ page }) => {
  const target = page.getByRole('combobox', { name: 'Translate to' })
  await target.fill('span')
  await page.getByRole('option', { name: 'Español' }).click()
  await bringImages(page, imageFile('pivot.png'), imageFile('straight.png'))
  await page.getByRole('button', { name: begin }).click()
  const card = page.getByRole('listitem', { name: 'pivot.png' })
  await expect(card.getByText('Translated via English', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('listitem', { name: 'straight.png' }).getByText('Translated', { exact: true }),
  ).toBeVisible()
})

test('a page that is in the target language already says so', async ({ page }) => {
  await bringImages(page, imageFile('already.png'))
  await page.getByRole('button', { name: begin }).click()
  const card = page.getByRole('listitem', { name: 'already.png' })
  await expect(card.getByText('Already in English', { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'already.png is unchanged.' })).toBeAttached()
})

test('a page whose language is not sure says what it was taken for, and is corrected in one click as it was ordered', async ({
  page,
  server,
}) => {
  await page.getByRole('radio', { name: 'Comic Shanns' }).check()
  await bringImages(page, imageFile('unsure.png'))
  await page.getByRole('button', { name: begin }).click()
  const card = page.getByRole('listitem', { name: 'unsure.png' })
  const question = card.getByRole('group', { name: 'Page language: probably Simplified Chinese.' })
  await expect(question.getByRole('button')).toHaveText(['Japanese', 'Traditional Chinese'])
  // What is chosen for the next pages does not change what the correction of this one asks for.
  await page.getByRole('radio', { name: 'Sans', exact: true }).check()
  await page.reload()
  await question.getByRole('button', { name: 'Japanese' }).click()
  await expect(card.getByText('Translated', { exact: true })).toBeVisible()
  await expect(question).toHaveCount(0)
  const [first, second] = server.orders.slice(-2) as Record<string, string>[]
  expect(second).toMatchObject({ translateFrom: 'JPN', translateTo: 'ENG', fontStyle: 'comic-shanns' })
  expect(first).not.toHaveProperty('translateFrom')
})

test('work goes on while the language of the site changes', async ({ page, context }) => {
  await bringImages(page, imageFile('page.png'))
  await page.getByRole('button', { name: begin }).click()
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.locator('#languages').getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL(/\/ar\/manga-translator$/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByText('تُرجمت', { exact: true })).toBeVisible()
  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
  expect(cookie?.value).toBe('ar')
})

test('a server that is away is said, with a way to try again', async ({ page }) => {
  let tries = 0
  await page.route('**/runtime-config.json', (route) => {
    tries++
    return route.abort()
  })
  await page.reload()
  const alert = page.getByRole('alert').filter({ hasText: 'The server cannot be reached' })
  await expect(alert).toBeVisible()
  // The page tries a few times by itself; had it still to, the way back could be its own and not the button's.
  await expect(async () => {
    const before = tries
    await page.waitForTimeout(3000)
    expect(tries).toBe(before)
  }).toPass()
  await page.unroute('**/runtime-config.json')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toHaveCount(0)
})

test('translations are counted where they are limited, and not where they are not', async ({ page }) => {
  const count = page.getByText('left for today')
  await expect(count).toHaveText('3 translations left for today')
  await page.route('**/api/manga/remainderTranslateCnt/get', (route) =>
    route.fulfill({ json: { code: 200, data: { remaining: 'unlimited', grants: [] }, message: '' } }),
  )
  const answered = page.waitForResponse('**/api/manga/remainderTranslateCnt/get')
  await page.reload()
  await answered
  await expect(page.getByText('No limit on translations')).toBeVisible()
  await expect(count).toHaveCount(0)
})
