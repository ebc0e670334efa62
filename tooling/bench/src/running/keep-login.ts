import { type BenchAccount, createAccount } from './create-account.ts'
import type { BenchServer } from './serve.ts'

/** A login that lasts whatever is tried with it. */
export interface KeptLogin {
  readonly token: () => Promise<string>
  /** Says that a token is none any more: the next one is of a new login, of a new account if this one is gone. */
  readonly replace: (token: string) => void
}

/** Keeps somebody logged in. The server has to trust a proxy: each account has an address of its own. */
export function keepLogin(server: Pick<BenchServer, 'url'>, first: BenchAccount): KeptLogin {
  let accounts = 0
  let account = first
  let token = Promise.resolve(first.token)
  const logIn = async (): Promise<string> => {
    // The account may have been deleted, or its password changed.
    const again = await account.logIn().catch(() => undefined)
    const renewed = again?.headers.get('token') ?? undefined
    if (renewed !== undefined) return renewed
    accounts += 1
    account = await createAccount(server, `198.51.100.${accounts % 256}`)
    return account.token
  }
  // Several requests may notice the end of the same login.
  const replaced = new Set<string>()
  return {
    token: async () => await token,
    replace: (ended) => {
      if (replaced.has(ended)) return
      replaced.add(ended)
      token = logIn()
      // Whoever asks for it hears of a failure.
      token.catch(() => {})
    },
  }
}
