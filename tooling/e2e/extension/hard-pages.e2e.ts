import { drawPlainPng } from './draw-plain-png.ts'
import { expect, sharedBrowserTest, test } from './extension-test.ts'

const shell = (body: string, head = '') =>
  `<!doctype html><html><head><title>Chapter 1</title>${head}<style>img,div[style]{display:block;width:400px}</style></head><body>${body}</body></html>`

test.describe('without a permission for the images', () => {
  test.use({ access: { hosts: ['*://www.webtoons.com/*'] } })

  test('the page says which host is missing, and sends nothing', async ({
    world,
    server,
    openComic,
    switchTab,
    stateOf,
  }) => {
    const address = 'http://www.webtoons.com/en/chapter-1/viewer'
    world.serve(
      address,
      shell('<div id="_imageList"><img src="http://cdn.test/page-1.png"><img src="http://cdn.test/page-2.png"></div>'),
    )
    const page = await openComic(address, 2)
    await switchTab(page)
    await expect.poll(async () => (await stateOf(page))?.blockedHosts).toEqual(['cdn.test'])
    expect(server.images).toEqual([])
  })
})

sharedBrowserTest(
  'lists that change under the reader: lazy images, pages that come and go, another chapter without a new document',
  async ({ world, openComic, switchTab, stateOf }) => {
    const address = 'http://www.webtoons.com/en/chapter-3/viewer'
    world.serve(
      address,
      shell(
        '<div id="_imageList"><div class="md--page"><img data-src="/page-1.png" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></div></div>',
      ),
    )
    const page = await openComic(address, 1)
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
  },
)

sharedBrowserTest(
  'an image that is replaced while it is translated gets its own translation, and the late one goes to nobody',
  async ({ world, server, openComic, switchTab, stateOf }) => {
    const address = 'http://www.webtoons.com/en/chapter-5/viewer'
    world.serve(address, shell('<div id="_imageList"><div class="md--page"><img src="/page-1.png"></div></div>'))
    const page = await openComic(address, 1)
    server.takes = 3000
    await switchTab(page)
    await expect.poll(() => server.images.length).toBe(1)
    await page.evaluate(() => {
      document.querySelector('img')!.src = '/page-2.png'
    })
    await expect.poll(() => server.brokenOff()).toBe(1)
    await expect.poll(async () => (await stateOf(page))?.translated).toBe(1)
    expect(server.images.length).toBe(2)
  },
)

sharedBrowserTest(
  'a reader who ends and begins again while a page is being read gets their pages',
  async ({ world, openComic, switchTab, stateOf }) => {
    // A long page of an encrypted site, which takes a while to be drawn and encoded.
    const address = 'https://www.webtoons.com/en/chapter-6/viewer'
    world.serveFile('/long.png', 'image/png', drawPlainPng(800, 12_000, [40, 160, 200]))
    world.serve(address, shell('<div id="_imageList"><img src="/long.png"></div>'))
    const page = await openComic(address, 1)
    for (const isOn of [true, false, true]) {
      await switchTab(page)
      expect((await stateOf(page))!.isOn).toBe(isOn)
    }
    await expect.poll(async () => (await stateOf(page))?.translated).toBe(1)
  },
)
