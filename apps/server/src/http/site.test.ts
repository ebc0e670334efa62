import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
