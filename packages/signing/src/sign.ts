import { md5 } from 'js-md5'
import { JSEncrypt } from 'jsencrypt'
import { canonicalJson } from './canonical-json.ts'

/** Makes the `sign` header for a payload. */
export type Sign = (payload: unknown) => string

/**
 * Makes a signer from the server's public key (PEM, `BEGIN PUBLIC KEY`). The header is the MD5 of the payload's canonical
 * form in hex, encrypted by RSA PKCS#1 v1.5, in base64. Throws on a key that cannot be used.
 */
export function createSigner(publicKey: string): Sign {
  const encryptor = new JSEncrypt()
  encryptor.setPublicKey(publicKey)
  // With a key that it cannot read, jsencrypt makes a fresh pair and encrypts with that, so what it read is checked first.
  if (bodyOf(publicKey) === '' || bodyOf(readBack(encryptor)) !== bodyOf(publicKey)) {
    throw new TypeError('The public key for signing is not an RSA key in PEM form (BEGIN PUBLIC KEY).')
  }
  return (payload) => {
    const header = encryptor.encrypt(md5(canonicalJson(payload)))
    if (header === false) throw new Error('The payload could not be signed.')
    return header
  }
}

function readBack(encryptor: JSEncrypt): string {
  try {
    return encryptor.getPublicKey()
  } catch {
    return ''
  }
}

function bodyOf(pem: string): string {
  return pem.replace(/-----(BEGIN|END) PUBLIC KEY-----/g, '').replace(/\s/g, '')
}
