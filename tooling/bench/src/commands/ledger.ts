import { createDatabase, findPostgres, startPostgres } from '@fukidashi/test-services/postgres'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchCommand } from '../bench-command.ts'
import { machineLine } from '../running/machine.ts'
import { type LedgerOrder, type LedgerProcess, startLedgerProcess } from '../running/ledger-process.ts'

const accountCount = 50
const atOnce = 25
const weekMs = 7 * 24 * 60 * 60 * 1000
const birth = new Date('2030-01-01T00:00:00Z')

/** What a ledger whose process is killed again and again overspends, loses or grants twice. */
export const ledger: BenchCommand = {
  name: 'ledger',
  description:
    '--count (10000) random operations on the credits of 50 accounts, kill -9 in between, on both databases: overspent, lost, granted twice, sums that differ',
  run: async ({ count = 10_000, seed = 1 }) => {
    console.log(machineLine())
    const folder = await mkdtemp(join(tmpdir(), 'fukidashi-ledger-'))
    await measure('embedded', join(folder, 'database'), count, seed)
    await rm(folder, { recursive: true, force: true })
    const postgres = findPostgres(process.env.PATH ?? '')
    if (postgres === undefined) {
      console.log('No PostgreSQL server is installed here: the embedded database alone was measured.')
      return
    }
    const server = await startPostgres(postgres)
    await measure('server', await createDatabase(server.url, 'ledger'), count, seed)
    await server.close()
  },
}

async function measure(kind: string, place: string, count: number, seed: number): Promise<void> {
  const books = createBooks(seed, count)
  const killAfter = Math.min(250, count / 4)
  const startMs = performance.now()
  let running = await startLedgerProcess(place, birth)
  let [sent, kills, unknown] = [0, 0, 0]
  while (sent < count) {
    const round = Math.min(count - sent, 1 + Math.floor(books.random() * killAfter * 2))
    let [left, begun] = [round, 0]
    const isKilled = sent + round < count
    const worker = async (): Promise<void> => {
      while (left > 0) {
        left -= 1
        begun += 1
        if (!(await books.carryOut(running))) unknown += 1
      }
    }
    const workers = Array.from({ length: atOnce }, worker)
    if (isKilled) {
      // In the middle of what is under way, not behind it.
      while (left > atOnce) await new Promise((resolve) => setTimeout(resolve, 5))
      // What was not begun is no operation: a dead process would lose it for certain.
      left = 0
      await running.kill()
      kills += 1
    }
    await Promise.all(workers)
    if (isKilled) running = await startLedgerProcess(place, birth)
    sent += begun
  }
  // First what is asked gives what is due by now.
  const { answer: balances } = await running.send({ kind: 'balances', accountIds: books.accounts }, books.now())
  const { answer } = await running.send({ kind: 'dump' }, books.now())
  const dump = answer as Dump
  const found = { ...books.recount(dump), sums_differ: books.compareSums(dump, balances as Balances) }
  await running.kill()
  const seconds = (performance.now() - startMs) / 1000
  console.log(
    JSON.stringify({
      database: kind,
      operations: sent,
      kills,
      unanswered: unknown,
      ...found,
      seconds: Math.round(seconds),
    }),
  )
}

interface Dump {
  readonly grants: readonly {
    readonly id: string
    readonly holder: string
    readonly source: string
    readonly amount: number
    readonly startsAt: string
    readonly expiresAt: string | null
    readonly orderId: string | null
  }[]
  readonly spends: readonly { readonly grantId: string; readonly taskId: string; readonly returnedAt: string | null }[]
  readonly withdrawals: readonly { readonly grantId: string; readonly amount: number }[]
}

/** How many translations the product says that each account has left. */
type Balances = Readonly<Record<string, number>>

type Known = 'acknowledged' | 'perhaps'

/** What was ordered and what was acknowledged, kept beside the ledger and compared with it at the end. */
function createBooks(seed: number, count: number) {
  let state = seed
  // Mulberry32: the same operations for the same seed.
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  const accounts = Array.from({ length: accountCount }, () => randomUUID())
  const payments = new Map<string, { readonly accountId: string; readonly translations: number; known: Known }>()
  const spends = new Map<string, { readonly accountId: string; known: Known | 'refused' }>()
  const returns = new Map<string, Known>()
  const taken = new Map<string, number>()
  let operations = 0
  // Four weeks go by, so that bonuses fall due while everything else happens.
  const now = (): Date => new Date(birth.getTime() + Math.floor((operations / count) * 4 * weekMs))

  const choose = (): LedgerOrder => {
    const dice = random()
    const accountId = pick(accounts)!
    if (dice < 0.55) return { kind: 'spend', accountId, taskId: randomUUID() }
    if (dice < 0.7) return { kind: 'return', taskId: pick([...spends.keys()]) ?? randomUUID() }
    if (dice < 0.8) return { kind: 'bonus', accountId }
    // As a provider does, which tells of a payment several times.
    const again = dice < 0.86 ? pick([...payments]) : undefined
    if (again !== undefined) return { kind: 'pay', orderId: again[0], ...again[1] }
    if (dice < 0.94) return { kind: 'pay', accountId, orderId: randomUUID(), translations: 20 }
    const orderId = pick([...payments.keys()]) ?? randomUUID()
    return { kind: 'refund', orderId, refundId: randomUUID(), percent: 1 + Math.floor(random() * 100) }
  }

  /** One random operation; returns whether it was answered. */
  const carryOut = async (running: LedgerProcess): Promise<boolean> => {
    const order = choose()
    operations += 1
    if (order.kind === 'spend') spends.set(order.taskId, { accountId: order.accountId, known: 'perhaps' })
    if (order.kind === 'pay' && !payments.has(order.orderId))
      payments.set(order.orderId, { accountId: order.accountId, translations: order.translations, known: 'perhaps' })
    if (order.kind === 'return' && !returns.has(order.taskId)) returns.set(order.taskId, 'perhaps')
    // A page may be given back before it was spent; then there is nothing to give back.
    const isSpent = order.kind === 'return' && spends.get(order.taskId)?.known === 'acknowledged'
    const { end, answer } = await running.send(order, now())
    if (end === 'unknown') return false
    if (order.kind === 'spend') spends.get(order.taskId)!.known = end === 'refused' ? 'refused' : 'acknowledged'
    if (order.kind === 'pay') payments.get(order.orderId)!.known = 'acknowledged'
    if (order.kind === 'return' && isSpent) returns.set(order.taskId, 'acknowledged')
    if (order.kind === 'refund') taken.set(order.orderId, (taken.get(order.orderId) ?? 0) + (answer as number))
    return true
  }

  const recount = ({ grants, spends: rows, withdrawals }: Dump) => {
    const grantOf = new Map(grants.map((grant) => [grant.id, grant]))
    const open = new Map<string, number>()
    let [lost, wrong] = [0, 0]
    const rowOf = new Map(rows.map((row) => [row.taskId, row]))
    for (const { grantId, returnedAt } of rows) if (returnedAt === null) open.set(grantId, (open.get(grantId) ?? 0) + 1)
    for (const [taskId, { accountId, known }] of spends) {
      const row = rowOf.get(taskId)
      if (known === 'acknowledged' && row === undefined) lost += 1
      if (known === 'refused' && row !== undefined) wrong += 1
      if (row !== undefined && grantOf.get(row.grantId)?.holder !== `account:${accountId}`) wrong += 1
      if (returns.get(taskId) === 'acknowledged' && row?.returnedAt === null) lost += 1
    }
    for (const row of rows) if (!spends.has(row.taskId)) wrong += 1
    for (const row of rows) if (row.returnedAt !== null && !returns.has(row.taskId)) wrong += 1
    let overspent = 0
    for (const [grantId, count] of open) overspent += Math.max(0, count - grantOf.get(grantId)!.amount)
    let grantedTwice = 0
    const seen = new Set<string>()
    for (const { holder, source, startsAt, orderId } of grants) {
      const key = orderId === null ? `${holder} ${source} ${startsAt}` : source
      if (seen.has(key)) grantedTwice += 1
      seen.add(key)
      if (orderId !== null && !payments.has(orderId)) wrong += 1
      // A week begins a whole number of weeks after the account, in whichever process it was given.
      if (source === 'weekly-bonus' && (Date.parse(startsAt) - birth.getTime()) % weekMs !== 0) wrong += 1
    }
    for (const [orderId, { known, translations }] of payments) {
      const own = grants.filter((grant) => grant.orderId === orderId)
      const sum = own.reduce((all, { amount }) => all + amount, 0)
      if (sum !== translations + translations / 10 && (known === 'acknowledged' || own.length > 0)) lost += 1
      const spent = own.reduce((all, { id }) => all + (open.get(id) ?? 0), 0)
      if (spent + (taken.get(orderId) ?? 0) > sum && own.length > 0) overspent += 1
    }
    return {
      ...{ grants: grants.length, spends: rows.length, withdrawals: withdrawals.length },
      ...{ overspent, lost, granted_twice: grantedTwice, wrong },
    }
  }
  /** How many accounts the product gives another balance than the lines of their grants add up to, counted here anew. */
  const compareSums = ({ grants, spends: rows, withdrawals }: Dump, balances: Balances): number => {
    const at = now().getTime()
    const gone = new Map<string, number>()
    const take = (grantId: string, amount: number) => gone.set(grantId, (gone.get(grantId) ?? 0) + amount)
    for (const { grantId, returnedAt } of rows) if (returnedAt === null) take(grantId, 1)
    for (const { grantId, amount } of withdrawals) take(grantId, amount)
    return accounts.filter((accountId) => {
      const left = grants
        .filter(({ holder }) => holder === `account:${accountId}`)
        .filter(({ startsAt, expiresAt }) => Date.parse(startsAt) <= at && !(Date.parse(expiresAt ?? '') <= at))
        .reduce((sum, { id, amount }) => sum + Math.max(0, amount - (gone.get(id) ?? 0)), 0)
      return left !== balances[accountId]
    }).length
  }
  return { accounts, random, now, carryOut, recount, compareSums }
}
