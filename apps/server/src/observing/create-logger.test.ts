import { ProductError } from '@fukidashi/contract/errors'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeError } from './create-logger.ts'

const secret = 'words of a page'

function parseError(): unknown {
  try {
    return JSON.parse(secret)
  } catch (error) {
    return error
  }
}

it.each([
  ['a query', new DrizzleQueryError('insert into results values ($1)', [secret], new Error('no such table'))],
  ['an error of the database', Object.assign(new Error('not unique'), { code: '23505', detail: `(${secret})` })],
  ['what could not be parsed', parseError()],
  ['what a service refused', new ProductError('engineRefused', secret, { cause: parseError() })],
  ['no error', secret],
])('leaves what people uploaded out of %s', (_, error) => {
  const description = describeError(error)
  expect(JSON.stringify(description)).not.toContain('words')
  expect(description.message).not.toBe('')
})

it('keeps what helps: type, message, code, frames and cause', () => {
  const cause = Object.assign(new Error('no such table'), { code: '42P01' })
  expect(describeError(new DrizzleQueryError('select 1', [], cause))).toMatchObject({
    type: 'Error',
    message: 'Failed query: select 1',
    stack: expect.stringContaining('create-logger.test.ts'),
    cause: { message: 'no such table', code: '42P01' },
  })
  expect(describeError(new ProductError('engineTimedOut', 'Papago.'))).toMatchObject({ code: 'engineTimedOut' })
})
