import { createApiClient } from '@fukidashi/api-client/create-api-client'
import { logConsent } from '@fukidashi/contract/consent-calls'
import type { z } from 'zod'

/** Notes on the server what was agreed to. The choice holds in the browser, also where the server does not hear of it. */
export async function sendConsent(consent: z.input<typeof logConsent.request>): Promise<void> {
  try {
    await createApiClient({ logConsent }, { baseURL: location.origin }).logConsent(consent)
  } catch (error) {
    console.warn('The consent could not be noted on the server.', error)
  }
}
