import { errors } from '@fukidashi/contract/errors'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../create-app.ts'
import { startTestApp } from '../fixtures/start-test-app.ts'
import { createLogger } from '../observing/create-logger.ts'
import { createAddressReader } from './read-address.ts'

const PUBLIC_URL = 'https://fukidashi.example'
const script = 'document.title = 1'
const style = 'p { color: red }'
const page = `<style>${style}</style><script>${script}</script><script type="application/ld+json">{}</script><p style="top:0">`
const logged: string[] = []
let folder: string
let plain: Awaited<ReturnType<typeof startTestApp>>
let secure: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-browsers-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'assets', 'a.js'), '1')
  const destination = new PassThrough()
  destination.on('data', (chunk: Buffer) => logged.push(chunk.toString()))
  plain = await startTestApp({ settings: { webFolder: folder }, logger: createLogger('warn', destination) })
  secure = await startTestApp({ environment: { PUBLIC_URL, HSTS_SECONDS: '3600' }, settings: { webFolder: folder } })
})
afterAll(async () => {
  await plain.close()
  await secure.close()
  await rm(folder, { recursive: true, force: true })
})

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

describe('headers', () => {
  it('let pages of the site run what stood in them when they were built, and nothing else that stands in them', async () => {
    const policy = (await plain.app.request('/')).headers.get('content-security-policy')!
    const rules = Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]))
    expect(rules).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'", hashOf(script)],
      'style-src': ["'self'", hashOf(style)],
      'style-src-attr': ["'unsafe-hashes'", hashOf('top:0')],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
    })
    expect(policy).not.toContain('unsafe-inline')
  })

  it.each(['/api/manga/useCnt/get', '/assets/a.js', '/runtime-config.json', '/api/nothing'])(
    'let nothing be loaded from within %s',
    async (path) => {
      const { headers } = await plain.app.request(path)
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    },
  )

  it('ask for https only where there is, by setting, and for this host alone', async () => {
    expect((await plain.app.request('/')).headers.has('strict-transport-security')).toBe(false)
    expect((await secure.app.request('/')).headers.get('strict-transport-security')).toBe('max-age=3600')
  })

  it('give a cookie that no other host can set, on https', async () => {
    const cookieOf = async (server: typeof plain) =>
      (await server.app.request('/api/manga/useCnt/get')).headers.get('set-cookie')
    expect(await cookieOf(plain)).toMatch(/^visitor=/)
    const cookie = (await cookieOf(secure))!
    expect(cookie).toMatch(/^__Host-visitor=.*; Path=\/; HttpOnly; Secure/)
    const known = await secure.app.request('/api/manga/useCnt/get', { headers: { cookie: cookie.split(';')[0]! } })
    expect(known.headers.has('set-cookie')).toBe(false)
  })
})

describe('calls that change something', () => {
  const send = async (headers: Record<string, string>, server = plain) => {
    const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', ...headers } }
    const response = await server.app.request('/api/manga/imagesZip/download', init)
    return { code: ((await response.json()) as { code: number }).code, hasCookie: response.headers.has('set-cookie') }
  }

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://other.fukidashi.example' }],
    [{ origin: 'https://other.example', host: 'fukidashi.example' }],
    [{ origin: 'null' }],
  ])('are refused to pages of other sites (%j), which give no cookie away either', async (headers) => {
    expect(await send(headers)).toEqual({ code: errors.originRefused.code, hasCookie: false })
  })

  it.each([
    [{}],
    [{ 'sec-fetch-site': 'same-origin', origin: PUBLIC_URL }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'http://127.0.0.1:8787', host: '127.0.0.1:8787' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'chrome-extension://abcdefgh' }],
    [{ origin: PUBLIC_URL, host: 'behind-a-proxy:8787' }],
  ])('are open to the site itself, the extension and programs (%j)', async (headers) => {
    expect((await send(headers, secure)).code).toBe(errors.requestInvalid.code)
  })
})

describe('forwarded addresses', () => {
  it.each([
    ['9.9.9.9', '9.9.9.9'],
    ['9.9.9.9:5001', '9.9.9.9'],
    ['1.1.1.1, 9.9.9.9:5002', '9.9.9.9'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:9.9.9.9', '9.9.9.9'],
  ])('%s is %s, whatever its port', async (header, address) => {
    const seen: string[] = []
    const readAddress = createAddressReader(1)
    const app = createApp(plain.deps, {
      readAddress: (context) => {
        seen.push(readAddress(context))
        return seen.at(-1)!
      },
    })
    await app.request('/api/manga/useCnt/get', { headers: { 'x-forwarded-for': header } })
    expect(seen).toContain(address)
  })

  it('of a proxy that nobody named are not believed, and the operator hears of it once', async () => {
    const app = createApp(plain.deps)
    const headers = { 'x-forwarded-for': '9.9.9.9' }
    // A socket's address needs a socket, which a test without a port has not.
    for (let times = 0; times < 3; times += 1)
      await app.request('/api/manga/useCnt/get', { headers }, { incoming: { socket: { remoteAddress: '10.0.0.1' } } })
    expect(logged.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1)
  })
})

describe('/metrics', () => {
  it.each([
    [{ 'cf-connecting-ip': '9.9.9.9' }],
    [{ 'x-forwarded-host': 'fukidashi.example' }],
    [{ host: 'fukidashi.example' }],
  ])('is closed to what a proxy passed on by any of its signs (%j)', async (headers) => {
    const app = createApp(plain.deps, { readAddress: () => '127.0.0.1' })
    expect((await app.request('/metrics', { headers: headers as Record<string, string> })).status).toBe(403)
    expect((await app.request('/metrics', { headers: { host: '127.0.0.1:8787' } })).status).toBe(200)
  })
})
