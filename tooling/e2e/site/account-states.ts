import { forgetPassword, getAccount } from '@fukidashi/contract/account-calls'
import { getUserInfo, type UserInfo } from '@fukidashi/contract/session-calls'
import { type ApiKeyFacts, createApiKey, listApiKeys } from '@fukidashi/contract/api-key-calls'
import type { AnyCall } from '@fukidashi/contract/call'
import { getCreditHistory, getRemainingTranslations } from '@fukidashi/contract/credit-calls'
import { type ErrorKey, errors } from '@fukidashi/contract/errors'
import { createAccountWebhook, listAccountWebhooks, type ShownWebhook } from '@fukidashi/contract/webhook-calls'
import { getOrder, listOrders, type OrderFacts, reportPaymentSuccess } from '@fukidashi/contract/payment-calls'
import type { RuntimeConfig } from '@fukidashi/contract/runtime-config'
import type { Page, Route } from '@playwright/test'
import { untilAlive } from './site-test.ts'

/** A state of a page for people with an account, or for those who want one. */
export interface AccountState {
  readonly name: string
  /** Address without its language. */
  readonly path: string
  /** Who is logged in; nobody when it is not given. */
  readonly user?: UserInfo
  /** What the server's calls answer, by their paths. */
  readonly answers?: readonly Answer[]
  readonly payments?: RuntimeConfig['payments']
  /** What somebody does until the state is there. */
  readonly reach?: (page: Page) => Promise<void>
  /** Something that is there then. */
  readonly shows: string
  /** On phones alone: what is told of is not there on wider screens. */
  readonly isOfPhones?: true
}

type Answer = readonly [path: string, fulfil: (route: Route) => Promise<void>]

const now = '2030-01-02T10:00:00.000Z'
const user: UserInfo = {
  ...{ id: '5f3c8a1e-0000-4000-8000-000000000001', username: 'aiko', name: 'Aiko', email: 'aiko@example.org' },
  ...{ isActive: 1, picture: null },
}
const id = (end: number) => `5f3c8a1e-0000-4000-8000-${String(end).padStart(12, '0')}`

/** What a call answers, held against its schema. */
function answer(call: AnyCall, data: unknown): Answer {
  const json = { code: 200, data: call.response.parse(data), message: 'OK' }
  return [call.path, async (route) => await route.fulfill({ json })]
}

function refusal(path: string, key: ErrorKey, data: unknown = null): Answer {
  const { code, status, message } = errors[key]
  return [path, async (route) => await route.fulfill({ status, json: { code, data, message } })]
}

const account = answer(getAccount, {
  ...{ user, hasPassword: true, hasGoogle: true, createdAt: now },
  sessions: [
    { id: id(1), device: 'Chrome on Android', method: 'password', createdAt: now, lastUsedAt: now, isThis: true },
    { id: id(2), device: 'Firefox on Windows', method: 'google', createdAt: now, lastUsedAt: now, isThis: false },
    { id: id(3), device: '', method: 'password', createdAt: now, lastUsedAt: now, isThis: false },
  ],
})

const apiKey: ApiKeyFacts = {
  ...{ keyId: id(4), name: 'Chapter robot', hint: 'fuki_Xh29dk', scopes: ['translations:write', 'translations:read'] },
  ...{ createdAt: now, rotatedAt: now, lastUsedAt: null, previousWorksUntil: '2030-01-03T10:00:00.000Z' },
}
const keys = answer(listApiKeys, { keys: [apiKey], maxKeys: 20 })
const madeKey = { key: { ...apiKey, keyId: id(5), name: 'Cover robot' }, secret: `fuki_${'Xh29dk7Qp_'.repeat(4)}abc` }

const webhook: ShownWebhook = {
  webhook: {
    ...{ id: id(6), url: 'https://studio.example.org/hooks/fukidashi-finished-pages', createdAt: now, expiresAt: now },
    ...{ events: ['translation.ended', 'batch.ended'], lastDeliveredAt: now, lastFailure: 'It answered 503.' },
  },
  deliveries: [
    { deliveryId: id(11), type: 'translation.ended', createdAt: now, deliveredAt: null, tries: 3 },
    { deliveryId: id(12), type: 'batch.ended', createdAt: now, deliveredAt: now, tries: 1 },
    { deliveryId: id(13), type: 'webhook.test', createdAt: now, deliveredAt: null, tries: 0 },
  ],
}
const hooks = answer(listAccountWebhooks, { webhooks: [webhook], maxWebhooks: 5 })
const madeWebhook = {
  webhook: { webhook: { ...webhook.webhook, id: id(8) }, deliveries: [] },
  secret: 'whsec_Xh29dk7Qp',
}

const order: OrderFacts = {
  ...{ orderId: id(9), number: 'F2030-000042', planId: 'pack-2000', translations: 2000, extra: 200, promotion: 600 },
  ...{ amountCents: 1000, currency: 'USD', taxCents: 167, taxLabel: 'VAT 20 %', status: 'paid', provider: 'stripe' },
  ...{ refundedCents: 0, email: user.email, createdAt: now, paidAt: now },
}
const subscription = {
  ...{ subscriptionId: id(7), planId: 'monthly', nextPlanId: null, provider: 'stripe', status: 'active' },
  ...{ endsAtPeriodEnd: false, periodEndsAt: '2030-02-02T10:00:00.000Z', graceUntil: null, hasPortal: true },
}
const remaining = answer(getRemainingTranslations, {
  remaining: 3415,
  grants: [
    { source: 'weekly-bonus', remaining: 5, expiresAt: '2030-01-05T10:00:00.000Z' },
    { source: 'subscription', planId: 'monthly', remaining: 600, expiresAt: '2030-02-02T10:00:00.000Z' },
    { source: 'new-account', remaining: 10, expiresAt: null },
    { source: 'purchase', planId: 'pack-2000', remaining: 2000, expiresAt: null },
    { source: 'extra', planId: 'pack-2000', remaining: 200, expiresAt: null },
    { source: 'promotion', planId: 'pack-2000', remaining: 600, expiresAt: null },
  ],
})
const history = answer(getCreditHistory, {
  lines: [
    { at: '2030-01-02T10:00:00.000Z', kind: 'spent', source: 'weekly-bonus', translations: 5 },
    { at: '2030-01-02T09:00:00.000Z', kind: 'returned', source: 'weekly-bonus', translations: 1 },
    { at: '2030-01-02T08:00:00.000Z', kind: 'given', source: 'purchase', planId: 'pack-2000', translations: 2000 },
    { at: '2030-01-01T10:00:00.000Z', kind: 'withdrawn', source: 'operator', translations: 20 },
    { at: '2030-01-01T08:00:00.000Z', kind: 'expired', source: 'weekly-bonus', translations: 4 },
    { at: '2029-12-25T08:00:00.000Z', kind: 'given', source: 'new-account', translations: 10 },
  ],
  next: '2029-12-25T08:00:00.000Z',
})
const bought = (change: object = {}) =>
  answer(listOrders, { orders: [order], subscriptions: [{ ...subscription, ...change }] })
const receipt = (change: Partial<OrderFacts> = {}): Pick<AccountState, 'path' | 'user' | 'answers'> => ({
  path: `/account/receipt?order=${order.orderId}`,
  user,
  answers: [answer(getOrder, { ...order, ...change }), answer(reportPaymentSuccess, { ...order, ...change })],
})
const credits = (change: object = {}): Pick<AccountState, 'path' | 'user' | 'answers'> => ({
  path: '/account/credits',
  user,
  answers: [remaining, bought(change), history],
})
const promotion = { extraPercent: 30, endsAt: '2030-11-30T00:00:00.000Z' }
const sells = (...providers: ('stripe' | 'paypal' | 'demo')[]): RuntimeConfig['payments'] => ({
  providers: providers.map((provider) => ({ id: provider, sellsSubscriptions: true })),
  promotion: providers.length > 1 ? promotion : null,
})

const main = 'main#content'
const password = 'seven quiet herons'
async function fill(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [selector, words] of Object.entries(fields)) {
    const found = page.locator(`${main} ${selector}`)
    for (const field of await found.all()) await field.fill(words)
  }
  await page.locator(`${main} button[type="submit"]`).click()
}
const email = { 'input[type="email"]': user.email }
const letters = { 'input[maxlength="16"]': 'k7mp' }
const filledAlert = `${main} [role="alert"]:not(:empty)`

/** Every state of the pages of accounts, credits, purchases and logins. */
export const accountStates: readonly AccountState[] = [
  { name: 'verify-banner', path: '/', user: { ...user, isActive: 0 }, shows: 'aside [role="alert"]' },
  {
    ...{ name: 'drawer-logged-out', path: '/', isOfPhones: true, shows: 'dialog[open] a[href*="login"]' },
    reach: async (page) => await page.locator('header > button').last().click(),
  },
  {
    ...{ name: 'drawer-logged-in', path: '/', user, isOfPhones: true, shows: 'dialog[open] li button' },
    reach: async (page) => await page.locator('header > button').last().click(),
  },
  { name: 'account', path: '/account', user, answers: [account, keys, hooks], shows: `${main} code` },
  {
    ...{ name: 'account-key-made', path: '/account', user, shows: `${main} section section code` },
    answers: [account, keys, hooks, answer(createApiKey, madeKey)],
    reach: async (page) => {
      const section = page.locator(`${main} section`, { has: page.locator('code') })
      await section.locator('> div button').click()
      await section.locator('form input').first().fill(madeKey.key.name)
      await section.locator('form button[type="submit"]').click()
    },
  },
  {
    ...{ name: 'account-webhook-made', path: '/account', user, shows: `${main} section section code` },
    answers: [account, keys, hooks, answer(createAccountWebhook, madeWebhook)],
    reach: async (page) => {
      const section = page.locator(`${main} section`, { hasText: webhook.webhook.url })
      await section.locator('> div button').click()
      await section.locator('form input').first().fill(madeWebhook.webhook.webhook.url)
      await section.locator('form button[type="submit"]').click()
    },
  },
  {
    ...{ name: 'account-webhook-refused', path: '/account', user, shows: filledAlert },
    answers: [account, keys, hooks, refusal(createAccountWebhook.path, 'webhookAddressRefused')],
    reach: async (page) => {
      const section = page.locator(`${main} section`, { hasText: webhook.webhook.url })
      await section.locator('> div button').click()
      await section.locator('form input').first().fill('https://localhost/')
      await section.locator('form button[type="submit"]').click()
    },
  },
  {
    ...{ name: 'account-password-wrong', path: '/account', user, shows: filledAlert },
    answers: [account, keys, hooks, refusal('/api/user/password/change', 'passwordWrong')],
    reach: async (page) => {
      const section = page.locator(`${main} section`, { has: page.locator('input[autocomplete="new-password"]') })
      for (const field of await section.locator('input').all()) await field.fill(password)
      await section.locator('button[type="submit"]').click()
    },
  },
  {
    name: 'account-logged-out',
    path: '/account',
    answers: [refusal(getAccount.path, 'loginRequired')],
    shows: `${main} p a`,
  },
  { name: 'credits', ...credits(), shows: `${main} table + button, ${main} section:last-of-type button` },
  {
    name: 'credits-unpaid',
    ...credits({ status: 'pastDue', graceUntil: '2030-01-09T10:00:00.000Z' }),
    shows: `${main} select`,
  },
  { name: 'credits-cancelled', ...credits({ endsAtPeriodEnd: true }), shows: `${main} section strong` },
  {
    ...{ name: 'credits-server-away', path: '/account/credits', user, shows: `${main} [role="alert"]` },
    answers: [refusal(getRemainingTranslations.path, 'databaseUnavailable'), bought(), history],
  },
  { name: 'receipt', ...receipt(), shows: `${main} table` },
  { name: 'receipt-waiting', ...receipt({ status: 'created', paidAt: null }), shows: `${main} table` },
  { name: 'receipt-review', ...receipt({ status: 'review' }), shows: `${main} table` },
  { name: 'receipt-refunded', ...receipt({ status: 'partlyRefunded', refundedCents: 250 }), shows: `${main} table` },
  {
    ...{ name: 'receipt-unknown', path: `/account/receipt?order=${id(0)}`, user, shows: `${main} [role="alert"]` },
    answers: [refusal(getOrder.path, 'notFound')],
  },
  { name: 'price-not-set-up', path: '/price', shows: `${main} [role="tab"]` },
  { name: 'price-demo', path: '/price', user, payments: sells('demo'), shows: `${main} li button` },
  { name: 'price-real', path: '/price', user, payments: sells('stripe', 'paypal'), shows: `${main} li button` },
  {
    ...{ name: 'price-api', path: '/price', user, payments: sells('stripe'), shows: `${main} input[type="number"]` },
    reach: async (page) => await page.locator('[role="tab"]').last().click(),
  },
  {
    ...{ name: 'demo-payment', path: `/account/demo-payment?order=${order.orderId}`, user, payments: sells('demo') },
    shows: `${main} button`,
  },
  { name: 'login', path: '/login?type=1', shows: `${main} form` },
  {
    ...{ name: 'login-wrong', path: '/login?type=1', shows: filledAlert },
    answers: [refusal('/api/user/login', 'captchaRequired')],
    reach: async (page) => await fill(page, { ...email, 'input[type="password"]': password }),
  },
  {
    ...{ name: 'login-paused', path: '/login?type=1', shows: filledAlert },
    answers: [refusal('/api/user/login', 'loginPaused', { retryAfterSeconds: 32 })],
    reach: async (page) => await fill(page, { ...email, 'input[type="password"]': password }),
  },
  { name: 'login-google-failed', path: `/login?type=1&failure=${errors.accountUnverified.code}`, shows: filledAlert },
  { name: 'register', path: '/login?type=2', shows: `${main} img` },
  {
    ...{ name: 'register-refused', path: '/login?type=2', shows: filledAlert },
    answers: [refusal('/api/user/register', 'passwordTooCommon')],
    reach: async (page) => await fill(page, { ...email, ...letters, 'input[type="password"]': 'password123' }),
  },
  { name: 'forgotten', path: '/login?type=3', shows: `${main} img` },
  {
    ...{ name: 'forgotten-captcha', path: '/login?type=3', shows: filledAlert },
    answers: [refusal(forgetPassword.path, 'captchaInvalid')],
    reach: async (page) => await fill(page, { ...email, ...letters }),
  },
  {
    ...{ name: 'forgotten-sent', path: '/login?type=3', shows: `${main} bdi` },
    answers: [answer(forgetPassword, null)],
    reach: async (page) => await fill(page, { ...email, ...letters }),
  },
  {
    ...{ name: 'new-password-expired', path: '/login?type=4#token=used', shows: filledAlert },
    answers: [refusal('/api/user/password/reset', 'linkInvalid')],
    reach: async (page) => await fill(page, { 'input[type="password"]': password }),
  },
  {
    ...{ name: 'verification', path: `/login?type=5&email=${encodeURIComponent(user.email)}` },
    ...{ user: { ...user, isActive: 0 }, shows: `${main} form button` },
  },
  {
    ...{ name: 'verification-expired', path: '/login?type=5#token=old', shows: filledAlert },
    answers: [refusal('/api/user/emailVerify/confirm', 'linkInvalid')],
    reach: async (page) => await fill(page, {}),
  },
]

const captcha =
  '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="64"><rect width="180" height="64" fill="#fff"/><text x="30" y="44" font-size="36">k7mp</text></svg>'

/** Brings a page into a state, in the language of an address's prefix. What stands for the server answers as the contract says. */
export async function reachState(page: Page, prefix: string, state: AccountState): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const { user: who, payments, answers = [] } = state
  // Blank pages have no storage.
  await page.addInitScript((isIn) => {
    if (location.hostname === '') return
    if (isIn) localStorage.setItem('token', 'x')
    else localStorage.removeItem('token')
  }, who !== undefined)
  await page.route('**/api/verifyCode*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: captcha }))
  if (payments !== undefined)
    await page.route('**/runtime-config.json', async (route) => {
      const offer = (await (await route.fetch()).json()) as RuntimeConfig
      await route.fulfill({ json: { ...offer, payments } })
    })
  for (const [path, fulfil] of [answer(getUserInfo, who ?? null), ...answers])
    await page.route((url) => url.pathname === path, fulfil)
  // Another page first: an address that differs in its last part alone would load nothing.
  await page.goto('about:blank')
  // Nobody may press anything before the page is alive; what is only looked at is waited for by name.
  const waitUntil = state.reach === undefined ? 'load' : 'networkidle'
  await page.goto(`${prefix}${state.path === '/' && prefix !== '' ? '' : state.path}`, { waitUntil })
  if (state.reach !== undefined) await untilAlive(page.locator('body'))
  await state.reach?.(page)
  await page.locator(state.shows).first().waitFor({ state: 'attached' })
}
