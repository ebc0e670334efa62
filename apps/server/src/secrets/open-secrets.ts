import { createVerifier, type Verify } from '@fukidashi/signing/verify'
import { createHmac, createPrivateKey, createPublicKey, generateKeyPair, randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { keepOnce } from './keep-once.ts'

/** What only this installation knows. */
export interface Secrets {
  /** Judges the `sign` header of a call. */
  readonly verify: Verify
  /** What clients sign with, PEM. */
  readonly publicKey: string
  /** Signs the cookie of a visitor. */
  readonly cookieSecret: string
  /** Stands for an address without telling it. */
  readonly hashAddress: (address: string) => string
  /** Stands for anything else about a person, such as an e-mail address, without telling it. */
  readonly hashIdentity: (text: string) => string
  /** What deliveries to a webhook are signed with, as Standard Webhooks writes it. It is kept nowhere. */
  readonly webhookSecret: (webhookId: string) => string
}

/** Secrets that the operator gave; what is undefined is made once and kept in the folder. */
export interface GivenSecrets {
  readonly signingPrivateKey: string | undefined
  readonly cookieSecret: string | undefined
}

/** Takes the secrets that were given and makes the others. Throws on a key that cannot be used. */
export async function openSecrets(folder: string, given: GivenSecrets): Promise<Secrets> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const privateKey = given.signingPrivateKey ?? (await keepOnce(join(folder, 'signing-key.pem'), makeSigningKey))
  const cookieSecret = given.cookieSecret ?? (await keepOnce(join(folder, 'cookie-secret.txt'), makeCookieSecret))
  return {
    verify: createVerifier(privateKey),
    publicKey: createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'pem' }).toString(),
    cookieSecret,
    hashAddress: (address) => createHmac('sha256', `address:${cookieSecret}`).update(address).digest('base64url'),
    hashIdentity: (text) => createHmac('sha256', `identity:${cookieSecret}`).update(text).digest('base64url'),
    webhookSecret: (webhookId) =>
      `whsec_${createHmac('sha256', `webhook:${cookieSecret}`).update(webhookId).digest('base64')}`,
  }
}

async function makeSigningKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

async function makeCookieSecret(): Promise<string> {
  return randomBytes(32).toString('base64url')
}
