import pLimit from 'p-limit'
import browser from 'webextension-polyfill'
import { z } from 'zod'

// By server: a login is no business of another one.
const tokensSchema = z.record(z.string(), z.string()).catch({})
const keys = { tokens: 'token', ended: 'endedLogins' } as const

/** The token of the extension's login at a server. */
export async function readToken(address: string): Promise<string | undefined> {
  return (await readAll(keys.tokens))[address]
}

/** Keeps the token of a login that began, or goes on. */
export async function keepToken(address: string, token: string): Promise<void> {
  await write(keys.tokens, address, token)
  await write(keys.ended, address, undefined)
}

/** A server hands out a new token now and then; where nobody logged in, or has logged out meanwhile, none is taken. */
export async function replaceToken(address: string, token: string): Promise<void> {
  if ((await readToken(address)) !== undefined) await write(keys.tokens, address, token)
}

/** Forgets a login. `isEnded` says that the server ended it, of which the reader has to hear. */
export async function forgetToken(address: string, { isEnded }: { readonly isEnded: boolean }): Promise<void> {
  await write(keys.tokens, address, undefined)
  await write(keys.ended, address, isEnded ? 'yes' : undefined)
}

/** Whether a login at a server ended without the reader's doing. */
export async function hasLoginEnded(address: string): Promise<boolean> {
  return address in (await readAll(keys.ended))
}

async function readAll(key: string): Promise<Record<string, string>> {
  return tokensSchema.parse((await browser.storage.local.get(key))[key])
}

/** One after the other: two at once would each write what the other had not seen. */
const turn = pLimit(1)

function write(key: string, address: string, value: string | undefined): Promise<void> {
  return turn(async () => {
    const { [address]: _before, ...others } = await readAll(key)
    await browser.storage.local.set({ [key]: value === undefined ? others : { ...others, [address]: value } })
  })
}
