import { createHash, randomBytes } from 'node:crypto'
import { request as newRequests, type Page, type Worker } from '@playwright/test'
import { findFreePort, type RealServer, startRealServer } from '../site/real-server.ts'
import { logIn, password } from '../site/log-in.ts'
import { expect, test } from './extension-test.ts'

/** Tokens that the extension keeps, by server. */
const tokensOf = async (background: Worker) =>
  (await background.evaluate(async () => (await chrome.storage.local.get('token'))['token'] ?? {})) as Record<
    string,
    string
  >
const useServer = async (background: Worker, serverAddress: string) =>
  await background.evaluate(
    (address) => chrome.storage.local.set({ settings: { serverAddress: address, hasFloatingButton: false } }),
    serverAddress,
  )

test.describe('with the product’s server', () => {
  let real: RealServer
  test.beforeAll(async () => {
    const port = await findFreePort()
    // Where others can reach a server, the product's limits hold; its payments are a demonstration.
    real = await startRealServer({
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      PAYMENTS: 'demo',
    })
  })
  test.afterAll(() => real.stop())
  test.slow()

  /** Registers somebody, as whom no browser is logged in yet. */
  async function register(email: string) {
    const requests = await newRequests.newContext()
    await logIn({ request: requests }, real.url, email)
    return requests
  }

  async function logInOnSite(page: Page, email: string) {
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
  }

  test('a reader logs in on the site, buys a plan, translates with it, and hears when the login has ended', async ({
    context,
    background,
    world,
    openOwnPage,
    switchTab,
    stateOf,
  }) => {
    test.setTimeout(400_000)
    const email = 'reader@example.org'
    const requests = await register(email)
    await useServer(background, real.url)
    const popup = await openOwnPage('popup')
    await expect(popup.getByText('Translating on comic sites requires an account with a paid plan.')).toBeVisible()
    const opened = context.waitForEvent('page')
    await popup.getByRole('button', { name: 'Log in' }).click()
    const site = await opened
    await expect(site).toHaveURL(new RegExp(`^${real.url}/account/extension\\?challenge=[\\w-]{43}$`))
    await site.getByRole('link', { name: 'Log in' }).click()
    await logInOnSite(site, email)
    await expect(site.getByText(email)).toBeVisible()
    expect(await tokensOf(background), 'nothing is handed over before the reader says so').toEqual({})
    await site.getByRole('button', { name: 'Log in to the extension' }).click()
    await expect(site.getByRole('heading', { name: 'The extension is logged in' })).toBeVisible()
    const { [real.url]: token } = await tokensOf(background)
    expect(token).toMatch(/^[\w-]{43}$/)
    const seen = await site.evaluate(() => JSON.stringify([location.href, document.cookie, { ...localStorage }]))
    expect(seen).not.toContain(token)
    expect(await site.content()).not.toContain(token)

    const again = await openOwnPage('popup')
    await expect(again.getByText(`Logged in as ${email}`)).toBeVisible()
    await expect(
      again.getByText('Translating on comic sites requires a paid plan with translations left.'),
    ).toBeVisible()
    const prices = context.waitForEvent('page')
    await again.getByRole('button', { name: 'See plans' }).click()
    const shop = await prices
    await expect(shop).toHaveURL(`${real.url}/price`)
    await shop.getByRole('button', { name: 'Buy (demonstration)' }).first().click()
    await shop.getByRole('button', { name: 'Pretend to pay' }).click()
    await expect(shop.getByText(/^Paid\. Thank you!/)).toBeVisible()

    const comic = 'http://www.webtoons.com/en/account/viewer'
    world.serve(comic, '<!doctype html><title>1</title><div id="_imageList"><img src="/page-1.png" width="400"></div>')
    const page = await context.newPage()
    await page.goto(comic)
    await expect.poll(async () => (await stateOf(page))?.found).toBe(1)
    const left = async () => {
      const view = await openOwnPage('popup')
      const words = await view.getByText(/translations left$/).textContent()
      await view.close()
      return Number(words!.replaceAll(/\D/g, ''))
    }
    const before = await left()
    await switchTab(page)
    await expect.poll(async () => await stateOf(page), { timeout: 240_000 }).toMatchObject({ translated: 1, failed: 0 })
    expect(await left()).toBe(before - 1)

    const ended = await requests.post(`${real.url}/api/user/sessions/endAll`, { data: {} })
    expect(ended.status()).toBe(200)
    const later = await openOwnPage('popup')
    await expect(later.getByText('You have been logged out.')).toBeVisible()
    await expect(later.getByRole('button', { name: 'Log in again' })).toBeVisible()
    expect(await tokensOf(background)).toEqual({})
    await requests.dispose()
  })

  test('the reader logs out, and the login on the site stays', async ({ context, background, openOwnPage }) => {
    const email = 'leaver@example.org'
    await register(email)
    await useServer(background, real.url)
    const popup = await openOwnPage('popup')
    const opened = context.waitForEvent('page')
    await popup.getByRole('button', { name: 'Log in' }).click()
    const site = await opened
    await site.getByRole('link', { name: 'Log in' }).click()
    await logInOnSite(site, email)
    await site.getByRole('button', { name: 'Log in to the extension' }).click()
    await expect(site.getByRole('heading', { name: 'The extension is logged in' })).toBeVisible()
    const again = await openOwnPage('popup')
    await again.getByRole('button', { name: 'Log out' }).click()
    await expect(again.getByRole('button', { name: 'Log in' })).toBeVisible()
    expect(await tokensOf(background)).toEqual({})
    await site.goto(`${real.url}/account`)
    await expect(site.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible()
  })

  test('a page of another site gets no token and plants none', async ({ context, background, world, openOwnPage }) => {
    // The attacker has an account, a secret of their own and a code for it.
    const attacker = await register('attacker@example.org')
    const secret = randomBytes(32).toString('base64url')
    const challenge = createHash('sha256').update(secret).digest('base64url')
    const allowed = await attacker.post(`${real.url}/api/user/extension/allow`, { data: { challenge } })
    const { data } = (await allowed.json()) as { data: { code: string } }

    // The victim is logged in on the site and follows the attacker's link, and even agrees.
    await useServer(background, real.url)
    const victim = await context.newPage()
    await logIn(victim, real.url, 'victim@example.org')
    world.serve(
      'http://evil.test/',
      `<!doctype html><title>Free comics</title><button>Read</button><script>
        document.querySelector('button').onclick = () => { globalThis.opened = open('${real.url}/account/extension?challenge=${challenge}') }
      </script>`,
    )
    const evil = await context.newPage()
    await evil.goto('http://evil.test/')
    const opening = context.waitForEvent('page')
    await evil.getByRole('button', { name: 'Read' }).click()
    const site = await opening
    await site.getByRole('button', { name: 'Log in to the extension' }).click()
    await expect(site).toHaveURL(/#code=/)
    const stolen = await evil.evaluate(
      async ({ url, proof }) => {
        const attempts = [
          () => String((globalThis as unknown as { opened: Window }).opened.location.href),
          async () =>
            await (
              await fetch(`${url}/api/user/extension/login`, {
                method: 'POST',
                headers: { 'content-type': 'application/json', 'x-client': 'extension' },
                body: JSON.stringify(proof),
              })
            ).text(),
          async () => await (await fetch(`${url}/api/user/account`, { credentials: 'include' })).text(),
        ]
        return await Promise.all(
          attempts.map(async (attempt) => {
            try {
              return await attempt()
            } catch (error) {
              return (error as Error).name
            }
          }),
        )
      },
      { url: real.url, proof: { code: data.code, secret } },
    )
    expect(stolen).toEqual(['SecurityError', 'TypeError', 'TypeError'])
    expect(await tokensOf(background), 'the extension did not ask for this').toEqual({})

    // A login is under way in the extension, and the attacker's code is put into its very tab, and into another one.
    const popup = await openOwnPage('popup')
    const opened = context.waitForEvent('page')
    await popup.getByRole('button', { name: 'Log in' }).click()
    const login = await opened
    await expect(login.getByRole('button', { name: 'Log in to the extension' })).toBeVisible()
    await victim.goto(`${real.url}/account/extension#code=${data.code}`)
    await expect(victim).toHaveURL(/#failed$/)
    await login.evaluate((code) => {
      location.hash = `code=${code}`
    }, data.code)
    await expect(login).toHaveURL(/#failed$/)
    expect(await tokensOf(background)).toEqual({})
    await attacker.dispose()
  })
})

test.describe('each state has its own words and one next step', () => {
  test('not allowed, out of translations, logged out meanwhile', async ({ background, server, openOwnPage }) => {
    const popup = await openOwnPage('popup')
    await expect(popup.getByText('12 translations left')).toBeVisible()
    const expectStep = async (words: string, step: string) => {
      await popup.reload()
      const alert = popup.getByRole('alert')
      await expect(alert.getByText(words)).toBeVisible()
      await expect(alert.getByRole('button')).toHaveText([step])
    }
    server.remaining = 0
    await expectStep('You have no translations left.', 'Log in')
    server.isAllowed = false
    await expectStep('Translating on comic sites requires an account with a paid plan.', 'Log in')
    await background.evaluate((address) => chrome.storage.local.set({ token: { [address]: 'a-token' } }), server.url)
    server.email = 'reader@example.org'
    await expectStep('Translating on comic sites requires a paid plan with translations left.', 'See plans')
    server.isAllowed = true
    await expectStep('You have no translations left.', 'Get more translations')
    server.email = null
    await expectStep('You have been logged out.', 'Log in again')
    await expectStep('You have been logged out.', 'Log in again')
    expect(await tokensOf(background)).toEqual({})
  })

  test('too old, not there, offline, and there again', async ({ context, server, openOwnPage }) => {
    const popup = await openOwnPage('popup')
    await expect(popup.getByText('12 translations left')).toBeVisible()
    server.isOlder = true
    await popup.reload()
    const alert = popup.getByRole('alert')
    await expect(alert.getByText('The server is too old for this version of the extension.')).toBeVisible()
    await expect(alert.getByRole('button')).toHaveText(['Choose another server'])
    server.isOlder = false
    await context.setOffline(true)
    await popup.evaluate(() => location.reload())
    await expect(alert.getByText('You are offline.')).toBeVisible()
    await context.setOffline(false)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(popup.getByText('12 translations left')).toBeVisible()
    await server.stop()
    await popup.reload()
    await expect(alert.getByText('No server answers at this address.')).toBeVisible()
    await expect(alert.getByRole('button')).toHaveText(['Check the server address'])
  })

  test('the popup and the settings ask again when the background was stopped before it answered', async ({
    server,
    openOwnPage,
    stopBackground,
  }) => {
    server.isMute = true
    const before = server.offersAsked()
    const popup = await openOwnPage('popup')
    const options = await openOwnPage('options')
    await options.getByRole('button', { name: 'Test and save' }).click()
    await expect.poll(() => server.offersAsked() - before).toBe(3)
    await expect(popup.getByText('Connecting to the server')).toBeVisible()
    server.isMute = false
    await stopBackground()
    await expect(popup.getByText('12 translations left')).toBeVisible()
    await expect(options.getByText('The server answers. The address is saved.')).toBeVisible()
  })

  test('a server that falls silent, and a background that gives no answer at all, are named, and both are asked again', async ({
    server,
    openOwnPage,
  }) => {
    server.isMute = true
    const popup = await openOwnPage('popup')
    const alert = popup.getByRole('alert')
    await expect(alert.getByText('No server answers at this address.')).toBeVisible()
    server.isMute = false
    // Until the page says otherwise, its messages go where nobody is.
    await popup.addInitScript(() => {
      const send = chrome.runtime.sendMessage.bind(chrome.runtime) as (...given: unknown[]) => unknown
      const nobody = 'a'.repeat(32)
      Object.assign(chrome.runtime, {
        sendMessage: (...given: unknown[]) =>
          document.title === 'there again' ? send(...given) : send(nobody, ...given),
      })
    })
    await popup.reload()
    await expect(alert.getByText('The server could not be checked.')).toBeVisible()
    await popup.evaluate(() => {
      document.title = 'there again'
    })
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(popup.getByText('12 translations left')).toBeVisible()
  })
})
