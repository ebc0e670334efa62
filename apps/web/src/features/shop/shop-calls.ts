import { ApiError } from '@fukidashi/api-client/api-error'
import type { ApiClient } from '@fukidashi/api-client/create-api-client'
import { getCreditHistory, getRemainingTranslations } from '@fukidashi/contract/credit-calls'
import {
  cancelSubscription,
  changeSubscription,
  createOrder,
  getOrder,
  listOrders,
  openPaymentPortal,
  payDemoOrder,
  reportPaymentSuccess,
} from '@fukidashi/contract/payment-calls'
import type { LocaleCode } from '@fukidashi/i18n/locales'
import { withLocalePrefix } from '@fukidashi/i18n/path-prefix'
import type { z } from 'zod'
import { keepReturnPath } from '../../shell/login-state.ts'
import { openSignedCalls } from '../../shell/open-signed-calls.ts'

const calls = {
  createOrder,
  getOrder,
  reportPaymentSuccess,
  listOrders,
  changeSubscription,
  cancelSubscription,
  openPaymentPortal,
  payDemoOrder,
  getRemainingTranslations,
  getCreditHistory,
}

/** The calls of the shop. */
export type ShopCalls = ApiClient<typeof calls>

let opened: Promise<ShopCalls> | undefined

/** The calls of the shop, signed with the server's key. */
export async function openCalls(): Promise<ShopCalls> {
  opened ??= openSignedCalls(calls)
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
