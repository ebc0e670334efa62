import type { getAccount } from '@fukidashi/contract/account-calls'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { api } from './account-calls.ts'
import { checkLogin, setLoggedIn, setLoggedOut, watchLogin } from '../../shell/login-state.ts'
import { type AccountFailure, describeAccountFailure } from '../login/account-failure.ts'

/** What the owner of an account sees of it. */
export type Account = z.output<typeof getAccount.response>

/** Where asking for the account stands. */
export type AccountState =
  | { readonly status: 'asking' }
  | { readonly status: 'here'; readonly account: Account }
  | { readonly status: 'failed'; readonly failure: AccountFailure }

/** The account of whoever is logged in; `reload` asks for it again, after a change. */
export function useAccount(): { readonly state: AccountState; readonly reload: () => Promise<void> } {
  const [state, setState] = useState<AccountState>({ status: 'asking' })
  useEffect(() => void askForAccount().then(setState), [])
  return { state, reload: async () => setState(await askForAccount()) }
}

async function askForAccount(): Promise<AccountState> {
  // A logout that is still to be told to the server comes first.
  await checkLogin()
  const isStillSo = watchLogin()
  try {
    const account = await api.getAccount({})
    if (isStillSo()) setLoggedIn(account.user)
    return { status: 'here', account }
  } catch (error) {
    const failure = describeAccountFailure(error)
    if (failure.key === 'loginRequired' && isStillSo()) setLoggedOut()
    return { status: 'failed', failure }
  }
}
