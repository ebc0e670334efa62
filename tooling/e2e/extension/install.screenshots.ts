import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { locales } from '@fukidashi/i18n/locales'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { drawComicSite } from './comic-site.ts'
import { sharedBrowserTest as test } from './extension-test.ts'
import { openPopup } from './open-popup.ts'
import { readingLanguages } from './reading-languages.ts'

// The pictures of the site's steps to the extension, of the extension itself: pnpm --filter @fukidashi/e2e install-pictures
const folder = fileURLToPath(new URL('../../../apps/web/src/features/install/pictures/', import.meta.url))
const address = 'http://comics.example/works/1/episodes/1'

for (const { code } of locales)
  test(`the window of the extension in ${code}`, async ({ context, background, world, server, openComic }) => {
    await background.evaluate((settings) => chrome.storage.local.set({ settings }), {
      serverAddress: server.url,
      hasFloatingButton: false,
      interfaceLocale: code,
      readingLanguage: readingLanguages[code],
    })
    world.serve(address, drawComicSite(false, ['/page-1.png', '/page-2.png']))
    await openComic(address, 2)
    const popup = await context.newPage()
    await popup.setViewportSize({ width: 380, height: 400 })
    await openPopup(popup, address, background.url())
    await popup.getByRole('button').first().waitFor()
    await popup.waitForTimeout(1200)
    await shoot(popup.locator('#root > div'), `popup-${code}`)
    await popup.close()
  })

test('the list of extensions', async ({ context, background: _started }) => {
  const page = await context.newPage()
  await page.setViewportSize({ width: 900, height: 600 })
  await page.goto('chrome://extensions')
  await shoot(page.locator('extensions-item').first(), 'card')
})

async function shoot(part: Locator, name: string) {
  mkdirSync(folder, { recursive: true })
  await sharp(await part.screenshot())
    .webp({ quality: 82 })
    .toFile(`${folder}${name}.webp`)
}
