import { constants, createHash, createPrivateKey, type KeyObject, privateDecrypt, timingSafeEqual } from 'node:crypto'
import { canonicalJson } from './canonical-json.ts'

/** What became of a `sign` header. */
export type Verdict = 'valid' | 'missing' | 'invalid'

/** Judges the `sign` header of a payload. */
export type Verify = (payload: unknown, header: string | undefined) => Verdict

/** Makes the counterpart of `createSigner` from the server's private key (PEM). Throws on a key that cannot be used. */
export function createVerifier(privateKey: string): Verify {
  const key = readKey(privateKey)
  return (payload, header) => {
    if (!header) return 'missing'
    const expected = createHash('md5').update(canonicalJson(payload), 'utf8').digest('hex')
    const given = decrypt(header)
    return given?.length === expected.length && timingSafeEqual(given, Buffer.from(expected)) ? 'valid' : 'invalid'
  }

  function decrypt(header: string): Buffer | undefined {
    try {
      return privateDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(header, 'base64'))
    } catch {
      return undefined
    }
  }
}

function readKey(pem: string): KeyObject {
  const refusal = 'The private key for signing is not an RSA key in PEM form (BEGIN PRIVATE KEY).'
  let key: KeyObject
  try {
    key = createPrivateKey(pem)
  } catch (cause) {
    throw new TypeError(refusal, { cause })
  }
  if (key.asymmetricKeyType !== 'rsa') throw new TypeError(refusal)
  return key
}
