import { createApiClient } from '@fukidashi/api-client/create-api-client'
import { storedToken } from './stored-token.ts'

/** The server's calls that are not signed, with the token of the login. Schemas are heavy, so this is loaded when it is needed. */
export const api = createApiClient({ baseURL: location.origin, token: storedToken })
