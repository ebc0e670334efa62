import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { endWithUs } from './end-with-us.ts'

const entry = fileURLToPath(new URL('../../../../apps/server/src/fixtures/ledger-process.ts', import.meta.url))

/** What the ledger is told to do. */
export type LedgerOrder =
  | { readonly kind: 'bonus'; readonly accountId: string }
  | { readonly kind: 'spend'; readonly accountId: string; readonly taskId: string }
  | { readonly kind: 'return'; readonly taskId: string }
  | { readonly kind: 'pay'; readonly accountId: string; readonly orderId: string; readonly translations: number }
  | { readonly kind: 'refund'; readonly orderId: string; readonly refundId: string; readonly percent: number }
  | { readonly kind: 'dump' }
  | { readonly kind: 'balances'; readonly accountIds: readonly string[] }

/** What it said: done, refused for lack of translations, or nothing, because the process died. */
export interface LedgerAnswer {
  readonly end: 'done' | 'refused' | 'unknown'
  readonly answer?: unknown
}

/** The ledger in a process of its own. */
export interface LedgerProcess {
  readonly send: (order: LedgerOrder, now: Date) => Promise<LedgerAnswer>
  /** kill -9; what was under way ends as unknown. */
  readonly kill: () => Promise<void>
}

/** Starts the ledger over a folder or a PostgreSQL address; its accounts were all made at one moment. */
export async function startLedgerProcess(place: string, since: Date): Promise<LedgerProcess> {
  const words = ['--disable-warning=ExperimentalWarning', entry, place, since.toISOString()]
  const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] })
  endWithUs(child)
  const waiting = new Map<number, (answer: LedgerAnswer) => void>()
  const ready = Promise.withResolvers<void>()
  let next = 0
  createInterface({ input: child.stdout }).on('line', (line) => {
    const said = JSON.parse(line) as { ready?: true; id: number; answer?: unknown; refused?: number }
    if (said.ready) return ready.resolve()
    waiting.get(said.id)?.(said.refused === undefined ? { end: 'done', answer: said.answer } : { end: 'refused' })
    waiting.delete(said.id)
  })
  child.stdin.on('error', () => {})
  child.once('close', () => {
    ready.reject(new Error('the ledger ended before it was ready'))
    for (const resolve of waiting.values()) resolve({ end: 'unknown' })
    waiting.clear()
  })
  await ready.promise
  return {
    send: async (order, now) => {
      if (child.exitCode !== null || child.signalCode !== null) return { end: 'unknown' }
      const id = next++
      const answered = new Promise<LedgerAnswer>((resolve) => waiting.set(id, resolve))
      child.stdin.write(`${JSON.stringify({ id, now: now.toISOString(), order })}\n`)
      return await answered
    },
    kill: async () => {
      const closed = once(child, 'close')
      child.kill('SIGKILL')
      await closed
    },
  }
}
