import { expect, it } from 'vitest'
import { describeStart } from './describe-start.ts'
import { readSettings } from './env.ts'

const linesOf = (environment: Record<string, string>) => describeStart(readSettings(environment))
const PUBLIC_URL = 'https://fukidashi.example'

it('says that nothing is limited on the own machine, and what would set limits', () => {
  expect(linesOf({ OPENAI_API_KEY: 'key' })).toEqual([
    expect.stringContaining('PUBLIC_URL'),
    'There is no limit on translations.',
  ])
})

it('says what visitors from elsewhere are limited to, and how to change that', () => {
  expect(linesOf({ PUBLIC_URL })).toEqual([expect.stringMatching(/: 1\. ANONYMOUS_DAILY_LIMIT/)])
  const open = { PUBLIC_URL, ANONYMOUS_DAILY_LIMIT: 'unlimited', OPENAI_API_KEY: 'key' }
  expect(linesOf(open)).toEqual([
    'There is no limit on translations.',
    'GPT-4o is set up, but requires a paid plan. ANONYMOUS_ENGINES=builtin,google,papago,gpt4o offers it to everybody.',
  ])
  expect(linesOf({ ...open, ANONYMOUS_ENGINES: 'builtin,gpt4o' })).toEqual(['There is no limit on translations.'])
})
