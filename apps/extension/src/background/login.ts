import { createApiClient } from '@fukidashi/api-client/create-api-client'
import { logInExtension } from '@fukidashi/contract/extension-login-calls'
import browser, { type Runtime } from 'webextension-polyfill'
import { z } from 'zod'
// oxlint-disable-next-line import/default -- the bundler gives the path of the built file
import codeScript from '../entrypoints/login-code.ts?script&iife'
import type { Settings } from '../settings/settings.ts'
import { sitePage } from './site-pages.ts'
import { connectToServer, fetchAsExtension, forgetConnection } from './server-connection.ts'
import { forgetToken, keepToken } from './tokens.ts'

const file = codeScript.replace(/^\//, '')
const registrationId = 'login'
/** The page of the site that asks whether the extension may log in. */
const pagePath = '/account/extension'
/** Whoever registers first reads a mail or two. */
const longestMs = 30 * 60_000

/** A login that was begun, until its code comes: in the browser's memory, which no page and no content script can read. */
const attemptKey = 'login'
const attemptSchema = z.object({
  address: z.string(),
  secret: z.string(),
  tabId: z.int(),
  since: z.number(),
})

/**
 * Opens the page of the site on which the reader logs in and lets the extension in. Only the SHA-256 of a fresh secret goes there:
 * whoever sees the code that comes back can do nothing without the secret, and a code for another secret does nothing here.
 */
export async function beginLogin(settings: Pick<Settings, 'serverAddress' | 'interfaceLocale'>): Promise<void> {
  const secret = toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  const page = sitePage(pagePath, settings)
  page.searchParams.set('challenge', toBase64Url(new Uint8Array(digest)))
  await browser.scripting.unregisterContentScripts({ ids: [registrationId] }).catch(() => undefined)
  await browser.scripting.registerContentScripts([
    {
      id: registrationId,
      // Patterns know no port, nor the language that may stand before the path; whoever sends the code is looked at.
      matches: [`${page.protocol}//${page.hostname}/*`],
      js: [file],
      runAt: 'document_start',
      persistAcrossSessions: false,
    },
  ])
  const tab = await browser.tabs.create({ url: page.href })
  const attempt = { address: settings.serverAddress, secret, tabId: tab.id!, since: Date.now() }
  await browser.storage.session.set({ [attemptKey]: attempt })
}

/**
 * Takes the code that stands in the address of the tab that was opened for it, and of no other. Says whether the extension is
 * logged in by it.
 */
export async function takeLoginCode(code: string, { tab, url, frameId }: Runtime.MessageSender): Promise<boolean> {
  const attempt = attemptSchema.safeParse((await browser.storage.session.get(attemptKey))[attemptKey]).data
  if (!attempt || tab?.id !== attempt.tabId || frameId !== 0) return false
  const { origin, pathname } = new URL(url ?? 'about:blank')
  if (origin !== new URL(attempt.address).origin || !pathname.endsWith(pagePath)) return false
  await endAttempt()
  if (Date.now() - attempt.since > longestMs) return false
  const { address, secret } = attempt
  // The token of a new login is taken here alone; elsewhere, servers only replace one that is there.
  const api = createApiClient(
    { logInExtension },
    {
      baseURL: address,
      fetch: fetchAsExtension,
      token: { read: () => undefined, write: (token) => keepToken(address, token) },
    },
  )
  const isIn = await api.logInExtension({ code, secret }).then(
    () => true,
    () => false,
  )
  forgetConnection()
  return isIn
}

/** Logs out. The login is over here in any case, whether the server hears of it or not. */
export async function logOut(address: string): Promise<void> {
  const { api } = await connectToServer(address).catch(() => ({ api: undefined }))
  await api?.logout({}, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
  await forgetToken(address, { isEnded: false })
  forgetConnection()
}

async function endAttempt(): Promise<void> {
  await browser.storage.session.remove(attemptKey)
  await browser.scripting.unregisterContentScripts({ ids: [registrationId] }).catch(() => undefined)
}

function toBase64Url(bytes: Uint8Array): string {
  return bytes.toBase64({ alphabet: 'base64url', omitPadding: true })
}
