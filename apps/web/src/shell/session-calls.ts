import { createApiClient } from '@fukidashi/api-client/create-api-client'
import { getUserInfo, logout } from '@fukidashi/contract/session-calls'
import { storedToken } from './stored-token.ts'

/** What every page asks about the login, with its token. Schemas are heavy, so this is loaded when it is needed. */
export const api = createApiClient({ getUserInfo, logout }, { baseURL: location.origin, token: storedToken })
