import { ApiError } from '@fukidashi/api-client/api-error'
import { errors } from '@fukidashi/contract/errors'
import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { describeFailure } from '../queue/translate-page.ts'
import { wordsOf } from './failure-words.ts'

const { code, status } = errors.anonymousLimitReached

function wordsFor(data: unknown): string {
  const refusal = new ApiError({ failure: 'refused', method: 'POST', url: '/', status, code, data, reason: '' })
  return setupI18n({ locale: 'en', messages: { en: {} } })._(wordsOf(describeFailure(refusal)))
}

it.each([
  [{ perDay: 1 }, 'one translation per day'],
  [{ perDay: 5 }, '5 translations per day'],
  // An earlier server says nothing of it.
  [null, 'one translation per day'],
])('says how many translations a day there are: %j', (data, words) => {
  expect(wordsFor(data)).toContain(`can only have ${words}.`)
})
