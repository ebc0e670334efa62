import { readFileSync } from 'node:fs'
import { samplePagesFolder } from '@fukidashi/sample-pages/folders'
import sharp from 'sharp'
import { chapter, viewer } from './chapter.ts'
import { drawPlainPng } from './draw-plain-png.ts'
import { expect, sharedBrowserTest as test } from './extension-test.ts'

// Without encryption: Chromium keeps nothing of a site whose certificate it does not trust.
const address = viewer('reading')
const kindOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).format

test('an image is sent as the file that the browser keeps, and its site is not asked for it again', async ({
  world,
  server,
  openComic,
  switchTab,
  stateOf,
}) => {
  world.serve(address, chapter(['/kept/page-2.png']))
  const tab = await openComic(address, 1)
  await switchTab(tab)
  await expect.poll(async () => (await stateOf(tab))?.translated).toBe(1)
  expect(server.bodies[0]!.equals(readFileSync(`${samplePagesFolder}02-letter.jpg`))).toBe(true)
  expect(world.requests.filter((request) => request.endsWith('/kept/page-2.png'))).toHaveLength(1)
})

test('an image of another origin that the page may read is not asked for again, even where its server varies it by request', async ({
  world,
  server,
  openComic,
  switchTab,
  stateOf,
}) => {
  world.serve(address, chapter(['http://cdn.test/cors/varied/page-2.png']))
  const tab = await openComic(address, 1)
  await switchTab(tab)
  await expect.poll(async () => (await stateOf(tab))?.translated).toBe(1)
  expect(await kindOf(server.bodies[0]!)).toBe('webp')
  expect(world.requests.filter((request) => request.endsWith('/varied/page-2.png'))).toHaveLength(1)
})

test('an image of another origin that the page may not read is asked for by nobody but the background', async ({
  world,
  server,
  openComic,
  switchTab,
  stateOf,
}) => {
  world.serve(address, chapter(['http://cdn.test/closed/page-2.png']))
  const tab = await openComic(address, 1)
  await switchTab(tab)
  await expect.poll(async () => (await stateOf(tab))?.translated).toBe(1)
  expect(server.bodies[0]!.equals(readFileSync(`${samplePagesFolder}02-letter.jpg`))).toBe(true)
  expect(world.requests.filter((request) => request.endsWith('/closed/page-2.png'))).toHaveLength(2)
})

test('an image of another origin that its site put there readable is drawn where the browser may not keep it', async ({
  world,
  server,
  openComic,
  switchTab,
  stateOf,
}) => {
  world.serveOnce('/readable.png', drawPlainPng(420, 600, [20, 90, 160]), 'silence')
  world.serve(address, chapter('<img crossorigin src="http://cdn.test/readable.png">'))
  const tab = await openComic(address, 1)
  await switchTab(tab)
  await expect.poll(async () => (await stateOf(tab))?.translated).toBe(1)
  expect(await kindOf(server.bodies[0]!)).toBe('webp')
  expect(world.requests.filter((request) => request.endsWith('/readable.png'))).toHaveLength(1)
})

test('a file of more bytes than the server takes is sent with fewer, in its own size', async ({
  world,
  server,
  openComic,
  switchTab,
  stateOf,
}) => {
  const [width, height] = [1500, 1500]
  const noise = Buffer.from(Array.from({ length: width * height * 3 }, () => Math.random() * 256))
  const heavy = await sharp(noise, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  expect(heavy.length).toBeGreaterThan(5 * 1024 * 1024)
  world.serveFile('/heavy.png', 'image/png', heavy)
  world.serve(address, chapter(['/heavy.png']))
  const tab = await openComic(address, 1)
  await switchTab(tab)
  await expect.poll(async () => (await stateOf(tab))?.translated).toBe(1)
  expect(await kindOf(server.bodies[0]!)).toBe('webp')
  expect(server.sizes).toEqual([[width, height]])
})

test('an image that the browser may not keep is drawn, and its site is not asked for it again', async ({
  world,
  server,
  openComic,
  switchTab,
  stateOf,
}) => {
  world.serveOnce('/once.png', drawPlainPng(420, 600, [20, 90, 160]), 'silence')
  world.serve(address, chapter(['/once.png']))
  const tab = await openComic(address, 1)
  await switchTab(tab)
  await expect.poll(async () => (await stateOf(tab))?.translated).toBe(1)
  expect(await kindOf(server.bodies[0]!)).toBe('webp')
  expect(world.requests.filter((request) => request.endsWith('/once.png'))).toHaveLength(1)
})

test('a file that the server takes for no image is drawn as the browser shows it, once', async ({
  world,
  server,
  openComic,
  switchTab,
  stateOf,
}) => {
  world.serve(address, chapter(['/page-2.png']))
  const cutOff = await openComic(address, 1)
  server.refusals.push('imageCutOff')
  await switchTab(cutOff)
  await expect.poll(async () => await stateOf(cutOff)).toMatchObject({ translated: 1, failed: 0 })
  expect(await Promise.all(server.bodies.map(kindOf))).toEqual(['jpeg', 'webp'])
  await cutOff.close()

  const plain = sharp({ create: { width: 420, height: 600, channels: 3, background: 'teal' } })
  world.serveFile('/animated.gif', 'image/gif', await plain.gif().toBuffer())
  world.serve(address, chapter(['/animated.gif']))
  const otherKind = await openComic(address, 1)
  server.refusals.push('imageUnreadable')
  await switchTab(otherKind)
  await expect.poll(async () => (await stateOf(otherKind))?.failed, 'what was drawn is final').toBe(1)
  expect(await Promise.all(server.bodies.map(kindOf))).toEqual(['jpeg', 'webp', 'webp'])
})

test('where a worker of the site answers for its images, what the reader sees is translated', async ({
  context,
  world,
  server,
  switchTab,
  stateOf,
}) => {
  world.serveFile('/hidden.png', 'image/png', drawPlainPng(420, 600, [20, 90, 160]))
  world.serveFile('/shown.png', 'image/png', drawPlainPng(500, 700, [20, 90, 160]))
  const worker = `
    addEventListener('activate', (event) => event.waitUntil(clients.claim()))
    addEventListener('fetch', (event) => {
      if (event.request.url.endsWith('/hidden.png')) event.respondWith(fetch('/shown.png'))
    })`
  world.serveFile('/en/worker.js', 'text/javascript', Buffer.from(worker))
  // Only an encrypted site and one's own machine may have such a worker.
  const ownMachine = 'http://localhost/en/viewer'
  world.serve(ownMachine, chapter(['/hidden.png'], { script: "void navigator.serviceWorker.register('worker.js')" }))
  const tab = await context.newPage()
  await tab.goto(ownMachine)
  await expect.poll(() => tab.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await tab.reload()
  await expect.poll(() => tab.evaluate(() => document.images[0]!.naturalWidth)).toBe(500)
  await switchTab(tab)
  await expect.poll(async () => (await stateOf(tab))?.translated).toBe(1)
  expect(server.sizes).toEqual([[500, 700]])
  await tab.evaluate(async () => await (await navigator.serviceWorker.ready).unregister())
})
