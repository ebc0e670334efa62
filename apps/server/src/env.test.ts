import { tiers } from '@fukidashi/contract/plans'
import { describe, expect, it } from 'vitest'
import { readSettings } from './env.ts'

describe('readSettings', () => {
  it('works with nothing configured', () => {
    expect(readSettings({ PORT: '', BLOG_FEED_URL: ' ' })).toMatchObject({
      host: '127.0.0.1',
      port: 8787,
      role: 'all',
      isOwnMachine: true,
      databaseUrl: undefined,
      blogFeedUrl: undefined,
      metricsToken: undefined,
      engines: { substitutes: { builtin: 'builtin' } },
    })
  })

  it('takes what is set', () => {
    const given = { HOST: '0.0.0.0', PORT: '80', ANONYMOUS_DAILY_LIMIT: 'unlimited', OPENAI_API_KEY: 'key' }
    expect(readSettings(given)).toMatchObject({
      host: '0.0.0.0',
      port: 80,
      entitlements: { anonymous: { perDay: 'unlimited' } },
      engines: { openai: { apiKey: 'key' } },
    })
    const { anonymous } = readSettings({ ANONYMOUS_ENGINES: 'builtin, gpt4o', ANONYMOUS_PLUGIN: 'false' }).entitlements
    expect(anonymous).toMatchObject({ engines: ['builtin', 'gpt4o'], plugin: false })
    expect(readSettings({ BUILTIN_ENGINE: 'm2m100' }).engines.substitutes).toEqual({ builtin: 'm2m100' })
    expect(readSettings({ SIGNING_PRIVATE_KEY: 'a\\nb' }).signingPrivateKey).toBe('a\nb')
  })

  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'https://fukidashi.example' }, false],
    [{ TRUSTED_PROXIES: '1' }, false],
  ])('limits visitors unless nobody can reach the machine: %o', (environment, isOwnMachine) => {
    const settings = readSettings(environment)
    expect(settings.isOwnMachine).toBe(isOwnMachine)
    expect(settings.entitlements.anonymous).toEqual(isOwnMachine ? tiers.ownMachine : tiers.anonymous)
  })

  it('reads the bucket for images', () => {
    const { bucket } = readSettings({ BLOB_URL: 's3://pages/a/b/?region=eu-central-1' })
    expect(bucket).toEqual({
      bucket: 'pages',
      prefix: 'a/b/',
      region: 'eu-central-1',
      endpoint: undefined,
      isInPath: false,
    })
    const local = readSettings({ BLOB_URL: 's3://pages?endpoint=http://127.0.0.1:9000&path-style=true' }).bucket
    expect(local).toMatchObject({ prefix: '', endpoint: 'http://127.0.0.1:9000', isInPath: true })
  })

  it.each([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '1.5'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_LISTEN_URL', 'postgres://localhost/past-a-pooler-that-is-not-named'],
    ['ANONYMOUS_DAILY_LIMIT', 'many'],
    ['ANONYMOUS_ENGINES', 'builtin,deepl'],
    ['ANONYMOUS_PLUGIN', 'perhaps'],
    ['BUILTIN_ENGINE', 'google'],
    ['ROLE', 'worker'],
    ['ROLE', 'api'],
    ['BLOB_URL', '/var/images'],
    ['BLOB_URL', 's3:///images'],
    ['BLOB_URL', 's3://bucket?regoin=eu'],
    ['BLOB_URL', 's3://bucket?endpoint=minio'],
    ['BLOB_URL', 's3://bucket?path-style=yes'],
    ['METRICS_TOKEN', 'short'],
    ['COOKIE_SECRET', 'short'],
    ['BLOG_FEED_URL', 'file:///etc/passwd'],
    ['CONSENT_REVISION', '-1'],
    ['CONSENT_TEXTS_URL', 'texts'],
    ['ANALYTICS_ID', 'G ABC'],
    ['ADS_ID', 'G-ABC'],
    ['RECORDING_ID', '../x'],
    ['RECORDING_BASE_URL', 'javascript:x'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name)
  })
})
