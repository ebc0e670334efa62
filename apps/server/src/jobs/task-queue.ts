import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { fromDrizzle, type JobPollingOptions, PgBoss } from 'pg-boss'
import type { Database, Transaction } from '../db/database.ts'
import { mailWork, openSideQueue, type SideQueue, unpackingWork, webhookWork } from './side-queue.ts'

/** A task's turn, as a worker gets it. */
export interface TaskTurn {
  readonly taskId: string
  /** Aborts when this process lost the task: it was too slow to show that it is alive, or the server stops. */
  readonly signal: AbortSignal
}

/** How many pages this process works on, and what it does with a task. */
export interface TaskWork {
  readonly atOnce: number
  /** One turn. When it throws, the task gets another turn later, up to the queue's limit. */
  readonly run: (turn: TaskTurn) => Promise<void>
  /** A task that had all its turns, or whose process died too often. */
  readonly giveUp: (taskId: string) => Promise<void>
}

/** The order in which tasks are worked on, kept in the database. */
export interface TaskQueue {
  /** Puts a task into the queue with the transaction that wrote it: both are there, or neither. One that waited for words comes again. */
  readonly add: (transaction: Transaction, task: { readonly id: string; readonly priority: number }) => Promise<void>
  /** Starts to take turns. */
  readonly work: (work: TaskWork) => Promise<void>
  /** Mails that are to be sent, in a queue of their own. */
  readonly mails: SideQueue
  /** Archives whose pages are to be ordered. */
  readonly unpacking: SideQueue
  /** What webhooks are to be told. */
  readonly webhooks: SideQueue
  /** Takes no more turns, waits for those at work, and puts back what is not done in time. */
  readonly stop: () => Promise<void>
}

const queueName = 'translate'
const deadLetterName = 'translate-dead'
/** Workers say twice as often that they are alive; pg-boss allows no less. */
const silenceSeconds = 10

/** How long the queue keeps a job that nobody took, and one that ended. */
export const jobsKept = { waitingSeconds: 2 * 24 * 60 * 60, endedSeconds: 60 * 60 } as const

/** How the queue treats what goes wrong. */
export interface TaskQueueSettings {
  readonly database: Pick<Database, 'kind' | 'queue'>
  /** Hears of trouble in the queue itself, which goes on by itself. */
  readonly onError: (error: Error) => void
  /** How long pages at work may take to end when the server stops. */
  readonly stopTimeoutMs: number
  /** First pause before another turn; it doubles each time. */
  readonly retryDelaySeconds?: number
  /** How often to look for tasks that nobody announced: those that are tried again. */
  readonly pollSeconds?: number
}

interface TaskJob {
  readonly taskId: string
}

/** pg-boss in the product's own database. Its tables have a schema of their own and migrate themselves. */
export async function createTaskQueue(settings: TaskQueueSettings): Promise<TaskQueue> {
  const { database, onError, stopTimeoutMs, retryDelaySeconds = 1, pollSeconds = 2 } = settings
  const boss = new PgBoss({
    db: database.queue.db,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'queue',
    useListenNotify: database.queue.isAnnounced,
    schedule: false,
    // A worker that died is noticed by its silence, at the latest after one of these and `silenceSeconds`.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', onError)
  await startBoss(boss)
  const retries = {
    retryLimit: 5,
    ...(retryDelaySeconds > 0
      ? { retryDelay: retryDelaySeconds, retryBackoff: true, retryDelayMax: 60 }
      : { retryDelay: 0, retryBackoff: false }),
    expireInSeconds: 60 * 60,
    heartbeatSeconds: silenceSeconds,
    retentionSeconds: jobsKept.waitingSeconds,
    deleteAfterSeconds: jobsKept.endedSeconds,
  }
  await boss.createQueue(deadLetterName)
  await boss.createQueue(queueName, { ...retries, notify: true, deadLetter: deadLetterName })
  await boss.updateQueue(queueName, { ...retries, deadLetter: deadLetterName })
  // Any question makes pg-boss remember the queue. Without that, the first `add` would look it up on a connection of its own
  // while the transaction holds the only one that the embedded database has.
  await boss.findJobs(queueName, { id: randomUUID() })

  const work = async ({ atOnce, run, giveUp }: TaskWork): Promise<void> => {
    if (database.kind === 'embedded') await takeBack(boss)
    // Only new tasks are announced; what is tried again or given up has to be looked for.
    const polling = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds }
    await Promise.all(Array.from({ length: atOnce }, async () => await takeTurns(boss, run, polling)))
    await boss.work<TaskJob>(deadLetterName, polling, async ([job]) => {
      await giveUp(job!.data.taskId)
    })
  }

  return {
    mails: await openSideQueue(boss, mailWork, { retryDelaySeconds, pollSeconds }),
    unpacking: await openSideQueue(boss, unpackingWork, { retryDelaySeconds, pollSeconds }),
    webhooks: await openSideQueue(boss, webhookWork, { retryDelaySeconds, pollSeconds }),
    add: async (transaction: Transaction, { id, priority }) => {
      const job: TaskJob = { taskId: id }
      await boss.send(queueName, job, { priority, db: fromDrizzle(transaction, sql) })
    },
    work,
    stop: async () => await boss.stop({ graceful: true, timeout: stopTimeoutMs }),
  }
}

// After a turn, pg-boss waits until its next look although others are waiting: it counts on being told of new ones. So each
// worker tells itself that there may be more.
async function takeTurns(boss: PgBoss, run: TaskWork['run'], polling: JobPollingOptions): Promise<void> {
  const worker: Promise<string> = boss.work<TaskJob>(queueName, polling, async ([job]) => {
    try {
      await run({ taskId: job!.data.taskId, signal: job!.signal })
    } finally {
      boss.notifyWorker(await worker)
    }
  })
  await worker
}

/** SQLSTATEs of something that is there already: a unique value, a schema, a table, a type, a function. */
const thereAlready = new Set(['23505', '42P06', '42P07', '42710', '42723'])

// Of several processes that start at once on an empty database, one makes pg-boss's tables. Its lock keeps the others waiting,
// but a session that had looked for the tables before may still believe afterwards that there are none.
async function startBoss(boss: PgBoss): Promise<void> {
  try {
    await boss.start()
  } catch (error) {
    if (!thereAlready.has((error as { code?: string }).code ?? '')) throw error
    await boss.start()
  }
}

// The embedded database serves one process, so whatever was at work when it opens belongs to a process that has died.
async function takeBack(boss: PgBoss): Promise<void> {
  const jobs = await boss.findJobs<TaskJob>(queueName)
  const active = jobs.filter(({ state }) => state === 'active').map(({ id }) => id)
  if (active.length > 0) await boss.fail(queueName, active, { message: 'The server ended while the page was at work.' })
}
