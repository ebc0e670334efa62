import { expect, it } from 'vitest'
import type { ComicPage, PageProgress } from './comic-page.ts'
import { createTimeLeft } from './time-left.ts'

const pageOf = (id: number, progress: PageProgress): ComicPage => ({
  id: String(id),
  file: new File([], `${id}.png`),
  originalUrl: '',
  seriesId: '',
  progress,
})
const done = { step: 'cancelled' } as const

/** Ten pages of ten seconds each, three at a time: forty seconds in all. */
function pagesAt(seconds: number): ComicPage[] {
  return Array.from({ length: 10 }, (_, index) => {
    const begun = Math.floor(index / 3) * 10
    if (seconds >= begun + 10) return pageOf(index, done)
    if (seconds < begun) return pageOf(index, { step: 'waiting' })
    return pageOf(index, { step: 'running', stage: 'translate', share: (seconds - begun) / 10 })
  })
}

it('is true to a quarter from the first page on, and says nothing before', () => {
  const time = createTimeLeft()
  expect(time.estimate(pagesAt(0), 0)).toBeUndefined()
  expect(time.estimate(pagesAt(3), 3000)).toBeUndefined()
  for (const seconds of [5, 10, 15, 20, 25, 30]) {
    const left = time.estimate(pagesAt(seconds), seconds * 1000)!
    expect(Math.abs(left / 1000 - (40 - seconds)), `after ${seconds} s`).toBeLessThanOrEqual((40 - seconds) / 4 + 5)
  }
})

it('forgets a run that is over, and counts no page of it in the next', () => {
  const time = createTimeLeft()
  time.estimate(pagesAt(1), 1000)
  expect(time.estimate(pagesAt(40), 40_000)).toBeUndefined()
  const next = [...pagesAt(40), pageOf(11, { step: 'running', stage: 'detect', share: 0.5 })]
  expect(time.estimate(next, 60_000)).toBeUndefined()
})
