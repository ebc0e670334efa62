import { limits } from '@fukidashi/contract/limits'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { Transaction } from '../db/database.ts'

/** Work beside pages, in the order in which it was ordered: its jobs only name rows, and are kept in the same database. */
export interface SideQueue {
  /** Puts a row's job into the queue with the transaction that wrote the row: both are there, or neither. */
  readonly add: (transaction: Transaction, id: string) => Promise<void>
  /**
   * Starts to take jobs. One that `run` throws for is tried again, later and later; the signal aborts when this process has lost
   * it. `giveUp` hears of one that had all its tries, where the queue keeps those.
   */
  readonly work: (
    run: (id: string, signal: AbortSignal) => Promise<void>,
    giveUp?: (id: string) => Promise<void>,
  ) => Promise<void>
}

/** What kind of work a queue is for. */
export interface SideWork {
  readonly name: string
  /** What a job's data calls the id that it names. */
  readonly idName: string
  /** How many jobs each process takes at the same time. */
  readonly atOnce: number
  readonly maxTries: number
  readonly longestPauseSeconds: number
  /** One job may take so long. */
  readonly expireSeconds: number
  /** Where jobs go that had all their tries, when somebody has to hear of them. */
  readonly deadLetter?: string
}

const hourSeconds = 60 * 60

/** A mail server may be away for two days; the first tries come quickly. */
export const mailWork: SideWork = {
  ...{ name: 'mail', idName: 'mailId', atOnce: 1, maxTries: (2 * 24 * hourSeconds) / (15 * 60) },
  ...{ longestPauseSeconds: 15 * 60, expireSeconds: 5 * 60 },
}

/** Archives are taken apart one at a time, as each page is judged. */
export const unpackingWork: SideWork = {
  ...{ name: 'unpack-batch', idName: 'batchId', atOnce: 1, maxTries: 10 },
  ...{ longestPauseSeconds: 60, expireSeconds: hourSeconds, deadLetter: 'unpack-batch-dead' },
}

/** A receiver that does not answer holds up few others. */
export const webhookWork: SideWork = {
  ...{ name: 'webhook', idName: 'deliveryId', atOnce: 4, maxTries: limits.api.webhooks.maxTries },
  ...{ longestPauseSeconds: hourSeconds, expireSeconds: 5 * 60 },
}

const keptSeconds = 2 * 24 * hourSeconds

/** A queue of its own in an open pg-boss. */
export async function openSideQueue(
  boss: PgBoss,
  { name, idName, atOnce, maxTries, longestPauseSeconds, expireSeconds, deadLetter }: SideWork,
  { retryDelaySeconds, pollSeconds }: { readonly retryDelaySeconds: number; readonly pollSeconds: number },
): Promise<SideQueue> {
  const retries = {
    retryLimit: maxTries,
    ...(retryDelaySeconds > 0
      ? { retryDelay: retryDelaySeconds, retryBackoff: true, retryDelayMax: longestPauseSeconds }
      : { retryDelay: 0, retryBackoff: false }),
    expireInSeconds: expireSeconds,
    heartbeatSeconds: 10,
    retentionSeconds: keptSeconds,
    deleteAfterSeconds: hourSeconds,
    ...(deadLetter && { deadLetter }),
  }
  if (deadLetter !== undefined) await boss.createQueue(deadLetter)
  await boss.createQueue(name, { ...retries, notify: true })
  await boss.updateQueue(name, retries)
  // Any question makes pg-boss remember the queue; see `createTaskQueue`.
  await boss.findJobs(name, { id: randomUUID() })
  return {
    add: async (transaction, id) => {
      await boss.send(name, { [idName]: id }, { db: fromDrizzle(transaction, sql) })
    },
    work: async (run, giveUp) => {
      const polling = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds }
      const takeJobs = async (): Promise<void> => {
        const worker: Promise<string> = boss.work<Record<string, string>>(name, polling, async ([job]) => {
          try {
            await run(job!.data[idName]!, job!.signal)
          } finally {
            boss.notifyWorker(await worker)
          }
        })
        await worker
      }
      await Promise.all(Array.from({ length: atOnce }, takeJobs))
      if (deadLetter === undefined || giveUp === undefined) return
      await boss.work<Record<string, string>>(deadLetter, polling, async ([job]) => {
        await giveUp(job!.data[idName]!)
      })
    },
  }
}
