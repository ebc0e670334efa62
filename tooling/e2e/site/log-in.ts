import { canonicalJson } from '@fukidashi/signing/canonical-json'
import { expect, type Page } from '@playwright/test'
import { constants, createHash, publicEncrypt } from 'node:crypto'

/** The password of everybody who registers so. */
export const password = 'seven quiet herons'

/** Makes the `sign` header as a server's client does; the clients' own signer is for browsers. */
export function signWith(publicKey: string): (payload: unknown) => string {
  const key = { key: publicKey, padding: constants.RSA_PKCS1_PADDING }
  return (payload) => {
    const digest = createHash('md5').update(canonicalJson(payload), 'utf8').digest('hex')
    return publicEncrypt(key, Buffer.from(digest)).toString('base64')
  }
}

/** Registers and logs in over HTTP; the page's cookies have the login then. */
export async function logIn({ request }: Pick<Page, 'request'>, url: string, email: string): Promise<void> {
  const { publicKey } = (await (await request.get(`${url}/runtime-config.json`)).json()) as { publicKey: string }
  const { data } = (await (await request.get(`${url}/api/verifyCode/work`)).json()) as {
    data: { salt: string; challenge: string }
  }
  const digestOf = (number: number) => createHash('sha256').update(`${data.salt}${number}`).digest('hex')
  let captcha = 0
  while (digestOf(captcha) !== data.challenge) captcha += 1
  const person = { email, password, passwordAgain: password, captcha: String(captcha), language: 'en' }
  const sign = signWith(publicKey)(person)
  const registered = await request.post(`${url}/api/user/register`, { data: person, headers: { sign } })
  expect(registered.status()).toBe(200)
  const login = await request.post(`${url}/api/user/login`, { data: { email, password } })
  expect(login.status()).toBe(200)
}
