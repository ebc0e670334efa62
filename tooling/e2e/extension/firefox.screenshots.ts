import { mkdirSync } from 'node:fs'
import { firefoxPath } from '@fukidashi/browser/launch-options'
import type { Page } from 'puppeteer-core'
import { drawComicSite } from './comic-site.ts'
import { expect } from './extension-test.ts'
import { ownAddress, test } from './firefox-test.ts'
import { readingLanguages } from './reading-languages.ts'

// Firefox at the size of a phone, for people to look at: pnpm --filter @fukidashi/e2e screenshots extension/firefox
test.skip(firefoxPath() === undefined, 'There is no Firefox: install firefox-esr, or set FIREFOX_PATH.')

// WebDriver is told of no end of a navigation to a page of an extension, and loses one now and then.
test.describe.configure({ retries: 2 })

const address = 'https://www.webtoons.com/en/states/viewer'
const folder = 'test-results/screenshots'
mkdirSync(folder, { recursive: true })

for (const [theme, isDark] of [
  ['light', false],
  ['dark', true],
] as const)
  for (const locale of ['en', 'ja', 'ar'] as const)
    test(`phone ${theme} ${locale}`, async ({ firefox, own, world, server, openComic, switchTab, stateOf }) => {
      test.setTimeout(180_000)
      const shoot = async (page: Page, name: string) => {
        await page.bringToFront()
        await new Promise((resolve) => setTimeout(resolve, 500))
        await page.screenshot({ path: `${folder}/extension-${name}.firefox-phone.${theme}.${locale}.png` })
      }
      await own.evaluate((settings) => chrome.storage.local.set({ settings }), {
        serverAddress: server.url,
        hasFloatingButton: true,
        interfaceLocale: locale,
        readingLanguage: readingLanguages[locale],
      })
      server.overlay = 'same'
      world.serve(
        address,
        drawComicSite(
          isDark,
          [1, 2, 3].map((number) => `/page-${number}.png`),
        ),
      )
      const page = await openComic(address, 3)
      await page.setViewport({ width: 390, height: 844 })
      await shoot(page, 'found')
      server.takes = 600_000
      await switchTab(page)
      await expect.poll(() => server.images.length).toBeGreaterThanOrEqual(1)
      await shoot(page, 'translating')
      await switchTab(page)
      server.takes = 0
      server.refusals.push('creditsUsedUp')
      await switchTab(page)
      await expect.poll(async () => (await stateOf(page))?.failed).toBe(1)
      await shoot(page, 'failed')
      await page.evaluate(() => scrollTo(0, 620))
      await page.mouse.move(200, 400)
      await expect.poll(async () => (await stateOf(page))?.translated).toBeGreaterThanOrEqual(1)
      await shoot(page, 'translated')
      await own.setViewport({ width: 390, height: 844 })
      await shoot(own, 'options')
      const popup = await firefox.newPage()
      await popup.setViewport({ width: 390, height: 844 })
      void popup.goto(ownAddress.replace('options.html', 'popup.html')).catch(() => undefined)
      // What is asked while the page is being left may never be answered.
      const isThere = () => popup.evaluate(() => document.querySelector('button') !== null)
      const unanswered = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), 1000))
      await expect.poll(() => Promise.race([isThere(), unanswered()])).toBe(true)
      await shoot(popup, 'popup')
    })
