import { expect, it } from 'vitest'
import { planPageWorkers } from './plan-page-workers.ts'

it('gives two cores to a page, all of them to a page alone, and never none', () => {
  expect(planPageWorkers(1)).toEqual({ pagesAtOnce: 1, coresPerPage: 1 })
  expect(planPageWorkers(2)).toEqual({ pagesAtOnce: 1, coresPerPage: 2 })
  expect(planPageWorkers(8)).toEqual({ pagesAtOnce: 4, coresPerPage: 2 })
  expect(planPageWorkers(8, 1)).toEqual({ pagesAtOnce: 1, coresPerPage: 8 })
  expect(planPageWorkers(32)).toEqual({ pagesAtOnce: 4, coresPerPage: 8 })
})
