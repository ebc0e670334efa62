import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { openTestDatabase } from '../fixtures/open-test-database.ts'
import { createTaskQueue, type TaskQueue } from './task-queue.ts'

let database: Database
let queue: TaskQueue
beforeAll(async () => {
  database = await openTestDatabase()
  const onError = (error: Error): void => console.error(error)
  queue = await createTaskQueue({ database, onError, stopTimeoutMs: 1000, retryDelaySeconds: 0, pollSeconds: 0.5 })
})
afterAll(async () => {
  await queue.stop()
  await database.close()
})

describe('createTaskQueue', () => {
  it('gives turns by priority and then by arrival, again after a failure, and none to what was rolled back', async () => {
    const ids = { first: randomUUID(), second: randomUUID(), paid: randomUUID(), undone: randomUUID() }
    const nameOf = new Map<string, string>(Object.entries(ids).map(([name, id]) => [id, name]))
    const add = async (id: string, priority: number) =>
      await database.db.transaction(async (transaction) => await queue.add(transaction, { id, priority }))
    await add(ids.first, 0)
    await add(ids.second, 0)
    await add(ids.paid, 10)
    const undone = database.db.transaction(async (transaction) => {
      await queue.add(transaction, { id: ids.undone, priority: 99 })
      throw new Error('rolled back')
    })
    await expect(undone).rejects.toThrow('rolled back')

    const turns: string[] = []
    const done = Promise.withResolvers<void>()
    await queue.work({
      atOnce: 1,
      run: async ({ taskId }) => {
        turns.push(nameOf.get(taskId)!)
        if (turns.length === 1) throw new Error('the first try of all')
        if (turns.length === 4) done.resolve()
      },
      giveUp: async () => {},
    })
    await done.promise
    expect(turns[0]).toBe('paid')
    expect(turns.toSorted()).toEqual(['first', 'paid', 'paid', 'second'])
    expect(turns.indexOf('first')).toBeLessThan(turns.indexOf('second'))
  })

  it('takes one turn after the other while tasks are waiting, however seldom it looks for those that nobody announced', async () => {
    const onError = (error: Error): void => console.error(error)
    const patient = await openTestDatabase()
    const seldom = await createTaskQueue({ database: patient, onError, stopTimeoutMs: 1000, pollSeconds: 60 })
    const ids = Array.from({ length: 5 }, () => randomUUID())
    for (const id of ids)
      await patient.db.transaction(async (transaction) => await seldom.add(transaction, { id, priority: 0 }))
    const turns: string[] = []
    const done = Promise.withResolvers<void>()
    await seldom.work({
      atOnce: 1,
      run: async ({ taskId }) => {
        turns.push(taskId)
        if (turns.length === ids.length) done.resolve()
      },
      giveUp: async () => {},
    })
    await done.promise
    expect(turns).toEqual(ids)
    await seldom.stop()
    await patient.close()
  })
})
