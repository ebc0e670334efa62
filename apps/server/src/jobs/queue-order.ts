import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { tasks } from '../db/schema.ts'
import type { TaskChanges } from './task-changes.ts'

/** Places of waiting tasks. */
export interface QueueOrder {
  /** How many tasks are before this one. */
  readonly placeOf: (taskId: string) => Promise<number>
}

/** Other processes on a server's database move the queue unheard, so what is known of it grows old. */
const oldAfterMs = { embedded: Number.POSITIVE_INFINITY, server: 1000 } as const

/** Asks for the whole order once for all who wait, however many they are, and again when the queue has moved. */
export function createQueueOrder({ db, kind }: Pick<Database, 'db' | 'kind'>, changes: TaskChanges): QueueOrder {
  let known:
    | { readonly version: number; readonly atMs: number; readonly places: Promise<Map<string, number>> }
    | undefined

  const ask = async (): Promise<Map<string, number>> => {
    const rows = await db
      .select({ id: tasks.id })
      .from(tasks)
      .where(eq(tasks.status, 'queued'))
      .orderBy(desc(tasks.priority), asc(tasks.sequence))
    return new Map(rows.map(({ id }, place) => [id, place]))
  }

  const placesNow = async (): Promise<Map<string, number>> => {
    const version = changes.queueVersion()
    const isOld = known === undefined || known.version !== version || performance.now() - known.atMs > oldAfterMs[kind]
    if (isOld) {
      const places = ask()
      places.catch(() => {
        known = undefined
      })
      known = { version, atMs: performance.now(), places }
    }
    return await known!.places
  }

  const placeOf = async (taskId: string): Promise<number> => {
    const place = (await placesNow()).get(taskId)
    if (place !== undefined) return place
    // It came after the order was asked for, or has just been begun.
    known = undefined
    return (await placesNow()).get(taskId) ?? 0
  }
  return { placeOf }
}
