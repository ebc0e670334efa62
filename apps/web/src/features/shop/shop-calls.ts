import { ApiError } from '@fukidashi/api-client/api-error'
import { createApiClient } from '@fukidashi/api-client/create-api-client'
import { readRuntimeConfig } from '@fukidashi/api-client/read-runtime-config'
import type { createOrder } from '@fukidashi/contract/payment-calls'
import type { LocaleCode } from '@fukidashi/i18n/locales'
import { withLocalePrefix } from '@fukidashi/i18n/path-prefix'
import type { z } from 'zod'
import { keepReturnPath } from '../../shell/login-state.ts'
import { storedToken } from '../../shell/stored-token.ts'

/** The server's calls. */
export type ShopCalls = ReturnType<typeof createApiClient>

let opened: Promise<ShopCalls> | undefined

/** The server's calls, signed with its key. */
export async function openCalls(): Promise<ShopCalls> {
  opened ??= readRuntimeConfig({ baseURL: location.origin }).then(({ publicKey }) =>
    createApiClient({
      baseURL: location.origin,
      sign: { publicKey },
      token: storedToken,
    }),
  )
  opened.catch(() => {
    opened = undefined
  })
  return await opened
}

/** Whether a call failed because nobody is logged in. */
export function isLoginMissing(error: unknown): boolean {
  return error instanceof ApiError && error.key === 'loginRequired'
}

/** Goes to the login, which leads back to where the reader is now. */
export function goToLogin(locale: LocaleCode): void {
  keepReturnPath(`${location.pathname}${location.search}`)
  location.assign(withLocalePrefix('/login', locale))
}

/** Begins a purchase and sends the browser to where it is paid, or to the login; says what kept it from that. */
export async function beginPurchase(
  wish: z.input<typeof createOrder.request> & { readonly locale: LocaleCode },
): Promise<'leaving' | 'subscriptionExists' | 'unavailable' | 'failed'> {
  try {
    const api = await openCalls()
    const { redirectUrl } = await api.createOrder(wish)
    location.assign(redirectUrl)
    return 'leaving'
  } catch (error) {
    if (isLoginMissing(error)) {
      goToLogin(wish.locale)
      return 'leaving'
    }
    if (!(error instanceof ApiError)) throw error
    if (error.key === 'subscriptionExists') return 'subscriptionExists'
    return error.isPassing ? 'unavailable' : 'failed'
  }
}
