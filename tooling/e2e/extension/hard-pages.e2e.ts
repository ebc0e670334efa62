import type { Page } from '@playwright/test'
import { expect, test } from './extension-test.ts'

const outerHtml = (page: Page) => page.evaluate(() => document.documentElement.outerHTML)
const shell = (body: string, head = '') =>
  `<!doctype html><html><head><title>Chapter 1</title>${head}<style>img,div[style]{display:block;width:400px}</style></head><body>${body}</body></html>`

/** A page that is not as simple as an image of the site's own, and how many pages it has. */
interface HardPage {
  readonly name: string
  readonly address: string
  readonly html: string
  readonly headers?: Record<string, string>
  readonly found: number
}

const hardPages: readonly HardPage[] = [
  {
    name: 'images of another origin that no script may read',
    address: 'http://www.webtoons.com/en/chapter-1/viewer',
    html: shell(
      '<div id="_imageList"><div class="md--page"><img src="http://cdn.test/page-1.png"></div><div class="md--page"><img src="http://cdn.test/page-2.png"></div></div>',
    ),
    found: 2,
  },
  {
    name: 'images of another origin with CORS',
    address: 'http://www.webtoons.com/en/chapter-2/viewer',
    html: shell(
      '<div id="_imageList"><div class="md--page"><img src="http://cdn.test/cors/page-1.png"></div><div class="md--page"><img src="http://cdn.test/cors/page-2.png"></div></div>',
    ),
    found: 2,
  },
  {
    name: 'a strict content security policy',
    address: 'http://www.webtoons.com/en/strict/viewer',
    html: '<!doctype html><html><head><title>Episode</title></head><body><div id="_imageList"><img width="400" src="/page-1.png"><img width="400" src="/page-2.png"></div></body></html>',
    headers: { 'content-security-policy': "default-src 'none'; img-src 'self'" },
    found: 2,
  },
  {
    name: 'srcset and picture',
    address: 'http://comic.naver.com/webtoon/detail',
    html: shell(
      '<div id="sectionContWide"><img src="/page-1.png" srcset="/page-2.png 2x, /page-1.png 1x"></div><picture><source srcset="/page-3.png"><img src="/page-4.png"></picture>',
    ),
    found: 1,
  },
  {
    name: 'blobs that are revoked as soon as they have loaded',
    address: 'http://mangaplus.shueisha.co.jp/viewer/1',
    html: shell(`<div class="zao-image-container"><img class="zao-image"></div><script>
      fetch('/page-1.png').then((response) => response.blob()).then((blob) => {
        const image = document.querySelector('img')
        image.src = URL.createObjectURL(blob)
        image.onload = () => URL.revokeObjectURL(image.src)
      })
    </script>`),
    found: 1,
  },
  {
    name: 'backgrounds with blobs',
    address: 'http://comic.pixiv.net/viewer/stories/1',
    html: shell(`<div id="page-0"></div><script>
      fetch('/page-1.png').then((response) => response.blob()).then((blob) => {
        const box = document.querySelector('#page-0')
        box.style.cssText = 'width:400px;height:576px;background-size:contain;background-image:url(' + URL.createObjectURL(blob) + ')'
      })
    </script>`),
    found: 1,
  },
]

for (const { name, address, html, headers, found } of hardPages) {
  test(`translated and given back: ${name}`, async ({ context, world, switchTab, stateOf }) => {
    world.serve(address, html, headers)
    const page = await context.newPage()
    await page.goto(address)
    await expect.poll(async () => (await stateOf(page))?.found).toBe(found)
    const before = await outerHtml(page)
    await switchTab(page)
    await expect
      .poll(async () => {
        const { translated, failed } = (await stateOf(page))!
        return { translated, failed }
      })
      .toEqual({ translated: found, failed: 0 })
    await switchTab(page)
    expect(await outerHtml(page)).toBe(before)
  })
}

test.describe('without a permission for the images', () => {
  test.use({ access: { hosts: ['*://www.webtoons.com/*'] } })

  test('the page says which host is missing, and sends nothing', async ({
    context,
    world,
    server,
    switchTab,
    stateOf,
  }) => {
    const { address, html } = hardPages[0]!
    world.serve(address, html)
    const page = await context.newPage()
    await page.goto(address)
    await expect.poll(async () => (await stateOf(page))?.found).toBe(2)
    await switchTab(page)
    await expect.poll(async () => (await stateOf(page))?.blockedHosts).toEqual(['cdn.test'])
    expect(server.images).toEqual([])
  })
})

test('lists that change under the reader: lazy images, pages that come and go, another chapter without a new document', async ({
  context,
  world,
  switchTab,
  stateOf,
}) => {
  const address = 'http://www.webtoons.com/en/chapter-3/viewer'
  world.serve(
    address,
    shell(
      '<div id="_imageList"><div class="md--page"><img data-src="/page-1.png" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></div></div>',
    ),
  )
  const page = await context.newPage()
  await page.goto(address)
  await expect.poll(async () => (await stateOf(page))?.found).toBe(1)
  await switchTab(page)
  expect((await stateOf(page))!.translated, 'a placeholder is no page').toBe(0)
  await page.evaluate(() => {
    const image = document.querySelector('img')!
    image.src = image.dataset.src!
  })
  await expect.poll(async () => (await stateOf(page))?.translated).toBe(1)
  await page.evaluate(() => {
    const list = document.querySelector('#_imageList')!
    list.innerHTML = '<div class="md--page"><img src="/page-2.png"></div>'
    history.pushState(undefined, '', '/en/chapter-4/viewer')
  })
  await expect.poll(async () => await stateOf(page)).toMatchObject({ found: 1, translated: 1, isOn: true })
  await page.evaluate(() => history.pushState(undefined, '', '/en/title/list'))
  await page.evaluate(() => document.querySelector('#_imageList')!.remove())
  await expect.poll(async () => (await stateOf(page))?.translated).toBe(0)
  // The language of the site, and nothing of ours.
  expect(await page.evaluate(() => document.documentElement.children.length)).toBe(2)
})

test('an image that is replaced while it is translated gets its own translation, and the late one goes to nobody', async ({
  context,
  world,
  server,
  switchTab,
  stateOf,
}) => {
  const address = 'http://www.webtoons.com/en/chapter-5/viewer'
  world.serve(address, shell('<div id="_imageList"><div class="md--page"><img src="/page-1.png"></div></div>'))
  const page = await context.newPage()
  await page.goto(address)
  await expect.poll(async () => (await stateOf(page))?.found).toBe(1)
  server.takes = 3000
  await switchTab(page)
  await expect.poll(() => server.images.length).toBe(1)
  await page.evaluate(() => {
    document.querySelector('img')!.src = '/page-2.png'
  })
  await expect.poll(() => server.brokenOff()).toBe(1)
  await expect.poll(async () => (await stateOf(page))?.translated).toBe(1)
  expect(server.images.length).toBe(2)
})

test('a background that is stopped in the middle loses no page', async ({
  context,
  world,
  server,
  switchTab,
  stateOf,
  background,
}) => {
  const address = 'http://www.webtoons.com/en/chapter-6/viewer'
  world.serve(address, shell('<div id="_imageList"><div class="md--page"><img src="/page-1.png"></div></div>'))
  const page = await context.newPage()
  await page.goto(address)
  await expect.poll(async () => (await stateOf(page))?.found).toBe(1)
  server.takes = 600_000
  await switchTab(page)
  await expect.poll(() => server.images.length).toBe(1)
  const stopper = await context.newPage()
  const session = await context.newCDPSession(stopper)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  const target = await context.browser()?.newBrowserCDPSession()
  await target?.send('Target.getTargets').then(async ({ targetInfos }) => {
    const worker = targetInfos.find(({ url }) => url === background.url())
    if (worker) await target.send('Target.closeTarget', { targetId: worker.targetId })
  })
  await expect.poll(() => server.brokenOff()).toBe(1)
  server.takes = 50
  await expect.poll(async () => (await stateOf(page))?.translated).toBe(1)
  expect(server.images.length).toBe(2)
})

test('a tab that is closed takes its orders back; a refusal is told', async ({
  context,
  world,
  server,
  switchTab,
  stateOf,
}) => {
  const address = 'http://www.webtoons.com/en/chapter-7/viewer'
  const pages = Array.from(
    { length: 5 },
    (_, index) => `<div class="md--page"><img src="/page-${index + 1}.png"></div>`,
  )
  world.serve(address, shell(`<div id="_imageList">${pages.join('')}</div>`))
  const first = await context.newPage()
  await first.goto(address)
  await expect.poll(async () => (await stateOf(first))?.found).toBe(5)
  server.takes = 600_000
  await switchTab(first)
  await expect.poll(() => server.images.length).toBe(3)
  await first.close()
  await expect.poll(() => server.brokenOff()).toBe(3)
  server.takes = 50
  server.refusals.push('creditsUsedUp')
  const second = await context.newPage()
  await second.goto(address)
  await expect.poll(async () => (await stateOf(second))?.found).toBe(5)
  await switchTab(second)
  await expect.poll(async () => (await stateOf(second))?.failed).toBe(1)
  await expect.poll(async () => (await stateOf(second))?.translated).toBeGreaterThanOrEqual(3)
})
