import { errors, type ErrorKey } from '@fukidashi/contract/errors'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../db/account-schema.ts'
import { collectMails } from '../fixtures/collect-mails.ts'
import { logIn, register, userOf } from '../fixtures/account-steps.ts'
import { type GoogleStandIn, startGoogleStandIn } from '../fixtures/start-google-stand-in.ts'
import { startTestApp } from '../fixtures/start-test-app.ts'

const siteUrl = 'http://site.test'
let google: GoogleStandIn
let server: Awaited<ReturnType<typeof startTestApp>>
let mails: Awaited<ReturnType<typeof collectMails>>
let count = 0
beforeAll(async () => {
  google = await startGoogleStandIn()
  const environment = {
    PUBLIC_URL: siteUrl,
    GOOGLE_BASE_URL: google.url,
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
  }
  server = await startTestApp({ environment })
  mails = await collectMails(server.deps)
})
afterAll(async () => {
  await server.close()
  await google.stop()
})
beforeEach(() => {
  count += 1
  google.person = { sub: `subject-${count}`, email: `g${count}@example.org`, email_verified: true, name: 'Aiko' }
  google.tamper = {}
})

type Visitor = ReturnType<typeof server.createVisitor>
const newcomer = () => server.createVisitor(`198.51.100.${count}`)

/** Goes to Google and returns where Google sends the browser back to. */
async function goToGoogle(visitor: Visitor, query = ''): Promise<string> {
  const left = await visitor.fetchRaw(`/api/google/login${query}`)
  expect(left.status).toBe(302)
  const back = await fetch(left.headers.get('location')!, { redirect: 'manual' })
  const address = new URL(back.headers.get('location')!)
  expect(`${address.origin}${address.pathname}`).toBe(`${siteUrl}/api/google/callback`)
  return `${address.pathname}${address.search}`
}

async function comeBack(visitor: Visitor, path: string) {
  const response = await visitor.fetchRaw(path)
  expect(response.status).toBe(302)
  return response.headers.get('location')!
}

const failed = (key: ErrorKey) => `/login?type=1&failure=${errors[key].code}`

describe('a login by Google', () => {
  it('makes an account, leads back to the page that was left, and hands the token to the client once', async () => {
    const visitor = newcomer()
    const path = await goToGoogle(visitor, '?loginUrl=%2Fja%2Fprice%3Ftab%3Dapi&language=ja')
    expect(await comeBack(visitor, path)).toBe('/ja/price?tab=api')
    const { user, token } = await userOf(visitor)
    expect(user).toMatchObject({ email: google.person.email, name: 'Aiko', isActive: 1 })
    expect(token).toMatch(/^[\w-]{43}$/)
    expect((await userOf(visitor, { authorization: `Bearer ${token!}` })).token).toBeNull()
    const [account] = await server.deps.database.db.select().from(accounts).where(eq(accounts.id, user!.id))
    expect(account).toMatchObject({ language: 'ja', passwordHash: null })

    // The same person again, although their address changed there.
    google.person = { ...google.person, email: 'moved@example.org' }
    const again = newcomer()
    expect(await comeBack(again, await goToGoogle(again))).toBe('/')
    expect((await userOf(again)).user?.id).toBe(user!.id)
  })

  it('joins an account whose address was verified, and none whose was not', async () => {
    const email = google.person.email
    const owner = newcomer()
    await register(owner, email)
    const token = await mails.nextToken(email)
    const visitor = newcomer()
    expect(await comeBack(visitor, await goToGoogle(visitor))).toBe(failed('accountUnverified'))
    expect((await userOf(visitor)).user).toBeNull()
    await owner.post('/api/user/emailVerify/confirm', { token })
    expect(await comeBack(visitor, await goToGoogle(visitor))).toBe('/')
    expect((await userOf(visitor)).user).toMatchObject({ email })
    expect((await logIn(owner, email)).code).toBe(200)

    google.person = { ...google.person, sub: 'somebody-else' }
    expect(await comeBack(newcomer(), await goToGoogle(newcomer()))).toBe(failed('googleFailed'))
    const stranger = newcomer()
    expect(await comeBack(stranger, await goToGoogle(stranger))).toBe(failed('accountMismatch'))
  })

  it('has a fresh login take the place of the password that it lacks', async () => {
    const visitor = newcomer()
    await comeBack(visitor, await goToGoogle(visitor))
    const password = 'seven quiet herons'
    const choose = async () => await visitor.post('/api/user/password/change', { password, passwordAgain: password })
    server.time.nowMs += 10 * 60_000 + 1000
    expect((await choose()).code).toBe(errors.freshLoginRequired.code)
    await comeBack(visitor, await goToGoogle(visitor))
    expect((await choose()).code).toBe(200)
    expect((await logIn(newcomer(), google.person.email)).code).toBe(200)
  })

  it.each([
    [
      'an address that Google has not verified',
      'googleEmailUnverified',
      (): void => {
        google.person.email_verified = false
      },
    ],
    [
      'another nonce',
      'googleFailed',
      (): void => {
        google.tamper = { nonce: 'planted' }
      },
    ],
    [
      'another audience',
      'googleFailed',
      (): void => {
        google.tamper = { aud: 'another-client' }
      },
    ],
    [
      'another issuer',
      'googleFailed',
      (): void => {
        google.tamper = { iss: 'https://evil.example' }
      },
    ],
    [
      'a foreign signature',
      'googleFailed',
      (): void => {
        google.tamper = { isForged: true }
      },
    ],
    [
      'a token that has expired',
      'googleFailed',
      (): void => {
        google.tamper = { exp: 1 }
      },
    ],
  ] as const)('is refused with %s', async (_, key, spoil) => {
    spoil()
    const visitor = newcomer()
    expect(await comeBack(visitor, await goToGoogle(visitor))).toBe(failed(key))
    expect((await userOf(visitor)).user).toBeNull()
  })

  it('is refused with another state, a code of somebody else, no attempt, and a second time', async () => {
    const [visitor, other] = [newcomer(), newcomer()]
    const path = await goToGoogle(visitor)
    const foreign = await goToGoogle(other)
    // The code that an attacker got for their own account.
    expect(await comeBack(visitor, foreign)).toBe(failed('googleFailed'))
    expect(await comeBack(visitor, path)).toBe(failed('googleFailed'))
    expect(await comeBack(newcomer(), foreign)).toBe(failed('googleFailed'))
    expect(await comeBack(other, `${foreign}x`)).toBe(failed('googleFailed'))
    // Without the secret that only who went has (PKCE), the code is worth nothing: the stand-in checks it.
    expect(google.refusedVerifiers).toBe(0)
    const fresh = newcomer()
    google.tamper = { isVerifierWrong: true }
    expect(await comeBack(fresh, await goToGoogle(fresh))).toBe(failed('googleFailed'))
  })

  it('that was given up says so', async () => {
    const visitor = newcomer()
    const state = new URL(await goToGoogle(visitor), siteUrl).searchParams.get('state')!
    const path = `/api/google/callback?error=access_denied&state=${state}`
    expect(await comeBack(visitor, path)).toBe(failed('googleRefused'))
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/api/user/logout'])(
    'does not lead to %s',
    async (loginUrl) => {
      const visitor = newcomer()
      const query = `?${new URLSearchParams({ loginUrl }).toString()}`
      expect(await comeBack(visitor, await goToGoogle(visitor, query))).toBe('/')
    },
  )

  it('says where Google is away or not set up', async () => {
    const plain = await startTestApp()
    const response = await plain.createVisitor().fetchRaw('/api/google/login?language=ar')
    expect(response.headers.get('location')).toBe(`/ar${failed('googleUnavailable')}`)
    await plain.close()
  })
})
