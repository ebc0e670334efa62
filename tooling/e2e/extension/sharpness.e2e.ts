import type { CDPSession } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './extension-test.ts'

const address = 'https://www.webtoons.com/en/sharp/viewer'

/** How much two pictures of the window differ: the mean over all colour values, and the largest mean of a square of 16 pixels. */
async function differenceOf(one: Buffer, other: Buffer): Promise<{ readonly mean: number; readonly worst: number }> {
  const [first, second] = await Promise.all(
    [one, other].map((png) => sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })),
  )
  const { width, height } = first!.info
  const squares = new Float64Array(Math.ceil(width / 16) * Math.ceil(height / 16))
  let total = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const difference = Math.abs(first!.data[y * width + x]! - second!.data[y * width + x]!)
      total += difference
      squares[(y >> 4) * Math.ceil(width / 16) + (x >> 4)]! += difference / 256
    }
  return { mean: total / (width * height), worst: Math.max(...squares) }
}

/** A picture in the pixels of the screen. */
async function windowOf(session: CDPSession): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', { format: 'png' })
  return Buffer.from(data, 'base64')
}

/** The same once nothing moves any more: for a moment after a zoom, a browser shows what it had, made larger or smaller. */
async function settledWindowOf(session: CDPSession): Promise<Buffer> {
  let last = await windowOf(session)
  await expect
    .poll(async () => {
      const before = last
      last = await windowOf(session)
      return last.equals(before)
    })
    .toBe(true)
  return last
}

for (const ratio of [1, 1.25, 1.5, 2, 3])
  test.describe(`on a screen of ${ratio} pixels for each`, () => {
    test.use({ screenRatio: ratio })

    // The overlay is here the page itself, so that whatever is seen of it is a fault: a shift, a blur, another size.
    test('the translation lies exactly over its page at every zoom, and as sharp', async ({
      world,
      server,
      openComic,
      openOwnPage,
      switchTab,
      stateOf,
    }) => {
      test.setTimeout(120_000)
      server.overlay = 'same'
      world.serve(
        address,
        `<!doctype html><html><head><title>Chapter 1</title><style>body{margin:0}img{display:block;width:31.7%;margin:10.3px 0 0 33.6px}</style></head>
        <body><div id="_imageList"><img src="/page-1.png"></div></body></html>`,
      )
      const page = await openComic(address, 1)
      const view = await openOwnPage('options')
      const setZoom = async (factor: number) =>
        await view.evaluate(
          async ({ url, factor: wanted }) => {
            const tabs = await chrome.tabs.query({})
            await chrome.tabs.setZoom(tabs.find((tab) => tab.url === url)!.id!, wanted)
          },
          { url: address, factor },
        )
      const session = await page.context().newCDPSession(page)
      for (const zoom of ratio === 1 ? [0.5, 0.9, 1, 1.1, 2, 3] : [0.9, 1]) {
        await setZoom(zoom)
        await page.bringToFront()
        await expect.poll(() => page.evaluate(() => devicePixelRatio)).toBeCloseTo(zoom * ratio, 1)
        const original = await settledWindowOf(session)
        await switchTab(page)
        await expect.poll(async () => (await stateOf(page))?.translated).toBe(1)
        await page.bringToFront()
        // A browser makes pictures smaller in its own way, which leaves a trace of a difference, up to 33 in a square where a screentone
        // meets it; a shift by one pixel makes 6 on average and more than 80 in a square.
        const look = async () => {
          const { mean, worst } = await differenceOf(original, await windowOf(session))
          return mean < 3 && worst < 45 ? 'the same' : `${mean} on average, ${worst} at most`
        }
        await expect.poll(look, `at a zoom of ${zoom * 100} %`).toBe('the same')
        await switchTab(page)
      }
    })
  })
