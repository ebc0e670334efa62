import { expect, it } from 'vitest'
import { readDailyLimit } from './daily-limit.ts'

it('reads how many translations a day there are', () => {
  expect(readDailyLimit({ perDay: 0 })).toEqual({ perDay: 0 })
  expect(readDailyLimit({ perDay: 5, more: true })).toEqual({ perDay: 5 })
})

it.each([undefined, null, 5, 'perDay', {}, { perDay: '5' }, { perDay: -1 }, { perDay: 1.5 }, { perDay: Number.NaN }])(
  'reads none from %o',
  (data) => {
    expect(readDailyLimit(data)).toBeUndefined()
  },
)
