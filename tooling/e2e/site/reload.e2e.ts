import { bringImages, expect, imageFile, test } from './site-test.ts'

const begin = /^Translate \d+ pages?$/

test.beforeEach(({ page }) => page.goto('/manga-translator'))

test('a reload brings back what is done, what goes on and what was not sent, with its original', async ({ page }) => {
  await bringImages(page, imageFile('first.png'), imageFile('stays.png'))
  await page.getByRole('button', { name: begin }).click()
  await expect(page.getByText('Translated', { exact: true })).toBeVisible()
  await bringImages(page, imageFile('unsent.png'))
  await expect(page.getByRole('listitem', { name: 'unsent.png' })).toBeVisible()
  await page.reload()

  const done = page.getByRole('listitem', { name: 'first.png' })
  await expect(done.getByText('Translated', { exact: true })).toBeVisible()
  const original = done.getByRole('img', { name: 'Original of first.png' })
  await expect.poll(() => original.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000)
  await expect(page.getByRole('listitem', { name: 'stays.png' }).getByText('Translating the text')).toBeVisible()
  await expect(page.getByRole('listitem', { name: 'unsent.png' }).getByText('Ready to translate')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel stays.png' }).click()
  await expect(page.getByRole('listitem', { name: 'stays.png' }).getByText('Cancelled')).toBeVisible()
})

test('what was removed stays away, and a tab of its own begins empty', async ({ page, context }) => {
  await bringImages(page, imageFile('one.png'), imageFile('two.png'))
  await page.getByRole('button', { name: 'Remove one.png' }).click()
  await page.reload()
  await expect(page.getByRole('listitem', { name: 'two.png' })).toBeVisible()
  await expect(page.getByRole('listitem', { name: 'one.png' })).toHaveCount(0)
  const other = await context.newPage()
  await other.goto('/manga-translator')
  await expect(other.getByText('3 translations left for today')).toBeVisible()
  await expect(other.getByRole('listitem', { name: 'two.png' })).toHaveCount(0)
})

test('a translation that has expired meanwhile says so, and can be ordered anew', async ({ page, server }) => {
  await bringImages(page, imageFile('old.png'))
  await page.getByRole('button', { name: begin }).click()
  const card = page.getByRole('listitem', { name: 'old.png' })
  await expect(card.getByText('Translated', { exact: true })).toBeVisible()
  server.forgetTasks()
  await page.reload()
  await expect(card.getByText('images are deleted after 24 hours')).toBeVisible()
  await card.getByRole('button', { name: 'Try again: old.png' }).click()
  await expect(card.getByText('Translated', { exact: true })).toBeVisible()
})

test('no image stays in the browser for more than a day', async ({ page }) => {
  await bringImages(page, imageFile('old.png'))
  await expect(page.getByRole('listitem', { name: 'old.png' })).toBeVisible()
  const countKept = () =>
    page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('fukidashi')
        request.addEventListener('success', () => resolve(request.result))
      })
      const count = database.transaction('pages').objectStore('pages').count()
      await new Promise((resolve) => count.addEventListener('success', resolve))
      database.close()
      return count.result
    })
  await expect.poll(countKept).toBe(1)
  await page.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000)
  await page.reload()
  await expect.poll(countKept).toBe(0)
})
