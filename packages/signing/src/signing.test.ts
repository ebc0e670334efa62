import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { createSigner } from './sign.ts'
import { createVerifier } from './verify.ts'

const makePair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const pair = makePair()
const sign = createSigner(pair.publicKey)
const verify = createVerifier(pair.privateKey)

describe('canonicalJson', () => {
  it('sorts keys at every depth, numbers-like keys too, and writes no spaces', () => {
    expect(canonicalJson({ b: [{ z: 1, a: 'x y' }], 9: true, 10: null, a: { d: 1, c: 2 } })).toBe(
      '{"10":null,"9":true,"a":{"c":2,"d":1},"b":[{"a":"x y","z":1}]}',
    )
  })

  it('drops undefined as JSON does', () => {
    expect(canonicalJson({ a: undefined, b: [undefined, 1] })).toBe('{"b":[null,1]}')
    expect(canonicalJson(undefined)).toBe('null')
  })
})

describe('sign and verify', () => {
  it.each([
    {},
    { taskId: 'a', waitMs: 25_000 },
    { outer: { z: { b: 1, a: [3, { y: 1, x: 2 }] } } },
    { title: '吹き出し 🙂 é', ключ: '"\\\n' },
    { at: new Date(0), nothing: undefined },
  ])('meet over %j', (payload) => {
    expect(verify(payload, sign(payload))).toBe('valid')
  })

  it('meet whatever the order of keys, and over what the wire makes of the payload', () => {
    const header = sign({ b: 2, a: { d: undefined, c: 1 } })
    expect(verify({ a: { c: 1 }, b: 2 }, header)).toBe('valid')
  })

  it('refuse a changed payload and a changed, foreign or missing header', () => {
    const header = sign({ amount: 1 })
    const changed = `${header.startsWith('A') ? 'B' : 'A'}${header.slice(1)}`
    expect(verify({ amount: 2 }, header)).toBe('invalid')
    expect(verify({ amount: 1 }, changed)).toBe('invalid')
    expect(verify({ amount: 1 }, createSigner(makePair().publicKey)({ amount: 1 }))).toBe('invalid')
    expect(verify({ amount: 1 }, 'not base64 at all')).toBe('invalid')
    expect(verify({ amount: 1 }, undefined)).toBe('missing')
    expect(verify({ amount: 1 }, '')).toBe('missing')
  })

  it.each(['', 'no key', pair.publicKey.slice(0, 100), '-----BEGIN PUBLIC KEY-----\n-----END PUBLIC KEY-----'])(
    'a signer refuses %j as a key, instead of making one up',
    (key) => {
      expect(() => createSigner(key)).toThrow('not an RSA key')
    },
  )

  it('a verifier refuses a key that is not RSA, or none', () => {
    const { privateKey } = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    for (const key of [privateKey, 'no key', '']) expect(() => createVerifier(key)).toThrow('not an RSA key')
  })
})
