import { firefoxPath } from '@fukidashi/browser/launch-options'
import type { Page } from 'puppeteer-core'
import { expect } from './extension-test.ts'
import { noFirefox, test } from './firefox-test.ts'

test.skip(firefoxPath() === undefined, noFirefox)

const address = 'http://www.webtoons.com/en/firefox/viewer'
const strip = (
  images: string,
) => `<!doctype html><html><head><title>Chapter 1</title><style>body{margin:0}img{display:block;width:400px}</style></head>
  <body><div id="_imageList">${images}</div></body></html>`
const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => `<img src="/page-${index + 1}.png">`).join('')
const outerHtml = (page: Page) => page.evaluate(() => document.documentElement.outerHTML)

test('pages are translated in place ahead of the scroll, and the original comes back byte for byte', async ({
  firefox,
  world,
  server,
  switchTab,
  stateOf,
}) => {
  world.serve(address, strip(pages(12)))
  const page = await firefox.newPage()
  await page.goto(address)
  await expect.poll(async () => (await stateOf(page))?.found).toBe(12)
  const before = await outerHtml(page)
  const original = await page.screenshot({ encoding: 'base64' })
  await switchTab(page)
  await expect.poll(async () => (await stateOf(page))?.translated).toBeGreaterThanOrEqual(4)
  await expect.poll(async () => (await stateOf(page))?.working).toBe(0)
  const { translated } = (await stateOf(page))!
  expect(translated).toBeLessThanOrEqual(6)
  await page.bringToFront()
  await expect.poll(async () => (await page.screenshot({ encoding: 'base64' })) === original).toBe(false)
  await page.evaluate(() => window.scrollTo(0, 3000))
  await expect.poll(async () => (await stateOf(page))?.translated).toBeGreaterThan(translated)
  expect(server.mostAtOnce()).toBeLessThanOrEqual(3)
  await page.evaluate(() => window.scrollTo(0, 0))
  await switchTab(page)
  expect(await outerHtml(page)).toBe(before)
  await expect.poll(async () => (await page.screenshot({ encoding: 'base64' })) === original).toBe(true)
})

for (const [name, html, headers] of [
  [
    'images of another origin that no script may read',
    strip('<img src="http://cdn.test/page-1.png"><img src="http://cdn.test/page-2.png">'),
  ],
  [
    'a strict content security policy',
    '<!doctype html><html><head><title>Episode</title></head><body><div id="_imageList"><img width="400" src="/page-1.png"><img width="400" src="/page-2.png"></div></body></html>',
    { 'content-security-policy': "default-src 'none'; img-src 'self'" },
  ],
  [
    'blobs that are revoked as soon as they have loaded',
    strip(`</div><script>
      for (const number of [1, 2]) fetch('/page-' + number + '.png').then((response) => response.blob()).then((blob) => {
        const image = new Image()
        image.src = URL.createObjectURL(blob)
        image.onload = () => URL.revokeObjectURL(image.src)
        document.querySelector('#_imageList').append(image)
      })
    </script><div>`),
  ],
] as const)
  test(`translated and given back: ${name}`, async ({ firefox, world, switchTab, stateOf }) => {
    world.serve(address, html, headers)
    const page = await firefox.newPage()
    await page.goto(address)
    await expect.poll(async () => (await stateOf(page))?.found).toBe(2)
    const before = await outerHtml(page)
    await switchTab(page)
    await expect.poll(async () => await stateOf(page)).toMatchObject({ translated: 2, failed: 0 })
    await switchTab(page)
    expect(await outerHtml(page)).toBe(before)
  })

test.describe('with a background that is stopped after a second without an event', () => {
  test.use({ preferences: { 'extensions.background.idle.timeout': 1000 } })

  test('a page that takes longer is not lost', async ({ firefox, world, server, switchTab, stateOf }) => {
    world.serve(address, strip(pages(1)))
    const page = await firefox.newPage()
    await page.goto(address)
    await expect.poll(async () => (await stateOf(page))?.found).toBe(1)
    server.takes = 600_000
    await switchTab(page)
    await expect.poll(() => server.images.length).toBe(1)
    await expect.poll(() => server.brokenOff(), 'the background was stopped').toBeGreaterThanOrEqual(1)
    server.takes = 50
    await expect.poll(async () => (await stateOf(page))?.translated).toBe(1)
  })
})

test('a tab that is closed takes its orders back', async ({ firefox, world, server, switchTab, stateOf }) => {
  world.serve(address, strip(pages(5)))
  const page = await firefox.newPage()
  await page.goto(address)
  await expect.poll(async () => (await stateOf(page))?.found).toBe(5)
  server.takes = 600_000
  await switchTab(page)
  await expect.poll(() => server.images.length).toBeGreaterThanOrEqual(1)
  const open = server.images.length
  await page.close()
  await expect.poll(() => server.brokenOff()).toBeGreaterThanOrEqual(open)
})

test('settings are in the language of the browser, and a choice is kept', async ({ own }) => {
  expect(await own.$eval('h1', (heading) => heading.textContent)).toBe('Settings')
  await own.select('select', 'FRA')
  const chosen = () =>
    own.evaluate(async () => ((await chrome.storage.local.get('settings')) as { settings: object }).settings)
  await expect.poll(chosen).toMatchObject({ readingLanguage: 'FRA' })
})
