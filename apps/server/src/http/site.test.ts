import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../fixtures/start-test-app.ts'

let folder: string
let server: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-site-'))
  const files = {
    'index.html': '<h1>Home</h1>',
    'ar/manga-translator/index.html': '<h1>AR</h1>',
    'ar/error/404/index.html': '<h1>Lost in Arabic</h1>',
    '404.html': '<h1>Lost</h1>',
    'assets/app-1.js': '1',
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  server = await startTestApp({ settings: { webFolder: folder } })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

it.each([
  ['/', 200, 'Home', 'no-cache'],
  ['/ar/manga-translator', 200, 'AR', 'no-cache'],
  ['/assets/app-1.js', 200, '1', 'public, max-age=31536000, immutable'],
  ['/nowhere', 404, 'Lost', 'no-cache'],
  ['/ar/nowhere', 404, 'Lost in Arabic', 'no-cache'],
  ['/../../etc/passwd', 404, 'Lost', 'no-cache'],
  ['/..%2f..%2fetc/error/404', 404, 'Lost', 'no-cache'],
])('serves %s of the built site with %i', async (path, status, content, caching) => {
  const response = await server.app.request(path, { headers: { accept: 'text/html,*/*' } })
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(content)
  expect(response.headers.get('cache-control')).toBe(caching)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

it('answers a file that is missing with an envelope, not with a page', async () => {
  const response = await server.app.request('/assets/old.js', { headers: { accept: '*/*' } })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 1405 })
})

describe('a site that is served under another address than it was built for', () => {
  const built = 'http://127.0.0.1:8787'
  const page = [
    '<head>',
    `<link rel="canonical" href="${built}/ar"/>`,
    `<meta property="og:image" content="${built}/assets/a.jpg"/>`,
    `<script type="application/ld+json">{"url":"${built}"}</script></head>`,
    `<p>Your own server is at ${built}.</p>`,
  ].join('')
  let site: string
  let addressed: Awaited<ReturnType<typeof startTestApp>>
  beforeAll(async () => {
    site = await mkdtemp(join(tmpdir(), 'fukidashi-site-'))
    await mkdir(join(site, 'ar'))
    await writeFile(join(site, 'ar/index.html'), page)
    await writeFile(join(site, 'ar/index.html.br'), brotliCompressSync(page))
    await writeFile(join(site, 'robots.txt'), `Sitemap: ${built}/sitemap.xml\n`)
    await writeFile(join(site, 'sitemap.xml'), `<loc>${built}/ar</loc>`)
    addressed = await startTestApp({
      environment: { PUBLIC_URL: 'https://comics.example' },
      settings: { webFolder: site },
    })
  })
  afterAll(async () => {
    await addressed.close()
    await rm(site, { recursive: true, force: true })
  })

  it.each(['br', 'gzip', 'identity'] as const)('names that one in its links, sent as %s', async (encoding) => {
    const open = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
    for (const path of ['/ar', '/ar/', '/ar']) {
      const response = await addressed.app.request(path, { headers: { 'accept-encoding': encoding } })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(response.headers.get('cache-control')).toBe('no-cache')
      const text = open[encoding](Buffer.from(await response.arrayBuffer())).toString()
      expect(text).toContain('rel="canonical" href="https://comics.example/ar"')
      expect(text).toContain('content="https://comics.example/assets/a.jpg"')
      expect(text).toContain('{"url":"https://comics.example"}')
      // What the page says to people stays as it was written.
      expect(text).toContain(`Your own server is at ${built}.`)
    }
  })

  it('names it in sitemap and robots.txt', async () => {
    const textOf = async (path: string) => await (await addressed.app.request(path)).text()
    expect(await textOf('/robots.txt')).toBe('Sitemap: https://comics.example/sitemap.xml\n')
    expect(await textOf('/sitemap.xml')).toBe('<loc>https://comics.example/ar</loc>')
  })

  it('leaves all else to the files', async () => {
    expect((await addressed.app.request('/nowhere', { headers: { accept: 'text/html' } })).status).toBe(404)
  })
})
