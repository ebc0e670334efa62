import { launchOptions } from '@fukidashi/browser/launch-options'
import { bringImages, expect, imageFile, test } from './site-test.ts'

// The interfaces of the test browser itself. With this argument of Playwright's, `Translator.create` ends the browser.
test.use({
  carriesTranslator: true,
  launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--disable-component-update'] },
})

test('a language pack that the browser offers and cannot fetch is given up in words, and another model translates', async ({
  page,
}) => {
  test.slow()
  await page.clock.install()
  await page.goto('/manga-translator')
  await expect(page.getByText('3 translations left for today')).toBeVisible()
  const isOffered = await page.evaluate(
    async () =>
      'Translator' in globalThis &&
      (await Translator.availability({ sourceLanguage: 'ja', targetLanguage: 'en' })) === 'downloadable',
  )
  test.skip(!isOffered, 'This browser carries no translator, or has the language pack.')
  await expect(page.getByRole('radio', { name: 'Your browser', exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Download Japanese → English' }).click()
  await expect(page.getByRole('progressbar', { name: 'Downloading' })).toBeVisible()
  // The browser says nothing more, for ever; the site waits for a minute.
  await page.clock.fastForward(61_000)
  await expect(page.getByText('The download is not making progress.')).toBeVisible()
  await page.getByRole('radio', { name: 'Built-in' }).check()
  await bringImages(page, imageFile('page.png'))
  await page.getByRole('button', { name: 'Translate 1 page' }).click()
  await expect(page.getByText('Translated', { exact: true })).toBeVisible()
})
