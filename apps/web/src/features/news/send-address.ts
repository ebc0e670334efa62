import { ApiError } from '@fukidashi/api-client/api-error'
import { createApiClient } from '@fukidashi/api-client/create-api-client'
import { collectEmail } from '@fukidashi/contract/news-calls'
import type { z } from 'zod'

/** Adds an address to the news, or takes it off; says what became of it. */
export async function sendAddress(address: z.input<typeof collectEmail.request>): Promise<'done' | 'busy' | 'failed'> {
  try {
    await createApiClient({ collectEmail }, { baseURL: location.origin }).collectEmail(address)
    return 'done'
  } catch (error) {
    return error instanceof ApiError && error.key === 'tooManyRequests' ? 'busy' : 'failed'
  }
}
