// Makes the pictures of the home page that show the extension in place: the extension itself in Chromium, on a comic site of our
// own drawing, with the page as the pipeline lettered it in the story's own translation. pnpm --filter @fukidashi/e2e in-place-pictures
import { mkdirSync } from 'node:fs'
import { inPlacePicturesFolder, letteredPagesFolder, samplePagesFolder } from '@fukidashi/sample-pages/folders'
import sharp from 'sharp'
import { startComicWorld } from './comic-world.ts'
import { launchWithExtension } from './launch-with-extension.ts'
import { startScriptedServer } from './scripted-server.ts'

const address = 'http://comics.example/works/1/episodes/1'
const size = { width: 1280, height: 800 }
/** In pixels of the page. */
const margin = 3

mkdirSync(inPlacePicturesFolder, { recursive: true })
const world = await startComicWorld()
const server = await startScriptedServer()
server.overlay = await findChanges(`${samplePagesFolder}01-storm.png`, `${letteredPagesFolder}01-storm.eng.png`)
world.serve(address, drawSite())
const { context, close } = await launchWithExtension({ world, hosts: ['*://*/*'], locale: 'en-US' })
const background = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
const settings = { serverAddress: server.url, hasFloatingButton: true, buttonTop: 0.86 }
await background.evaluate((chosen) => chrome.storage.local.set({ settings: chosen }), settings)
const page = await context.newPage()
await page.setViewportSize(size)
await page.goto(address)
await page.bringToFront()
// The button looks for a comic when the page has loaded, and once more soon after.
await page.waitForTimeout(3000)
await shoot('before')
const view = await context.newPage()
await view.goto(`chrome-extension://${new URL(background.url()).host}/src/entrypoints/options.html`)
const ask = (kind: 'switchTab' | 'describe') =>
  view.evaluate(
    async ([url, what]) => {
      const tab = (await chrome.tabs.query({})).find((each) => each.url === url)!
      if (what === 'describe') return (await chrome.tabs.sendMessage(tab.id!, { kind: what })) as { translated: number }
      await chrome.runtime.sendMessage({ kind: what, tabId: tab.id! })
      return undefined
    },
    [address, kind] as const,
  )
await ask('switchTab')
while (((await ask('describe'))?.translated ?? 0) < 1) await page.waitForTimeout(200)
await page.bringToFront()
await page.waitForTimeout(1000)
await shoot('after')
await close()
await server.stop()
await world.stop()

async function shoot(name: string) {
  const picture = await page.screenshot()
  await sharp(picture).webp({ quality: 90 }).toFile(`${inPlacePicturesFolder}${name}.webp`)
  console.log(`${inPlacePicturesFolder}${name}.webp`)
}

/** What differs between two pictures of one size, on nothing. */
async function findChanges(before: string, after: string): Promise<Buffer> {
  const [old, changed] = await Promise.all(
    [before, after].map((file) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  const { data, info } = changed!
  const raw = { width: info.width, height: info.height }
  const isOther = (pixel: number) =>
    !data.subarray(pixel * 4, pixel * 4 + 3).equals(old!.data.subarray(pixel * 4, pixel * 4 + 3))
  const mask = Buffer.alloc(raw.width * raw.height)
  // With a margin: a browser that shows the page smaller would mix a glyph's edge with what stood under it.
  for (let pixel = 0; pixel < mask.length; pixel++)
    if (isOther(pixel))
      for (let row = -margin; row <= margin; row++) {
        const at = pixel + row * raw.width
        mask.fill(255, Math.max(0, at - margin), Math.max(0, at + margin + 1))
      }
  for (const [pixel, alpha] of mask.entries()) data[pixel * 4 + 3] = alpha
  return await sharp(data, { raw: { ...raw, channels: 4 } })
    .png()
    .toBuffer()
}

/** A site with comics as there are many, in Japanese and of our own drawing. */
function drawSite(): string {
  const works = [
    ['/page-2.png', '真珠からの手紙', '第8話'],
    ['/page-3.png', '十年前の嵐', '第3話'],
    ['/page-5.png', '島の夜', '第12話'],
    ['/page-6.png', '夜明けの船', '最終話'],
  ]
  const cards = works.map(
    ([src, title, part]) =>
      `<li><img src="${src}" width="64" height="64" alt=""><p><b>${title}</b><span>${part}</span></p></li>`,
  )
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>灯台の茶室 第1話 - みなとコミック</title><style>
    * { box-sizing: border-box }
    body { margin: 0; background: #eef2f6; color: #22303c; font: 15px/1.6 "Noto Sans CJK JP", sans-serif }
    header { display: flex; align-items: center; gap: 28px; height: 64px; padding: 0 48px; background: #fff; border-bottom: 3px solid #2b86c5 }
    header b { color: #2b86c5; font-size: 22px; letter-spacing: .04em }
    nav { display: flex; gap: 22px; font-weight: 700 }
    .search { margin-left: auto; width: 240px; padding: 7px 16px; border: 1px solid #c6d2dc; border-radius: 20px; color: #8496a5 }
    .body { display: grid; grid-template-columns: 250px 1fr 260px; gap: 32px; padding: 20px 48px }
    h1 { margin: 0 0 4px; font-size: 22px }
    h2 { margin: 0 0 10px; font-size: 16px }
    .about, aside { align-self: start; padding: 18px; border-radius: 12px; background: #fff }
    .about p { margin: 0 0 12px; color: #5b6d7c; font-size: 14px }
    ol, ul { margin: 0; padding: 0; list-style: none }
    ol li { padding: 8px 10px; border-radius: 8px }
    ol li:first-child { background: #dceefb; color: #1b6aa3; font-weight: 700 }
    main img { display: block; width: 560px; margin: 0 auto; box-shadow: 0 4px 24px rgb(20 40 60 / 25%) }
    aside li { display: flex; gap: 12px; align-items: center; padding: 7px 0 }
    aside img { flex: none; border-radius: 8px; object-fit: cover; object-position: top }
    aside p { display: grid; margin: 0; font-size: 14px } aside span { color: #8496a5; font-size: 13px }
  </style></head><body>
    <header><b>みなとコミック</b><nav><span>連載</span><span>ランキング</span><span>本だな</span></nav><span class="search">作品をさがす</span></header>
    <div class="body">
      <div class="about"><h1>灯台の茶室</h1><p>嵐の夜、配達人のナギが届けた一通の手紙。</p>
        <ol><li>第1話　嵐の夜</li><li>第2話　手紙</li><li>第3話　返事</li><li>第4話　再会</li></ol></div>
      <main><img src="/page-1.png" alt=""></main>
      <aside><h2>よく読まれている作品</h2><ul>${cards.join('')}</ul></aside>
    </div></body></html>`
}
