import { expect, it } from 'vitest'
import { describeStart } from './describe-start.ts'
import { readSettings } from './env.ts'

const linesOf = (environment: Record<string, string>) => describeStart(readSettings(environment))
const withoutAny = expect.stringMatching(/^For better translations, set the key of an online service/)
const PUBLIC_URL = 'https://fukidashi.example'

it('says that nothing is limited on the own machine, and what would set limits', () => {
  expect(linesOf({ OPENAI_API_KEY: 'key' })).toEqual([
    expect.stringContaining('PUBLIC_URL'),
    'There is no limit on translations.',
    'GPT-4o can be chosen for better translations than the built-in models make.',
  ])
})

it('says what visitors from elsewhere are limited to, and how to change that', () => {
  expect(linesOf({ PUBLIC_URL })).toEqual([expect.stringMatching(/: 1\. ANONYMOUS_DAILY_LIMIT/), withoutAny])
  const open = { PUBLIC_URL, ANONYMOUS_DAILY_LIMIT: 'unlimited', OPENAI_API_KEY: 'key' }
  expect(linesOf(open)).toEqual([
    'There is no limit on translations.',
    'GPT-4o is set up, but requires a paid plan. ANONYMOUS_ENGINES=builtin,google,papago,browser,browserModel,own,gpt4o offers it to everybody.',
    withoutAny,
  ])
  expect(linesOf({ ...open, ANONYMOUS_ENGINES: 'builtin,gpt4o' })).toEqual([
    'There is no limit on translations.',
    expect.stringMatching(/^GPT-4o can be chosen/),
  ])
})

it('says how pages get better translations, with what is at hand', () => {
  const settings = readSettings({})
  const lastWith = (engines: object) =>
    describeStart({ ...settings, engines: { ...settings.engines, ...engines } }).at(-1)
  expect(lastWith({})).toEqual(withoutAny)
  const google = { apiKey: 'key' }
  const papago = { clientId: 'id', clientSecret: 'secret' }
  expect(lastWith({ google, papago })).toMatch(/^Google Translate or Papago can be chosen/)
  const pulled = { 'opus-mt-ja-en': 'commit' }
  expect(lastWith({ google, pulled })).toBe(
    'Larger translation models are here. BUILTIN_ENGINE=opus-mt translates with them.',
  )
  expect(lastWith({ pulled, substitutes: { builtin: 'opus-mt' } })).toBe('There is no limit on translations.')
})
