import { expect, it } from 'vitest'
import { createTaskChanges } from './task-changes.ts'

const never = new AbortController().signal

it('tells those who wait what happened: to their task, how far it is, or in the queue', async () => {
  const changes = createTaskChanges()
  const hear = async (announce: () => void) => {
    const change = changes.next('one', 60_000, never)
    announce()
    return await change
  }
  expect(await hear(() => changes.announce('one'))).toBe('task')
  expect(await hear(() => changes.announceProgress('one'))).toBe('progress')
  expect(await hear(changes.announceQueue)).toBe('queue')
  expect(await hear(changes.stop)).toBe('nothing')
})

it('tells nothing of other tasks, and ends the waiting after its time or at its signal', async () => {
  const changes = createTaskChanges()
  const waiting = changes.next('one', 10, never)
  changes.announce('two')
  expect(await waiting).toBe('nothing')
  const leaving = new AbortController()
  const left = changes.next('one', 60_000, leaving.signal)
  leaving.abort()
  expect(await left).toBe('nothing')
})
