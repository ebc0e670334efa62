import { describe, expect, it } from 'vitest'
import type { TranslatedPage } from '../messaging/messages.ts'
import { createTranslationQueue, type Subscriber, type TranslatePage } from './translation-queue.ts'

const unchanged: TranslatedPage = { overlay: undefined, balloons: [], language: 'en' }

/** A page of a test: it ends when it is told to, and notes what its reader hears. */
function makePage(name: string, isVisible = false) {
  const heard: string[] = []
  const { promise, resolve, reject } = Promise.withResolvers<TranslatedPage>()
  let started = 0
  let signal: AbortSignal | undefined
  const translate: TranslatePage = (given) => {
    started++
    signal = given
    return promise
  }
  const subscriber: Subscriber = {
    isVisible,
    onWaiting: (ahead) => heard.push(`waiting ${ahead}`),
    onStart: () => heard.push('start'),
    onDone: () => heard.push('done'),
    onFailed: (error) => heard.push(`failed ${String(error)}`),
  }
  return { name, heard, resolve, reject, translate, subscriber, started: () => started, signal: () => signal }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

describe('createTranslationQueue', () => {
  it('runs three at once and tells the others how many are ahead of them', async () => {
    const queue = createTranslationQueue(3)
    const pages = ['a', 'b', 'c', 'd', 'e'].map((name) => makePage(name))
    for (const page of pages) queue.join(page.name, page.subscriber, page.translate)
    expect(pages.map(({ started }) => started())).toEqual([1, 1, 1, 0, 0])
    expect(pages[4]!.heard.at(-1)).toBe('waiting 1')
    pages[1]!.resolve(unchanged)
    await turn()
    expect(pages.map(({ started }) => started())).toEqual([1, 1, 1, 1, 0])
    expect(pages[1]!.heard).toEqual(['start', 'done'])
    expect(pages[4]!.heard.at(-1)).toBe('waiting 0')
  })

  it('takes pages in sight first, also those that came into sight while they waited', async () => {
    const queue = createTranslationQueue(1)
    const [running, hidden, seen, later] = [makePage('a'), makePage('b'), makePage('c', true), makePage('d')]
    for (const page of [running, hidden, seen, later]) queue.join(page.name, page.subscriber, page.translate)
    later.subscriber.isVisible = true
    queue.reorder()
    for (const [page, next] of [
      [running, seen],
      [seen, later],
      [later, hidden],
    ] as const) {
      page.resolve(unchanged)
      await turn()
      expect(next.started(), next.name).toBe(1)
    }
  })

  it('asks once for a page that two tabs want, and tells both', async () => {
    const queue = createTranslationQueue(3)
    const [first, second] = [makePage('a'), makePage('a')]
    queue.join('a', first.subscriber, first.translate)
    queue.join('a', second.subscriber, second.translate)
    first.resolve(unchanged)
    await turn()
    expect([first.started(), second.started()]).toEqual([1, 0])
    expect([first.heard.at(-1), second.heard.at(-1)]).toEqual(['done', 'done'])
    expect(queue.isBusy()).toBe(false)
  })

  it('cancels a page when the last one who wants it leaves, and not before', async () => {
    const queue = createTranslationQueue(1)
    const [first, second, next] = [makePage('a'), makePage('a'), makePage('b')]
    const leaveFirst = queue.join('a', first.subscriber, first.translate)
    const leaveSecond = queue.join('a', second.subscriber, second.translate)
    leaveFirst()
    expect(first.signal()!.aborted).toBe(false)
    queue.join('b', next.subscriber, next.translate)
    leaveSecond()
    expect(first.signal()!.aborted).toBe(true)
    expect(next.started()).toBe(1)
    const again = makePage('a')
    queue.join('a', again.subscriber, again.translate)
    next.resolve(unchanged)
    await turn()
    expect(again.started()).toBe(1)
    first.reject(new Error('aborted'))
    await turn()
    expect(first.heard).not.toContain('failed Error: aborted')
  })

  it('goes on after a failure', async () => {
    const queue = createTranslationQueue(1)
    const [first, second] = [makePage('a'), makePage('b')]
    queue.join('a', first.subscriber, first.translate)
    queue.join('b', second.subscriber, second.translate)
    first.reject(new Error('no'))
    await turn()
    expect(first.heard.at(-1)).toBe('failed Error: no')
    expect(second.started()).toBe(1)
  })
})
