import { createHash, randomUUID } from 'node:crypto'
import { type BenchServer, createVisitor, type VisitorCalls } from './serve.ts'

/** Of all accounts of benchmarks. */
export const benchPassword = 'seven quiet herons'

/** Somebody with an account, who is logged in. */
export interface BenchAccount {
  /** Of the login that the account began with. */
  readonly token: string
  /** Logs in once more. Throws when the server refuses. */
  readonly logIn: () => Promise<Response>
}

/** Registers somebody new and logs them in, from an address that a proxy reports; the server has to trust one. */
export async function createAccount(server: Pick<BenchServer, 'url'>, address?: string): Promise<BenchAccount> {
  const [email, password] = [`${randomUUID()}@example.org`, benchPassword]
  const client = (await createVisitor(server, { ...(address !== undefined && { address }) })).api()
  const captcha = await solveCaptcha(client)
  await client.register({ email, password, passwordAgain: password, captcha, language: 'en' })
  const from: Record<string, string> = address === undefined ? {} : { 'x-forwarded-for': address }
  const logIn = async (): Promise<Response> => await postJson(`${server.url}/api/user/login`, { email, password }, from)
  const token = (await logIn()).headers.get('token')
  if (token === null) throw new Error('The login gave no token.')
  return { token, logIn }
}

/** Makes a key of the public API with all that a key may do; returns its secret and what the contract calls `keyId`. */
export async function createKey(
  server: Pick<BenchServer, 'url'>,
  { token }: BenchAccount,
  scopes: readonly string[],
): Promise<{ readonly secret: string; readonly keyId: string }> {
  const url = `${server.url}/api/user/apiKeys/create`
  const response = await postJson(url, { name: 'bench', scopes }, { authorization: `Bearer ${token}` })
  const { data } = (await response.json()) as { data: { secret: string; key: { keyId: string } } }
  return { secret: data.secret, keyId: data.key.keyId }
}

async function postJson(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const init = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  }
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  // The connection is free for the next call once the answer is read.
  const bytes = await response.arrayBuffer()
  return new Response(bytes, { status: response.status, headers: response.headers })
}

async function solveCaptcha({ getVerifyWork }: Pick<VisitorCalls, 'getVerifyWork'>) {
  const { salt, challenge } = await getVerifyWork({})
  for (let number = 0; ; number += 1)
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge) return String(number)
}
