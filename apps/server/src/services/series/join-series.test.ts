import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { seriesNames, tasks } from '../../db/schema.ts'
import { startTestApp } from '../../fixtures/start-test-app.ts'
import { joinSeries } from './join-series.ts'

let server: Awaited<ReturnType<typeof startTestApp>>
beforeEach(async () => {
  server = await startTestApp()
})
afterEach(async () => await server.close())

async function claimTask() {
  const visitor = server.createVisitor()
  const { taskId } = (await visitor.submit(await visitor.upload(), { seriesId: randomUUID() })).data
  return await raiseAttempt(taskId)
}

async function raiseAttempt(taskId: string) {
  const [task] = await server.deps.database.db
    .update(tasks)
    .set({ status: 'processing', attempt: sql`${tasks.attempt} + 1` })
    .where(eq(tasks.id, taskId))
    .returning()
  return task!
}

const keptNames = async () => await server.deps.database.db.select().from(seriesNames)

it('keeps no names of an attempt that was given up for dead', async () => {
  const task = await claimTask()
  const late = joinSeries(server.deps, task)!
  await late.names.recall()
  const next = joinSeries(server.deps, await raiseAttempt(task.id))!
  late.names.remember({ ナギ: 'Late' })
  await late.kept()
  expect(await keptNames()).toEqual([])
  await next.names.recall()
  next.names.remember({ ナギ: 'Nagi' })
  await next.kept()
  expect(await keptNames()).toMatchObject([{ source: 'ナギ', target: 'Nagi' }])
})

it('says when names could not be kept, and lets the next page go on', async () => {
  const task = await claimTask()
  const page = joinSeries(server.deps, task)!
  await page.names.recall()
  // The database refuses an id that is none.
  const broken = joinSeries(server.deps, { ...task, id: 'none' })!
  const waiting = broken.names.recall()
  page.leave()
  await waiting
  broken.names.remember({ ナギ: 'Nagi' })
  await expect(broken.kept()).rejects.toThrow('Failed query')
  const next = joinSeries(server.deps, task)!
  await expect(next.names.recall()).resolves.toEqual({})
})
