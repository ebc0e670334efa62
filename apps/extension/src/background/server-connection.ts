import { type ApiClient, createApiClient } from '@fukidashi/api-client/create-api-client'
import { readRuntimeConfig } from '@fukidashi/api-client/read-runtime-config'
import { getRemainingTranslations } from '@fukidashi/contract/credit-calls'
import { clientHeader } from '@fukidashi/contract/extension-login-calls'
import { uploadImage } from '@fukidashi/contract/image-calls'
import { handInWords } from '@fukidashi/contract/result-calls'
import type { RuntimeConfig } from '@fukidashi/contract/runtime-config'
import { getUserInfo, logout } from '@fukidashi/contract/session-calls'
import {
  cancelTranslateTask,
  getTranslateResult,
  submitTranslateTask,
  translateImage,
} from '@fukidashi/contract/translation-calls'
import { createSigner } from '@fukidashi/signing/sign'
import { readToken, replaceToken } from './tokens.ts'

const calls = {
  translateImage,
  uploadImage,
  submitTranslateTask,
  getTranslateResult,
  cancelTranslateTask,
  handInWords,
  getRemainingTranslations,
  getUserInfo,
  logout,
}

/** The calls that are made with the extension's login. */
export type ServerCalls = ApiClient<typeof calls>

/** A server that has told what it offers. */
export interface ServerConnection {
  readonly api: ServerCalls
  readonly config: RuntimeConfig
}

/** What a server offers is asked again after this time: a plan may have been bought. */
const freshMs = 60_000
/** A server that has not said by then what it offers is none. */
export const longestSilenceMs = 10_000

let known:
  | { readonly address: string; readonly since: number; readonly connection: Promise<ServerConnection> }
  | undefined

/** Connects to the server at an address. Throws an `ApiError` when it does not answer, or not as this version expects. */
export async function connectToServer(address: string): Promise<ServerConnection> {
  if (known?.address !== address || Date.now() - known.since > freshMs)
    known = { address, since: Date.now(), connection: connect(address) }
  const { connection } = known
  try {
    return await connection
  } catch (error) {
    if (known?.connection === connection) known = undefined
    throw error
  }
}

/** What a server offers is asked anew next time: somebody logged in or out, or wants to see it as it is now. */
export function forgetConnection(): void {
  known = undefined
}

/** The browser sends the site's cookies along, so the server is told not to take the site's login for the extension's. */
export const fetchAsExtension: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers)
  headers.set(clientHeader.name, clientHeader.extension)
  return await fetch(input, { ...init, headers })
}

async function connect(address: string): Promise<ServerConnection> {
  // What is offered depends on who asks.
  const config = await readRuntimeConfig({
    baseURL: address,
    fetch: async (input) => {
      const token = await readToken(address)
      const response = await fetchAsExtension(input, {
        ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
        // Chromium's cache lets the same address be asked once at a time: one question that gets no answer would hold up all others.
        cache: 'no-store',
        signal: AbortSignal.timeout(longestSilenceMs),
      })
      const fresh = response.headers.get('token')
      if (fresh) await replaceToken(address, fresh)
      return response
    },
  })
  const api = createApiClient(calls, {
    baseURL: address,
    fetch: fetchAsExtension,
    // Made here: a service worker may not load the signer later, as the client itself would.
    sign: createSigner(config.publicKey),
    token: {
      read: () => readToken(address),
      write: (token) => replaceToken(address, token),
    },
  })
  return { api, config }
}
