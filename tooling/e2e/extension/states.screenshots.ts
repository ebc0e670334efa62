import type { Page } from '@playwright/test'
import { drawComicSite } from './comic-site.ts'
import { expect, sharedBrowserTest as test } from './extension-test.ts'
import { openPopup } from './open-popup.ts'
import { readingLanguages } from './reading-languages.ts'
import { findButton, press } from './seen-from-outside.ts'

// Pictures of every state of the extension for people to look at: pnpm --filter @fukidashi/e2e screenshots extension
const address = 'https://www.webtoons.com/en/states/viewer'
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }

for (const [size, viewport] of Object.entries(sizes))
  for (const [theme, isDark] of [
    ['light', false],
    ['dark', true],
  ] as const)
    for (const locale of ['en', 'ja', 'ar'] as const)
      test(`${size} ${theme} ${locale}`, async ({
        context,
        background,
        world,
        server,
        switchTab,
        stateOf,
        openOwnPage,
      }) => {
        test.setTimeout(240_000)
        const shoot = async (page: Page, name: string, isWhole = false) => {
          await page.bringToFront()
          await page.waitForTimeout(400)
          await page.screenshot({
            path: `test-results/screenshots/extension-${name}.${size}.${theme}.${locale}.png`,
            fullPage: isWhole,
          })
        }
        const settings = {
          serverAddress: server.url,
          hasFloatingButton: true,
          interfaceLocale: locale,
          readingLanguage: readingLanguages[locale],
        }
        const set = async (more: object = {}) =>
          await background.evaluate((all) => chrome.storage.local.set({ settings: all }), { ...settings, ...more })
        await set()
        server.overlay = 'same'
        const open = async (first: number) => {
          world.serve(
            address,
            drawComicSite(
              isDark,
              [0, 1, 2, 3, 4].map((index) => `/page-${first + index}.png`),
            ),
          )
          const page = await context.newPage()
          await page.setViewportSize(viewport)
          await page.goto(address)
          await expect.poll(async () => (await stateOf(page))?.found).toBe(5)
          return page
        }
        const names =
          locale === 'en'
            ? {
                hold: 'Hold to see the original',
                compare: 'Compare with the original',
                text: 'Text of this page',
                rough: 'Rough translation: 1 of 2 texts may be wrong.',
              }
            : undefined

        const page = await open(1)
        await shoot(page, 'found')
        const popup = await context.newPage()
        await popup.setViewportSize({ width: 380, height: 640 })
        await openPopup(popup, address, background.url())
        await shoot(popup, 'popup-found', true)
        server.takes = 600_000
        await switchTab(page)
        await expect.poll(() => server.images.length).toBe(3)
        await shoot(page, 'translating')
        await page.evaluate(() => scrollTo(0, 2000))
        await shoot(page, 'waiting')
        await shoot(popup, 'popup-working', true)
        await switchTab(page)
        server.takes = 0
        await page.evaluate(() => scrollTo(0, 0))
        server.refusals.push('creditsUsedUp', 'languagePairUnsupported')
        Object.assign(server, { email: 'reader@example.org', remaining: 0 })
        await background.evaluate((url) => chrome.storage.local.set({ token: { [url]: 'a-token' } }), server.url)
        await switchTab(page)
        await expect.poll(async () => (await stateOf(page))?.failed).toBeGreaterThanOrEqual(2)
        await shoot(page, 'failed')
        await popup.reload()
        await shoot(popup, 'popup-failed', true)
        Object.assign(server, { email: null, remaining: 12 })
        await page.close()

        server.isRough = true
        // None of those above, which were translated without a doubt.
        const translated = await open(6)
        await switchTab(translated)
        await expect.poll(async () => (await stateOf(translated))?.translated).toBeGreaterThanOrEqual(3)
        await translated.mouse.move(viewport.width / 2, 500)
        await shoot(translated, 'translated')
        await shoot(popup, 'popup-on', true)
        if (names) {
          await translated.bringToFront()
          await translated.mouse.move(viewport.width / 2, 500)
          await translated.waitForTimeout(300)
          const { x, y } = await findButton(translated, names.hold)
          await translated.mouse.move(x, y)
          await translated.mouse.down()
          await shoot(translated, 'held')
          await translated.mouse.up()
          await press(translated, names.compare)
          await shoot(translated, 'compare')
          await press(translated, names.compare)
          await press(translated, names.text)
          await shoot(translated, 'text')
          await translated.keyboard.press('Escape')
          await press(translated, names.rough)
          await translated.keyboard.press('Tab')
          await shoot(translated, 'rough')
        }
        await translated.close()

        const picking = await open(2)
        const view = await openOwnPage('options')
        await view.setViewportSize(viewport)
        await view.evaluate(async (url) => {
          const tabs = await chrome.tabs.query({})
          await chrome.runtime.sendMessage({ kind: 'pickPages', tabId: tabs.find((tab) => tab.url === url)!.id })
        }, address)
        await picking.bringToFront()
        await picking.mouse.move(viewport.width / 2, 400)
        await picking.mouse.move(viewport.width / 2, 420)
        await shoot(picking, 'picking')
        await shoot(view, 'options', true)
        await set({ serverAddress: 'http://127.0.0.1:9' })
        await popup.reload()
        await shoot(popup, 'popup-no-server', true)
      })
