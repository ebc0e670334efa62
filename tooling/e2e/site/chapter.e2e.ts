import type { Page } from '@playwright/test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { bringImages, expect, imageFile, letterPage, test } from './site-test.ts'

const cardNames = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))

test('a chapter comes in as cbz in the order of its pages, and goes out as one in the order of the list', async ({
  page,
}) => {
  await page.goto('/manga-translator')
  const pages = { 'ch/page 10.jpg': letterPage, 'ch/page 2.jpg': letterPage, 'ch/info.xml': strToU8('<x/>') }
  const chapter = { ...imageFile('chapter.cbz', Buffer.from(zipSync(pages))), mimeType: 'application/zip' }
  const broken = { ...imageFile('broken.zip', Buffer.from('x')), mimeType: 'application/zip' }
  await bringImages(page, chapter, broken)
  await expect(page.getByText('This archive cannot be opened.')).toBeVisible()
  await expect.poll(() => cardNames(page)).toEqual(['page 2.jpg', 'page 10.jpg'])
  await page.getByRole('button', { name: 'Translate 2 pages' }).click()
  await expect(page.getByText('Translated', { exact: true })).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CBZ' }).click()
  expect((await download).suggestedFilename()).toBe('fukidashi.cbz')
  const packed = unzipSync(readFileSync((await (await download).path())!))
  expect(Object.keys(packed)).toEqual(['1 page 2.eng.jpg', '2 page 10.eng.jpg'])
  expect(strFromU8(Object.values(packed)[0]!.subarray(1, 4))).toBe('PNG')
})

test('pages are put in another order by mouse and by keys, also over a reload', async ({ page }) => {
  await page.goto('/manga-translator')
  // Whole cards are on the screen.
  await page.setViewportSize({ width: 1440, height: 1800 })
  await bringImages(page, imageFile('a.png'), imageFile('b.png'), imageFile('c.png'))
  const handleOf = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })
  await expect(handleOf('a.png')).toBeVisible()
  const [from, to] = [(await handleOf('a.png').boundingBox())!, (await handleOf('b.png').boundingBox())!]
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 30, { steps: 4 })
  await page.mouse.move(to.x + 30, to.y + 20, { steps: 12 })
  await page.mouse.up()
  await expect.poll(() => cardNames(page)).toEqual(['b.png', 'a.png', 'c.png'])

  await handleOf('a.png').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('a.png: place 2 of 3')).toBeAttached()
  // The library listens to arrow keys a moment after the page was picked up, once the list has moved into view.
  await page.waitForTimeout(500)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('a.png: place 1 of 3')).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(() => cardNames(page)).toEqual(['a.png', 'b.png', 'c.png'])

  await page.getByRole('button', { name: 'Remove b.png' }).click()
  await page.reload()
  await expect.poll(() => cardNames(page)).toEqual(['a.png', 'c.png'])
})

test('one page has options of its own, and follows the others again', async ({ page, server }) => {
  await page.goto('/manga-translator')
  await bringImages(page, imageFile('one.png'), imageFile('two.png'))
  await page.getByRole('button', { name: 'Options for two.png' }).click()
  const dialog = page.getByRole('dialog', { name: 'Options for two.png' })
  const target = dialog.getByRole('combobox', { name: 'Translate to' })
  await target.fill('germ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Close' }).click()
  const card = page.getByRole('listitem', { name: 'two.png' })
  await expect(card.getByText('With options of its own')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Translate to' })).toHaveValue('English')
  await page.getByRole('button', { name: 'Translate 2 pages' }).click()
  await expect(page.getByText('Translated', { exact: true })).toHaveCount(2)
  expect(
    server.orders
      .slice(-2)
      .map((order) => (order as { translateTo: string }).translateTo)
      .toSorted(),
  ).toEqual(['DEU', 'ENG'])
  await page.getByRole('button', { name: 'Options for two.png' }).click()
  await dialog.getByRole('button', { name: 'Same as the other pages' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(card.getByText('With options of its own')).toHaveCount(0)
})

test('the words of a page are text that can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/manga-translator')
  await bringImages(page, imageFile('page.png'))
  await page.getByRole('button', { name: 'Translate 1 page' }).click()
  await page.getByRole('button', { name: 'Text of page.png' }).click()
  const dialog = page.getByRole('dialog', { name: 'Text of page.png' })
  const text = dialog.getByRole('textbox')
  await expect(text).toHaveValue(/^On a stormy night, the lighthouse shines\.\nI have to hurry!/)
  await dialog.getByRole('radio', { name: 'Original' }).check()
  await expect(text).toHaveValue(/^嵐の夜、灯台に明かりがともる。/)
  await dialog.getByRole('button', { name: 'Copy text' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text.inputValue())
  await expect(page.getByText('The text has been copied.')).toBeAttached()
})

test('the title says how far it is, and readers who look elsewhere are told of the end', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told })
    const Told = function (title: string, { body }: { body: string }) {
      told.push(`${title}: ${body}`)
    }
    Object.assign(window, { Notification: Object.assign(Told, { permission: 'granted' }) })
    Object.defineProperty(document, 'hidden', { get: () => true })
  })
  await page.goto('/manga-translator')
  await bringImages(page, imageFile('one.png'), imageFile('stays.png'))
  await page.getByRole('button', { name: 'Translate 2 pages' }).click()
  await expect(page).toHaveTitle(/^1\/2 · Manga Translator/)
  await expect(page.getByText(/minutes? left/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel stays.png' }).click()
  await expect(page).toHaveTitle(/^Manga Translator/)
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told))
    .toEqual(['Fukidashi: Your pages are translated.'])
})

test('keys do what is done often, `?` lists them, and they can be switched off', async ({ page }) => {
  // Asked for before anything is pressed: the browser needs a while until it hands choosers over, and keys do not wait for that.
  const chooser = page.waitForEvent('filechooser')
  await page.goto('/manga-translator')
  await bringImages(page, imageFile('page.png'))
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list.getByText('Paste an image')).toBeVisible()
  const letters = list.getByRole('checkbox', { name: 'Use single letters as shortcuts' })
  await letters.uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  await page.waitForTimeout(200)
  await expect(page.getByRole('button', { name: 'Translate 1 page' })).toBeVisible()
  await page.keyboard.press('?')
  await letters.check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  await expect(page.getByText('Translated', { exact: true })).toBeVisible()
  await page.keyboard.press('o')
  await chooser
})

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the site says what it is, shows a page of its own without a connection, and takes what other apps share', async ({
    context,
    server,
  }) => {
    // A page of its own: a connection that is away is an error in every console.
    const page = await context.newPage()
    await page.goto('/ja')
    const manifestUrl = await page.locator('link[rel="manifest"]').getAttribute('href')
    const manifest = (await (await page.request.get(manifestUrl!)).json()) as {
      icons: { src: string }[]
      share_target: { action: string }
    }
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200)
    await page.evaluate(async () => await navigator.serviceWorker.ready)
    await page.reload()
    await page.evaluate(async () => {
      while (!(await caches.match('/ja/error/offline'))) await new Promise((resolve) => setTimeout(resolve, 100))
    })
    await context.setOffline(true)
    await page.goto('/ja/manga-translator')
    await expect(page.getByRole('heading', { name: 'オフラインです' })).toBeVisible()
    await page.goto('/faq')
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await context.setOffline(false)

    await page.goto('/faq')
    // As the system hands it over: a form that is posted to the address of the manifest.
    await page.evaluate((action) => {
      const form = Object.assign(document.createElement('form'), {
        method: 'POST',
        enctype: 'multipart/form-data',
        action,
      })
      const field = Object.assign(document.createElement('input'), { type: 'file', name: 'images', multiple: true })
      const data = new DataTransfer()
      data.items.add(new File(['x'], 'shared page.png', { type: 'image/png' }))
      field.files = data.files
      form.append(field)
      document.body.append(form)
      form.submit()
    }, manifest.share_target.action)
    await expect(page.getByRole('listitem', { name: 'shared page.png' })).toBeVisible()
    await expect(page).toHaveURL(`${server.url}/manga-translator`)
  })
})

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('pastes by a button, and says when there is no image or the browser refuses', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/manga-translator')
    const paste = page.getByRole('button', { name: 'Paste an image' })
    await expect(paste).toBeVisible()
    await page.evaluate(() => navigator.clipboard.writeText('words'))
    await paste.tap()
    await expect(page.getByText('There is no image on the clipboard.')).toBeVisible()
    await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 })
      canvas.getContext('2d')!.fillRect(0, 0, 8, 8)
      const image = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': image! })])
    })
    await paste.tap()
    await expect(page.getByRole('listitem', { name: 'image.png' })).toBeVisible()
    await expect(page.getByText('There is no image on the clipboard.')).toHaveCount(0)
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new DOMException('Not allowed.', 'NotAllowedError'))
      Object.defineProperty(navigator.clipboard, 'read', { value: refuse })
    })
    await paste.tap()
    await expect(page.getByText('The browser did not let this page read the clipboard.')).toBeVisible()
  })
})
