import { createHash, randomBytes } from 'node:crypto'
import { createApiClient } from '@fukidashi/api-client/create-api-client'
import { getRemainingTranslations } from '@fukidashi/contract/credit-calls'
import { clientHeader, logInExtension } from '@fukidashi/contract/extension-login-calls'
import { createOrder, payDemoOrder, reportPaymentSuccess } from '@fukidashi/contract/payment-calls'
import { request as newRequests } from '@playwright/test'
import { logIn, signWith } from '../site/log-in.ts'

const planId = 'pack-2000'

const calls = { logInExtension, createOrder, payDemoOrder, reportPaymentSuccess, getRemainingTranslations }

/** Somebody who has bought translations and let the extension in. */
export interface PayingReader {
  /** Of the extension's login. */
  readonly token: string
  /** How many translations are left, by the call that the popup uses. */
  readonly countLeft: () => Promise<number>
}

/** Registers somebody, logs the extension in as its own page of the site does, and pays for a plan in demonstration money. */
export async function registerPayingReader(url: string, email: string): Promise<PayingReader> {
  const requests = await newRequests.newContext()
  await logIn({ request: requests }, url, email)
  const secret = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(secret).digest('base64url')
  const allowed = await requests.post(`${url}/api/user/extension/allow`, { data: { challenge } })
  const { data } = (await allowed.json()) as { data: { code: string } }
  const config = (await (await requests.get(`${url}/runtime-config.json`)).json()) as { publicKey: string }
  await requests.dispose()
  let token = ''
  const api = createApiClient(calls, {
    baseURL: url,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set(clientHeader.name, clientHeader.extension)
      return await fetch(input, { ...init, headers })
    },
    sign: signWith(config.publicKey),
    token: {
      read: () => token,
      write: (fresh) => {
        token = fresh
      },
    },
  })
  await api.logInExtension({ code: data.code, secret })
  const { orderId } = await api.createOrder({ planId, provider: 'demo', locale: 'en' })
  await api.payDemoOrder({ orderId })
  await api.reportPaymentSuccess({ orderId, planId })
  return {
    token,
    countLeft: async () => Number((await api.getRemainingTranslations({})).remaining),
  }
}
