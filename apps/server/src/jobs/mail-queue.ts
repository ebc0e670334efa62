import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { Transaction } from '../db/database.ts'

/** Mails in the order in which they were written, kept in the database until a mail server takes them. */
export interface MailQueue {
  /** Puts a mail into the queue with the transaction that wrote it: both are there, or neither. */
  readonly add: (transaction: Transaction, mailId: string) => Promise<void>
  /** Starts to send. A mail that `send` throws for is tried again, later and later. */
  readonly work: (send: (mailId: string) => Promise<void>) => Promise<void>
}

const queueName = 'mail'
const longestPauseSeconds = 15 * 60
const keptSeconds = 2 * 24 * 60 * 60

interface MailJob {
  readonly mailId: string
}

/** The queue of mails in an open pg-boss. A mail server may be away for two days; the first tries come quickly. */
export async function openMailQueue(
  boss: PgBoss,
  { retryDelaySeconds, pollSeconds }: { readonly retryDelaySeconds: number; readonly pollSeconds: number },
): Promise<MailQueue> {
  const retries = {
    retryLimit: keptSeconds / longestPauseSeconds,
    ...(retryDelaySeconds > 0
      ? { retryDelay: retryDelaySeconds, retryBackoff: true, retryDelayMax: longestPauseSeconds }
      : { retryDelay: 0, retryBackoff: false }),
    expireInSeconds: 5 * 60,
    heartbeatSeconds: 10,
    retentionSeconds: keptSeconds,
    deleteAfterSeconds: 60 * 60,
  }
  await boss.createQueue(queueName, { ...retries, notify: true })
  await boss.updateQueue(queueName, retries)
  // Any question makes pg-boss remember the queue; see `createTaskQueue`.
  await boss.findJobs(queueName, { id: randomUUID() })
  return {
    add: async (transaction, mailId) => {
      const job: MailJob = { mailId }
      await boss.send(queueName, job, { db: fromDrizzle(transaction, sql) })
    },
    work: async (send) => {
      const polling = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds }
      const worker: Promise<string> = boss.work<MailJob>(queueName, polling, async ([job]) => {
        try {
          await send(job!.data.mailId)
        } finally {
          boss.notifyWorker(await worker)
        }
      })
      await worker
    },
  }
}
