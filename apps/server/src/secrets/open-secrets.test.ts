import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSecrets } from './open-secrets.ts'

const none = { signingPrivateKey: undefined, cookieSecret: undefined }
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-secrets-'))
})
afterAll(async () => await rm(folder, { recursive: true, force: true }))

it('makes secrets once, also for processes that start at the same moment, and keeps them for the owner alone', async () => {
  const opened = await Promise.all(Array.from({ length: 4 }, async () => await openSecrets(folder, none)))
  const later = await openSecrets(folder, none)
  for (const { publicKey, cookieSecret, hashAddress } of opened) {
    expect(publicKey).toBe(later.publicKey)
    expect(cookieSecret).toBe(later.cookieSecret)
    expect(hashAddress('192.0.2.1')).toBe(later.hashAddress('192.0.2.1'))
  }
  const files = await readdir(folder)
  expect(files.toSorted()).toEqual(['cookie-secret.txt', 'signing-key.pem'])
  for (const file of files) expect((await stat(join(folder, file))).mode & 0o077).toBe(0)
})

it('refuses a key that cannot be used', async () => {
  await expect(openSecrets(folder, { ...none, signingPrivateKey: 'no key' })).rejects.toThrow('not an RSA key')
})
