import { createApiClient } from '@fukidashi/api-client/create-api-client'
import { isVerificationExpired } from '@fukidashi/contract/account-calls'
import { storedToken } from './stored-token.ts'

/** What the banner for an address that is not verified asks. It is loaded when it is needed, as its schemas are heavy. */
export const api = createApiClient({ isVerificationExpired }, { baseURL: location.origin, token: storedToken })
