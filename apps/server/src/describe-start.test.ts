import { expect, it } from 'vitest'
import { describeStart } from './describe-start.ts'
import { readSettings } from './env.ts'

it('says how to lift the limits that there are, and nothing where there are none', () => {
  expect(describeStart(readSettings({}))).toEqual([expect.stringContaining('ANONYMOUS_DAILY_LIMIT')])
  const open = { ANONYMOUS_DAILY_LIMIT: 'unlimited', OPENAI_API_KEY: 'key' }
  expect(describeStart(readSettings(open))).toEqual([
    'GPT-4o has a key, but comes with a paid plan. ANONYMOUS_ENGINES=builtin,google,papago,gpt4o offers it to everybody.',
  ])
  expect(describeStart(readSettings({ ...open, ANONYMOUS_ENGINES: 'gpt4o' }))).toEqual([])
})
