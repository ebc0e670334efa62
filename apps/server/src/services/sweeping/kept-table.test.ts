import { apiScopes } from '@fukidashi/contract/api-key-calls'
import { getTableName, is, like, type SQL, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { randomUUID } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as accountSchema from '../../db/account-schema.ts'
import * as apiSchema from '../../db/api-schema.ts'
import * as paymentSchema from '../../db/payment-schema.ts'
import * as productSchema from '../../db/schema.ts'
import { type KeptRow, readKeptTable } from '../../fixtures/read-kept-table.ts'
import { drawImage } from '../../fixtures/draw-image.ts'
import { packArchive } from '../../fixtures/pack-archive.ts'
import { startTestApp } from '../../fixtures/start-test-app.ts'
import { createKeyUser } from '../../fixtures/start-test-studio.ts'
import { jobsKept } from '../../jobs/task-queue.ts'
import {
  attemptLifetimeMs,
  captchaLifetimeMs,
  extensionCodeLifetimeMs,
  linkLifetimesMs,
  mailLifetimeMs,
} from '../accounts/lifetimes.ts'
import { beginSession } from '../accounts/sessions.ts'
import { createApiKey } from '../api-keys/api-keys.ts'
import { queueEvent } from '../webhooks/queue-event.ts'
import { sweepExpired } from './sweep-expired.ts'

const schema = { ...productSchema, ...accountSchema, ...paymentSchema, ...apiSchema }
const { accounts, attempts, captchas, creditGrants, creditSpends, mailLinks, mails, rateLimits } = schema
const tableNames = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableName(table))
const dayMs = 24 * 60 * 60 * 1000
const unitsMs = { minute: 60_000, hour: 60 * 60 * 1000, day: dayMs }

let server: Awaited<ReturnType<typeof startTestApp>>
let rows: readonly KeptRow[]
beforeEach(async () => {
  rows = await readKeptTable()
  server = await startTestApp({ environment: { WEBHOOKS_TO_PRIVATE_NETWORKS: 'true' } })
})
afterEach(async () => await server.close())

it('docs/operating.md says of every table how long its rows are kept, and names no other', () => {
  const named = rows.flatMap(({ places, howLong }) => (howLong === '' ? [] : places))
  const tables = named.filter((place) => !place.startsWith('DATA_DIR/') && place !== 'queue')
  expect([...new Set(tables)].toSorted()).toEqual(tableNames.toSorted())
})

it('docs/operating.md says of the jobs in the queue how long they are kept', () => {
  const hours = jobsKept.endedSeconds / (60 * 60)
  const days = jobsKept.waitingSeconds / (24 * 60 * 60)
  expect(rows.find(({ places }) => places.includes('queue'))?.howLong).toBe(
    `${hours} hour after they ended, ${days} days if nobody took them`,
  )
})

it('what expires is there for as long as docs/operating.md says, and the next sweep takes it', async () => {
  // Files carry the machine's own time.
  server.time.nowMs = Date.now()
  const startMs = server.time.nowMs
  await keepEverything()
  const expiring = rows.flatMap((row) => {
    const untilMs = readEnd(row, startMs)
    return untilMs === undefined ? [] : row.places.map((place) => ({ what: row.what, place, untilMs }))
  })
  const sweepAt = async (nowMs: number) => {
    server.time.nowMs = nowMs
    await sweepExpired(server.deps)
  }
  const ends = [...new Set(expiring.map(({ untilMs }) => untilMs))].toSorted((a, b) => a - b)
  for (const endMs of ends) {
    const ending = expiring.filter(({ untilMs }) => untilMs === endMs)
    await sweepAt(endMs - 1000)
    for (const { place, what } of ending)
      expect({ what, place, isKept: (await countIn(place, what)) > 0 }).toEqual({ what, place, isKept: true })
    await sweepAt(endMs + 60_000)
    for (const { place, what } of ending)
      expect({ what, place, kept: await countIn(place, what) }).toEqual({ what, place, kept: 0 })
  }
  const swept = new Set(expiring.map(({ place }) => place))
  expect(tableNames.filter((name) => !swept.has(name))).toEqual([
    ...['credit_withdrawals', 'installation', 'accounts', 'account_pictures', 'api_keys'],
    ...['orders', 'subscriptions', 'refunds', 'odd_payments', 'demo_payments', 'operators', 'operator_acts'],
  ])
})

/** When something that is kept from `startMs` on is gone; undefined for what stays, and for what does not go by the clock. */
function readEnd({ howLong }: KeptRow, startMs: number): number | undefined {
  const [, number, unit, after] = /^(\d+) (minute|hour|day)s?( after the day)?$/.exec(howLong) ?? []
  if (number === undefined) return undefined
  const from = after === undefined ? startMs : (Math.floor(startMs / dayMs) + 1) * dayMs
  return from + Number(number) * unitsMs[unit as keyof typeof unitsMs]
}

// One of everything that is kept.
async function keepEverything(): Promise<void> {
  const { db } = server.deps.database
  await server.work()
  const visitor = server.createVisitor()
  server.translator.chooses.set('page', { ナギ: 'Nagi' })
  const order = { seriesId: randomUUID() }
  const { taskId } = (await visitor.submit(await visitor.upload({}, 'page'), order)).data
  expect((await visitor.finish(taskId)).data.status).toBe('done')
  const event = { userId: '', gclid: '', userType: 0, userArea: 'de', eventType: 1, eventSource: 1 }
  await visitor.post('/api/common/data/collect', event)
  await visitor.post('/api/common/consent/log', {
    consentId: randomUUID(),
    acceptType: 'necessary',
    categories: ['necessary'],
    revision: 0,
    languageCode: 'en',
  })
  await visitor.post('/api/common/email/collect?email=reader@example.org&language=de', {})
  const news = new URLSearchParams({ email: 'reader@example.org', language: 'en' })
  expect((await visitor.post(`/api/common/email/collect?${news.toString()}`, {})).status).toBe(200)
  const expire = new Date(server.time.nowMs + unitsMs.minute)
  const receivedAt = new Date(server.time.nowMs)
  await db.insert(paymentSchema.paymentEvents).values({ provider: 'stripe', eventId: 'evt', type: 'paid', receivedAt })
  await db.insert(rateLimits).values({ key: 'requests:address', points: 1, expire })
  await writeFile(await server.deps.blobs.createIncomingPath(), 'half')
  await keepAccount()
}

async function keepAccount(): Promise<void> {
  const { db } = server.deps.database
  const now = server.deps.clock.now()
  const after = (ms: number) => new Date(now.getTime() + ms)
  const accountId = randomUUID()
  await db.insert(accounts).values({ id: accountId, email: 'reader@example.org', language: 'en', createdAt: now })
  await beginSession(db, accountId, { method: 'password', device: 'Chrome on Android', now })
  const [login] = await db.select({ sessionId: schema.sessions.id }).from(schema.sessions)
  const code = { codeHash: 'code', challenge: '', expiresAt: after(extensionCodeLifetimeMs) }
  await db.insert(schema.extensionCodes).values({ ...login!, ...code })
  for (const purpose of ['verifyEmail', 'resetPassword'] as const) {
    const expiresAt = after(linkLifetimesMs[purpose])
    await db.insert(mailLinks).values({ tokenHash: purpose, accountId, purpose, email: '', createdAt: now, expiresAt })
  }
  const mail = { id: randomUUID(), kind: 'verifyEmail', recipient: '', language: 'en', facts: {}, createdAt: now }
  await db.insert(mails).values({ ...mail, expiresAt: after(mailLifetimeMs) })
  await db.insert(attempts).values({ key: 'login', count: 1, expiresAt: after(attemptLifetimeMs) })
  await db.insert(captchas).values({ id: randomUUID(), answerHash: '', expiresAt: after(captchaLifetimeMs) })
  await keepStudio(accountId)
}

async function keepStudio(accountId: string): Promise<void> {
  const { deps } = server
  const { secret, key } = await createApiKey(deps, accountId, { name: 'studio', scopes: apiScopes })
  const { orderArchive, postJson } = createKeyUser(server.app, secret)
  await postJson('/webhooks', { url: 'http://127.0.0.1:9/' })
  await orderArchive(await packArchive({ '1.png': await drawImage() }), 'translateTo=ENG', { 'idempotency-key': 'k' })
  await deps.database.db.transaction(
    async (transaction) =>
      await queueEvent(deps, transaction, { type: 'batch.ended', accountId, subjectId: key.keyId }),
  )
}

async function countIn(place: string, what: string): Promise<number> {
  if (place.startsWith('DATA_DIR/')) return await countFiles(join(server.folder, place.slice('DATA_DIR/'.length)))
  const holder = what.includes('account') ? 'account:%' : what.includes('address') ? 'address:%' : 'visitor:%'
  const isMeant: Partial<Record<string, SQL>> = {
    credit_grants: like(creditGrants.holder, holder),
    credit_spends: sql`${creditSpends.grantId} in (select id from credit_grants where holder like ${holder})`,
    mail_links: sql`(${mailLinks.purpose} = 'resetPassword') = ${what.includes('password')}`,
  }
  const { rows: found } = await server.deps.database.db.execute(
    sql`select count(*)::int as count from ${sql.identifier(place)} where ${isMeant[place] ?? sql`true`}`,
  )
  return found[0]!['count'] as number
}

async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}
