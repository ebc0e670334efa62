import { describe, expect, it } from 'vitest'
import { readRuntimeConfig } from './read-runtime-config.ts'

const config = {
  publicKey: 'key',
  translationModels: [
    {
      id: 'builtin',
      label: 'Built-in',
      isAvailable: true,
      heedsHonorifics: true,
      routes: [{ from: ['JPN'], to: ['ENG'] }],
    },
  ],
  detectionModels: [{ id: 'default', label: 'Default', isAvailable: true }],
  limits: { maxBytes: 1, maxPixels: 1, formats: ['jpg'], lifetimeMs: 1, maxPerZip: 1 },
  entitlements: { perDay: 'unlimited', plugin: true },
  logins: { google: false },
  consent: { revision: 3 },
  payments: { providers: [], promotion: null },
}
const answering = (answer: () => Promise<Response>) =>
  readRuntimeConfig({ baseURL: 'http://here.test', fetch: answer as typeof fetch })

describe('readRuntimeConfig', () => {
  it('reads what the installation offers', async () => {
    expect(await answering(async () => Response.json(config))).toEqual(config)
  })

  it.each([
    ['no answer', () => Promise.reject(new TypeError('failed')), 'network'],
    ['a page of a proxy', async () => new Response('<h1>', { status: 502 }), 'refused'],
    ['something that is no JSON', async () => new Response('<h1>'), 'unreadable'],
    ['an answer against the contract', async () => Response.json({ publicKey: 1 }), 'unreadable'],
  ] as const)('calls %s by its name', async (_, answer, failure) => {
    await expect(answering(answer)).rejects.toMatchObject({ name: 'ApiError', failure })
  })
})
