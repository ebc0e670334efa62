import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findLocale, locales } from '@fukidashi/i18n/locales'
import type { Page } from '@playwright/test'
import { type RealServer, startRealServer } from '../site/real-server.ts'
import { drawComicSite } from './comic-site.ts'
import { expect, sharedBrowserTest as test } from './extension-test.ts'
import { openPopup } from './open-popup.ts'
import { readingLanguages } from './reading-languages.ts'

// The stores' pictures, of the real extension and the real translation:
// pnpm --filter @fukidashi/e2e store-pictures
const storeFolder = fileURLToPath(new URL('../../../apps/extension/store/', import.meta.url))
const picturesFolder = `${storeFolder}pictures/`
const logo = readFileSync(new URL('../../../apps/extension/public/icons/128.png', import.meta.url), 'base64')
const address = 'https://www.webtoons.com/en/the-lighthouse/viewer'
/** The site's own face, whatever the machine has. */
const faces = [400, 700].flatMap((weight) =>
  ['latin-ext', 'latin'].map((part) => {
    const file = fileURLToPath(import.meta.resolve(`@fontsource/poppins/files/poppins-${part}-${weight}-normal.woff2`))
    const range = part === 'latin' ? 'U+0-FF, U+131, U+152-153, U+2000-206F' : 'U+100-2AF, U+1E00-1E9F, U+1EF2-1EFF'
    return `@font-face { font-family: Poppins; font-weight: ${weight}; unicode-range: ${range};
      src: url(data:font/woff2;base64,${readFileSync(file, 'base64')}) }`
  }),
)

let real: RealServer
test.beforeAll(async () => {
  real = await startRealServer({})
})
test.afterAll(() => real.stop())

for (const { code } of locales)
  test(`pictures in ${code}`, async ({ context, background, world, switchTab, openComic, stateOf }) => {
    test.setTimeout(300_000)
    mkdirSync(picturesFolder, { recursive: true })
    const { iso, direction } = findLocale(code)!
    await background.evaluate((settings) => chrome.storage.local.set({ settings }), {
      serverAddress: real.url,
      hasFloatingButton: false,
      interfaceLocale: code,
      readingLanguage: readingLanguages[code],
      prefetchPages: 1,
    })
    world.serve(address, drawComicSite(false, code === 'en' ? ['/page-1.png'] : ['/page-2.png']))
    const comic = await openComic(address, 1)
    await comic.setViewportSize({ width: 760, height: 960 })
    const original = await comic.screenshot()
    const popup = await context.newPage()
    await popup.setViewportSize({ width: 380, height: 400 })
    await openPopup(popup, address, background.url())
    await popup.waitForTimeout(1200)
    await switchTab(comic)
    await expect
      .poll(async () => await stateOf(comic), { timeout: 240_000 })
      .toMatchObject({ translated: 1, failed: 0 })
    await comic.bringToFront()
    await comic.waitForTimeout(500)
    const translated = await comic.screenshot()
    await popup.bringToFront()
    await popup.waitForTimeout(1200)
    const menu = await popup.locator('#root > div').screenshot()

    const [, summary] = readFileSync(`${storeFolder}${code}.md`, 'utf8')
      .split(/^## .*$/m)
      .map((part) => part.trim())
    const frame = { language: iso, direction, words: summary! }
    const canvas = await context.newPage()
    await draw(canvas, { ...frame, size: [1280, 800], body: withPopup(translated, menu) }, `${code}-1`)
    await draw(canvas, { ...frame, size: [1280, 800], body: sideBySide(original, translated) }, `${code}-2`)
    await draw(canvas, { ...frame, size: [440, 280], body: withPopup(translated) }, `${code}-promotion`)
  })

/** Lines break between what a colon or a full stop parts, and within that only where they have to. */
const splitClauses = (words: string) =>
  words
    .split(/(?<=[:：.。])(\s*)(?=.)/)
    .map((part) => (part.trim() ? `<span>${part}</span>` : part))
    .join('')
const embed = (png: Buffer, className: string) =>
  `<img class="${className}" src="data:image/png;base64,${png.toString('base64')}">`
const withPopup = (page: Buffer, popup?: Buffer) => embed(page, 'page') + (popup ? embed(popup, 'popup') : '')
const sideBySide = (before: Buffer, after: Buffer) => embed(before, 'page before') + embed(after, 'page after')

interface StorePicture {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly words: string
  /** Width and height in pixels, as the stores ask for them. */
  readonly size: readonly [number, number]
  readonly body: string
}

async function draw(
  page: Page,
  { language, direction, words, size: [width, height], body }: StorePicture,
  name: string,
) {
  await page.setViewportSize({ width, height })
  const unit = width / 1280
  await page.setContent(`<!doctype html><html lang="${language}" dir="${direction}"><style>
    ${faces.join('\n')}
    body { margin: 0; inline-size: ${width}px; block-size: ${height}px; overflow: hidden; position: relative; color: #fff3f9;
      background: radial-gradient(120% 120% at 15% 10%, #4a1f45, #1a101a 60%); font-family: Poppins, "Segoe UI", "Noto Sans", system-ui, sans-serif; text-wrap: balance }
    :lang(vi) body { font-family: "Segoe UI", "Noto Sans", system-ui, sans-serif }
    :lang(ja) { word-break: auto-phrase } :is(:lang(ko), :lang(zh)) { word-break: keep-all }
    .words span { display: inline-block }
    .words { position: absolute; inset-block: 0; inset-inline-start: ${72 * unit}px; inline-size: ${500 * unit}px; display: grid; align-content: center; gap: ${28 * unit}px }
    .words img { inline-size: ${96 * unit}px } .words b { font-size: ${(width > 500 ? 60 : 84) * unit}px; line-height: 1.1 }
    .words p { margin: 0; font-size: ${(width > 500 ? 34 : 52) * unit}px; line-height: 1.35; color: #f1d5e5 }
    .page { position: absolute; inset-block-start: ${70 * unit}px; inset-inline-end: ${80 * unit}px; inline-size: ${560 * unit}px; border-radius: ${14 * unit}px; box-shadow: 0 20px 60px rgb(0 0 0 / 50%) }
    .popup { position: absolute; inset-block-start: ${240 * unit}px; inset-inline-end: ${540 * unit}px; inline-size: ${270 * unit}px; border-radius: ${14 * unit}px; border: 1px solid rgb(255 255 255 / 26%); box-shadow: 0 20px 60px rgb(0 0 0 / 60%) }
    .before, .after { inset-block-start: ${150 * unit}px; inline-size: ${520 * unit}px }
    .before { inset-inline-start: ${90 * unit}px; inset-inline-end: auto }
    .after { inset-inline-end: ${90 * unit}px }
    .words:has(~ .before) { inset-block: 0 auto; inset-inline: ${90 * unit}px; inline-size: auto; block-size: ${150 * unit}px }
    .words:has(~ .before) :is(b, img) { display: none }
    .words:has(~ .popup) { align-content: start; padding-block-start: ${70 * unit}px; inline-size: ${372 * unit}px }
  </style><div class="words"><img src="data:image/png;base64,${logo}"><b>Fukidashi</b><p>${splitClauses(words)}</p></div>${body}</html>`)
  await page.waitForTimeout(200)
  await page.screenshot({ path: `${picturesFolder}${name}.png` })
}
