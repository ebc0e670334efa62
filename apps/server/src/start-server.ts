import { createPageEditing } from '@fukidashi/pipeline/page-editing'
import { createTextTranslating } from '@fukidashi/pipeline/text-translating'
import { createPageWorkers } from '@fukidashi/pipeline/page-workers'
import { serve } from '@hono/node-server'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { BlobStore } from './blobs/blob-store.ts'
import { serveSnapshots } from './backup/snapshot-socket.ts'
import { createDiskBlobs } from './blobs/create-disk-blobs.ts'
import { createApp } from './create-app.ts'
import { openEmbeddedDatabase, openServerDatabase } from './db/open-database.ts'
import type { Clock, Deps, PageTranslator } from './deps.ts'
import type { Settings } from './env.ts'
import { createQueueOrder } from './jobs/queue-order.ts'
import { createTaskChanges } from './jobs/task-changes.ts'
import { createTaskQueue } from './jobs/task-queue.ts'
import { createTurns } from './jobs/turns.ts'
import { createLogger } from './observing/create-logger.ts'
import { createMetrics } from './observing/create-metrics.ts'
import { checkImagePlace, openDataFolder } from './open-data-folder.ts'
import { openMailTransport } from './mails/open-mail-transport.ts'
import { openSecrets } from './secrets/open-secrets.ts'
import { serveOperators } from './services/operators/operator-socket.ts'
import { sendMail } from './services/mails/send-mail.ts'
import { startAskingAboutOpen } from './services/payments/follow-events.ts'
import { openPayments } from './services/payments/payment-settings.ts'
import { listObstacles } from './services/offers/create-offer.ts'
import { giveUpUnpacking, unpackBatch } from './services/batches/unpack-batch.ts'
import { deliverEvent } from './services/webhooks/deliver-event.ts'
import { startSweeper } from './services/sweeping/sweep-expired.ts'
import { budgetPages } from './services/tasks/budget-pages.ts'
import { endOverdueTasks, endTask } from './services/tasks/end-task.ts'
import { runTask } from './services/tasks/run-task.ts'

/** Pages at work when the server stops may take so long to end; then they wait for the next start. */
const stopTimeoutMs = 20_000
/**
 * Longer than browsers and proxies keep a connection that nobody uses: whoever closes it first must be the one that would
 * send the next request, as otherwise one is lost on a connection that is being closed.
 */
const idleConnectionMs = 75_000
const sweepEveryMs = 5 * 60 * 1000
const endOverdueEveryMs = 15 * 1000
const askAboutOpenEveryMs = 2 * 60 * 1000

/** What a caller brings in the place of the real thing. */
export interface Overrides {
  readonly translator?: PageTranslator
  readonly clock?: Clock
  readonly logger?: Logger
}

/** A server that answers. */
export interface RunningServer {
  readonly url: string
  /** Takes no more calls, answers those that wait, lets pages at work end or puts them back, and closes everything. */
  readonly stop: () => Promise<void>
}

/** Opens everything that the settings name, and serves. Throws when something cannot be opened. */
export async function startServer(settings: Settings, overrides: Overrides = {}): Promise<RunningServer> {
  const deps = await openDeps(settings, overrides)
  const translator = settings.role === 'api' ? undefined : (overrides.translator ?? startPageWorkers(settings))
  const server = serve({
    fetch: createApp(deps).fetch,
    hostname: settings.host,
    port: settings.port,
    serverOptions: { keepAliveTimeout: idleConnectionMs },
  }) as Server
  await once(server, 'listening')
  const stopSweeper = startSweeper(deps, sweepEveryMs)
  const stopEnding = startEndingOverdue(deps)
  const stopAsking = startAskingAboutOpen(deps, askAboutOpenEveryMs)
  const stopSockets = deps.database.kind === 'embedded' ? await serveSockets(deps) : undefined
  if (translator !== undefined) {
    const budgeted = budgetPages(translator, settings.pageTimeScale)
    const workerDeps = { ...deps, translator: budgeted, seriesTurns: createTurns() }
    await deps.queue.work({
      atOnce: translator.pagesAtOnce,
      run: async (turn) => await runTask(workerDeps, turn),
      giveUp: async (taskId) => await giveUp(deps, taskId),
    })
  }
  const stopMails = settings.role === 'api' ? undefined : await startMails(deps)
  if (settings.role !== 'api') await startStudioWork(deps)
  const { address, port, family } = server.address() as AddressInfo
  const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
  deps.logger.info({ url, role: settings.role, database: deps.database.kind }, 'listening')
  for (const obstacle of listObstacles(settings)) deps.logger.info(obstacle, 'an engine is not set up')
  return {
    url,
    stop: async () =>
      await stop(deps, { server, stopSweeper, stopEnding, stopAsking, stopSockets, stopMails, translator }),
  }
}

const pollingWords =
  'DATABASE_URL leads through a pooler in transaction mode: workers look for new pages every two seconds, as nobody can tell them. ' +
  'With DATABASE_LISTEN_URL, the address of the server itself, they are told at once'

function startPageWorkers(settings: Settings): PageTranslator {
  return createPageWorkers({ engines: settings.engines, pulledFolder: settings.pulledFolder })
}

async function openDeps(settings: Settings, { clock, logger }: Overrides): Promise<Deps> {
  const log = logger ?? createLogger(settings.logLevel)
  const metrics = createMetrics()
  const onError = (error: Error): void => {
    metrics.faults.inc({ part: 'database' })
    log.error({ err: error }, 'trouble with the database')
  }
  await openDataFolder(settings.dataFolder)
  const secrets = await openSecrets(join(settings.dataFolder, 'secrets'), settings)
  const blobs = await openBlobs(settings)
  const database =
    settings.databaseUrl === undefined
      ? await openEmbeddedDatabase(join(settings.dataFolder, 'database'), onError)
      : await openServerDatabase({ databaseUrl: settings.databaseUrl, listenUrl: settings.databaseListenUrl }, onError)
  await checkImagePlace(database, settings).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  if (!database.queue.isAnnounced) log.warn(pollingWords)
  const changes = createTaskChanges()
  const ownClock = clock ?? { now: () => new Date() }
  return {
    settings,
    clock: ownClock,
    logger: log,
    database,
    blobs,
    queue: await createTaskQueue({ database, onError, stopTimeoutMs }),
    changes,
    queueOrder: createQueueOrder(database, changes),
    secrets,
    pageEditing: createPageEditing(),
    textTranslating: createTextTranslating({ engines: settings.engines }),
    metrics,
    payments: await openPayments(settings.payments, { database, clock: ownClock }),
  }
}

async function openBlobs({ bucket, dataFolder }: Settings): Promise<BlobStore> {
  const folder = join(dataFolder, 'blobs')
  if (bucket === undefined) return await createDiskBlobs(folder)
  // The SDK takes as long to load as the rest of the server.
  const { createS3Blobs } = await import('./blobs/create-s3-blobs.ts')
  return await createS3Blobs(bucket, join(folder, 'incoming'))
}

/** Ends pages whose words do not come, now and then; returns the end of that. */
function startEndingOverdue(deps: Deps): () => Promise<void> {
  let atWork: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    atWork = endOverdueTasks(deps).catch((error: unknown) =>
      deps.logger.error({ err: error }, 'pages whose words are overdue could not be ended'),
    )
  }, endOverdueEveryMs)
  return async () => {
    clearInterval(timer)
    await atWork
  }
}

/** Sends the mails in the queue; returns the end of the connection to the mail server. */
async function startMails(deps: Deps): Promise<() => void> {
  const mailTransport = openMailTransport(deps.settings)
  if (mailTransport.outbox !== undefined)
    deps.logger.info({ folder: mailTransport.outbox }, 'SMTP_URL is not set: mails are written to this folder')
  await deps.queue.mails.work(async (mailId) => {
    await sendMail({ ...deps, mailTransport }, mailId).catch((error: unknown) => {
      deps.logger.warn({ err: error, mailId }, 'a mail was not taken and will be tried again')
      throw error
    })
  })
  return mailTransport.close
}

/** Orders the pages of archives, and tells webhooks what has ended. */
async function startStudioWork(deps: Deps): Promise<void> {
  await deps.queue.unpacking.work(
    async (batchId, signal) => await unpackBatch(deps, batchId, signal),
    async (batchId) => await giveUpUnpacking(deps, batchId),
  )
  await deps.queue.webhooks.work(async (deliveryId, signal) => {
    await deliverEvent(deps, deliveryId, signal).catch((error: unknown) => {
      deps.logger.info(
        { deliveryId, reason: (error as Error).message },
        'a webhook was not taken and will be tried again',
      )
      throw error
    })
  })
}

/** What other processes of this account ask of the one that has the embedded database. */
async function serveSockets(deps: Deps): Promise<() => Promise<void>> {
  const stopSnapshots = await serveSnapshots(deps.settings.dataFolder, deps)
  const stopOperators = await serveOperators(deps.settings.dataFolder, deps)
  return async () => {
    await stopOperators()
    await stopSnapshots()
  }
}

async function giveUp(deps: Deps, taskId: string): Promise<void> {
  const isOpen = await endTask(deps, taskId, { status: 'failed' })
  if (isOpen) deps.logger.error({ taskId }, 'a page was given up after all its tries')
}

interface Running {
  readonly server: Server
  readonly stopSweeper: () => Promise<void>
  readonly stopEnding: () => Promise<void>
  readonly stopAsking: () => Promise<void>
  readonly stopSockets: (() => Promise<void>) | undefined
  readonly stopMails: (() => void) | undefined
  readonly translator: PageTranslator | undefined
}

async function stop(
  deps: Deps,
  { server, stopSweeper, stopEnding, stopAsking, stopSockets, stopMails, translator }: Running,
): Promise<void> {
  deps.logger.info('stopping')
  deps.changes.stop()
  server.close()
  server.closeIdleConnections()
  await stopSweeper()
  await stopEnding()
  await stopAsking()
  await stopSockets?.()
  await deps.queue.stop()
  stopMails?.()
  await translator?.dispose()
  await deps.pageEditing.dispose()
  await deps.textTranslating.dispose()
  server.closeAllConnections()
  await deps.database.close()
  deps.logger.info('stopped')
}
