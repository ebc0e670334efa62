import { readStored, store } from './stored-text.ts'

/** Under which name the token of the login is kept in the browser (product specification, section 3). */
export const tokenKey = 'token'

/** Where the clients of the server's calls keep the token. */
export const storedToken = {
  read: () => readStored(tokenKey) ?? undefined,
  write: (token: string) => store(tokenKey, token),
}
