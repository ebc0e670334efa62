import type { UserInfo } from '@fukidashi/contract/session-calls'
import { toReturnPath } from '@fukidashi/contract/return-path'
import { useSyncExternalStore } from 'react'
import { forgetStored, readStored, store } from './stored-text.ts'
import { tokenKey } from './stored-token.ts'
import { reportEvent, visitEvents } from './visit-events.ts'

/** Who is logged in, as far as the site knows. */
export type LoginState =
  | { readonly status: 'checking' }
  | { readonly status: 'out' }
  | { readonly status: 'in'; readonly user: UserInfo }

/** Without an answer after this, nobody is logged in (product specification, section 4). */
const answerWithinMs = 5000
const keys = {
  isLogin: 'isLogin',
  userInfo: 'userInfo',
  loginEventId: 'loginEventId',
  loginUrl: 'loginUrl',
  /** The server was not told of a logout yet. */
  logoutIsDue: 'logoutIsDue',
  /** Somebody went to Google to log in, and has not come back yet. */
  isAtGoogle: 'isAtGoogle',
} as const

let state: LoginState = { status: 'checking' }
let checking: Promise<void> | undefined
let isLoggingOut = false
/** How often somebody logged in or out: what was asked before that says nothing about the time after it. */
let turns = 0
const listeners = new Set<() => void>()

function change(next: LoginState) {
  if (whoIs(next) !== whoIs(state)) turns += 1
  state = next
  for (const listener of listeners) listener()
}

const whoIs = (login: LoginState): string => (login.status === 'in' ? login.user.id : login.status)

/** Begins to watch whether somebody logs in or out; the function that is returned says whether nobody has since then. */
export function watchLogin(): () => boolean {
  const before = turns
  return () => turns === before
}

/** Tells of each change in who is logged in. */
export function subscribeToLogin(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const readState = () => state
const checkingState: LoginState = { status: 'checking' }
const readFirstState = () => checkingState

/** Who is logged in. */
export function useLogin(): LoginState {
  return useSyncExternalStore(subscribeToLogin, readState, readFirstState)
}

/** Asks the server who is logged in, once a visit. */
export function checkLogin(): Promise<void> {
  checking ??= askWhoIsIn()
  return checking
}

/** Asks again: something about the account changed. */
export function checkLoginAgain(): Promise<void> {
  checking = askWhoIsIn()
  return checking
}

async function askWhoIsIn(): Promise<void> {
  const signal = AbortSignal.timeout(answerWithinMs)
  const isStillSo = watchLogin()
  const user = await Promise.race([askServer(signal), rejectOn(signal)]).catch(() => null)
  if (!isStillSo()) return
  setLoggedIn(user)
  if (user !== null && endGoogleLogin()) void reportEvent(visitEvents.loggedInByGoogle)
}

async function askServer(signal: AbortSignal): Promise<UserInfo | null> {
  const mayBeIn = readStored(tokenKey) !== null || readStored(keys.logoutIsDue) !== null
  if (!mayBeIn && !(await isAnybodyIn(signal))) return null
  const { api } = await import('./session-calls.ts')
  if (readStored(keys.logoutIsDue) !== null) {
    await api.logout({}, { signal })
    forgetStored(keys.logoutIsDue)
  }
  return await api.getUserInfo({ loginEventId: readLoginEventId() }, { signal })
}

/**
 * Whether a cookie logs somebody in. Most visitors are nobody, and that answer needs no schema: the client that reads an account
 * would be a third of all the script of their first page.
 */
async function isAnybodyIn(signal: AbortSignal): Promise<boolean> {
  const response = await fetch(`/api/user/getUserInfo?loginEventId=${readLoginEventId()}`, { signal })
  const { data = null } = (await response.json()) as { data?: unknown }
  return data !== null
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
}

function readLoginEventId(): string {
  const known = readStored(keys.loginEventId)
  if (known !== null) return known
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  store(keys.loginEventId, made)
  return made
}

/** Notes who is logged in; null is nobody. */
export function setLoggedIn(user: UserInfo | null): void {
  if (user === null) return setLoggedOut()
  forgetStored(keys.logoutIsDue)
  store(keys.isLogin, 'true')
  const { id, name, username, email, isActive, picture } = user
  const info = { userName: name ?? username, userId: id, userEmail: email, isActive, userImg: picture }
  store(keys.userInfo, JSON.stringify(info))
  change({ status: 'in', user })
}

/** Forgets who was logged in. */
export function setLoggedOut(): void {
  for (const key of [tokenKey, keys.userInfo, keys.loginEventId]) forgetStored(key)
  store(keys.isLogin, 'false')
  change({ status: 'out' })
}

/** Logs out, here in any case; what the server could not be told is told it at the next visit. Meanwhile, a second wish is ignored. */
export async function logOut(): Promise<void> {
  if (isLoggingOut) return
  isLoggingOut = true
  store(keys.logoutIsDue, 'true')
  try {
    const { api } = await import('./session-calls.ts')
    await api.logout({}, { signal: AbortSignal.timeout(answerWithinMs) })
    forgetStored(keys.logoutIsDue)
  } catch (error) {
    console.warn('The server could not be told of the logout yet.', error)
  } finally {
    isLoggingOut = false
    setLoggedOut()
  }
}

/** Keeps in mind that the browser leaves for Google, to log in there. */
export function beginGoogleLogin(): void {
  store(keys.isAtGoogle, 'true')
}

/** Forgets that, and says whether it was so. */
export function endGoogleLogin(): boolean {
  const wasAtGoogle = readStored(keys.isAtGoogle) !== null
  forgetStored(keys.isAtGoogle)
  return wasAtGoogle
}

/** Keeps the page to come back to after the login. */
export function keepReturnPath(path: string): void {
  store(keys.loginUrl, path)
}

/** The page to come back to after the login, where one of this site was kept; it is forgotten with that. */
export function takeReturnPath(): string | undefined {
  const path = toReturnPath(readStored(keys.loginUrl))
  forgetStored(keys.loginUrl)
  return path
}

/** The page to come back to, left where it is. */
export function readReturnPath(): string | undefined {
  return toReturnPath(readStored(keys.loginUrl))
}
