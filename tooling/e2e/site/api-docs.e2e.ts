import AxeBuilder from '@axe-core/playwright'
import { createPublicApiClient } from '@fukidashi/api-client/create-public-api-client'
import { constants, createHash, publicEncrypt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { samplePagesFolder } from '@fukidashi/sample-pages/folders'
import { canonicalJson } from '@fukidashi/signing/canonical-json'
import { type RealServer, startRealServer } from './real-server.ts'
import { expect, test as base } from './site-test.ts'

/** Playwright's `test` with a page that notes what its policy refused, and every address that it asked. */
const test = base.extend<{ readonly violations: string[]; readonly asked: string[] }>({
  violations: async ({ page }, use) => {
    const violations: string[] = []
    await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
        (window as unknown as { noteViolation: (violation: string) => void }).noteViolation(
          `${effectiveDirective} ${blockedURI} ${sample}`,
        ),
      )
    })
    await use(violations)
  },
  asked: async ({ page }, use) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await use(asked)
  },
})
test.slow()

let server: RealServer
test.beforeAll(async () => {
  server = await startRealServer({})
})
test.afterAll(() => server.stop())

async function makeKey(request: typeof fetch): Promise<string> {
  const cookies = new Map<string, string>()
  const call = async (path: string, body?: object): Promise<{ data: never; headers: Headers }> => {
    const cookie = Array.from(cookies, (pair) => pair.join('=')).join('; ')
    const headers = { 'content-type': 'application/json', cookie }
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await request(`${server.url}${path}`, init)
    for (const given of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(given)!
      cookies.set(name!, value!)
    }
    return { headers: response.headers, ...((await response.json()) as { data: never }) }
  }
  const config = (await (await request(`${server.url}/runtime-config.json`)).json()) as { publicKey: string }
  const sign = (payload: unknown): string => {
    const digest = createHash('md5').update(canonicalJson(payload), 'utf8').digest('hex')
    const key = { key: config.publicKey, padding: constants.RSA_PKCS1_PADDING }
    return publicEncrypt(key, Buffer.from(digest)).toString('base64')
  }
  const { salt, challenge } = (await call('/api/verifyCode/work')).data as { salt: string; challenge: string }
  let captcha = 0
  while (createHash('sha256').update(`${salt}${captcha}`).digest('hex') !== challenge) captcha += 1
  const [email, password] = [`${randomUUID()}@example.org`, 'seven quiet herons']
  const person = { email, password, passwordAgain: password, captcha: String(captcha), language: 'en' }
  const cookie = Array.from(cookies, (pair) => pair.join('=')).join('; ')
  await request(`${server.url}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, sign: sign(person) },
    body: JSON.stringify(person),
  })
  await call('/api/user/login', { email, password })
  const scopes = ['translations:write', 'translations:read', 'usage:read']
  const made = (await call('/api/user/apiKeys/create', { name: 'e2e', scopes })).data as { secret: string }
  return made.secret
}

test('the page of the API shows every call and example, loads its own files alone, and its policy refuses nothing', async ({
  page,
  violations,
  asked,
}) => {
  const response = await page.goto(`${server.url}/docs/api`, { waitUntil: 'networkidle' })
  expect(response!.headers()['content-security-policy']).not.toMatch(/unsafe/)
  await expect(page.getByText('Translate a page', { exact: true })).toBeVisible()
  await expect(page.getByText('Look up what is left and what was used')).toBeVisible()
  for (const title of ['curl', 'TypeScript', 'Python'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByText('Translate a page', { exact: true }).click()
  await expect(page.getByText('Try it out').first()).toBeVisible()
  await expect(page.locator('#problem-creditsUsedUp')).toBeAttached()
  expect(violations).toEqual([])
  const elsewhere = asked.filter((url) => !url.startsWith(server.url) && !url.startsWith('data:'))
  expect(elsewhere).toEqual([])
})

test('a call can be tried on the page of the API with a key, and its policy lets it', async ({
  page,
  violations,
  asked,
}) => {
  const key = await makeKey(fetch)
  await page.goto(`${server.url}/docs/api`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Authorize' }).first().click()
  await page.getByRole('dialog').or(page.locator('.modal-ux')).locator('input').fill(key)
  await page.locator('.auth-btn-wrapper button[type="submit"]').click()
  await page.locator('.auth-btn-wrapper .btn-done').click()
  const usage = page.locator('.opblock', { hasText: 'Look up what is left and what was used' })
  await usage.getByText('Look up what is left and what was used').click()
  await usage.getByRole('button', { name: 'Try it out' }).click()
  await usage.getByRole('button', { name: 'Execute' }).click()
  const answer = usage.locator('.live-responses-table')
  await expect(answer.locator('.response-col_status').last()).toContainText('200')
  await expect(answer.locator('.response-col_description').last()).toContainText('"remaining"')
  expect(violations).toEqual([])
  expect(asked.filter((url) => !url.startsWith(server.url) && !url.startsWith('data:'))).toEqual([])
})

test('the page of the API breaks no rule of accessibility, and leaves no screen', async ({ page }) => {
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto(`${server.url}/docs/api`, { waitUntil: 'networkidle' })
    await page.getByText('Translate a page', { exact: true }).click()
    await expect(page.getByText('Try it out').first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
})

test('the client of the API has a page translated', async () => {
  const api = createPublicApiClient({ baseURL: server.url, key: await makeKey(fetch) })
  const bytes = await readFile(join(samplePagesFolder, '01-storm.png'))
  const image = new Blob([new Uint8Array(bytes)], { type: 'image/png' })
  const options = { translateFrom: 'JPN', translateTo: 'ENG' } as const
  const { id } = await api.orderTranslation({ image, ...options }, { idempotencyKey: 'storm' })
  expect((await api.orderTranslation({ image, ...options }, { idempotencyKey: 'storm' })).id).toBe(id)
  const translation = await api.waitForTranslation(id)
  expect(translation).toMatchObject({ status: 'done', outcome: 'done' })
  expect((await api.getTranslatedPage({ id })).type).toBe('image/png')
  expect((await api.getUsage({})).days).toMatchObject([{ translations: 1, keyName: 'e2e' }])
  await expect(api.listWebhooks({})).rejects.toMatchObject({ key: 'scopeMissing', status: 403 })
})
