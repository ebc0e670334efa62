import { ProductError } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { idempotencyKeys, type RepeatableAnswer } from '../../db/api-schema.ts'
import type { Deps } from '../../deps.ts'

/** A request that may come again. */
export interface RepeatableRequest {
  readonly accountId: string
  readonly key: string
  /** Of all that it asks for. */
  readonly fingerprint: string
}

/**
 * Carries a request out, or says what the first one with its key made. A request that fails leaves its key free. Throws a
 * ProductError `idempotencyKeyReused` for another request under the same key, `idempotencyKeyBusy` while the first one is at
 * work, and what `run` throws.
 */
export async function answerOnce(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { accountId, key, fingerprint }: RepeatableRequest,
  run: () => Promise<RepeatableAnswer>,
): Promise<{ readonly answer: RepeatableAnswer; readonly isRepeated: boolean }> {
  const beganAt = clock.now()
  const isMine = and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key))
  const row = {
    ...{ accountId, key, fingerprint, answer: null, beganAt },
    expiresAt: new Date(beganAt.getTime() + limits.api.idempotencyKey.lifetimeMs),
  }
  // The process that had it has died.
  const isForsaken = and(
    isNull(idempotencyKeys.answer),
    eq(idempotencyKeys.fingerprint, fingerprint),
    lte(idempotencyKeys.beganAt, new Date(beganAt.getTime() - limits.api.idempotencyKey.busyMs)),
  )
  const [claimed] = await database.db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotencyKeys.accountId, idempotencyKeys.key],
      set: row,
      setWhere: or(lte(idempotencyKeys.expiresAt, beganAt), isForsaken),
    })
    .returning({ key: idempotencyKeys.key })
  if (claimed === undefined) {
    const [known] = await database.db.select().from(idempotencyKeys).where(isMine)
    if (known !== undefined && known.fingerprint !== fingerprint) throw new ProductError('idempotencyKeyReused')
    // It was given free a moment ago when it is not there.
    if (known?.answer == null) throw new ProductError('idempotencyKeyBusy')
    return { answer: known.answer, isRepeated: true }
  }
  const isClaim = and(isMine, eq(idempotencyKeys.beganAt, beganAt), isNull(idempotencyKeys.answer))
  try {
    const answer = await run()
    await database.db.update(idempotencyKeys).set({ answer }).where(isClaim)
    return { answer, isRepeated: false }
  } catch (error) {
    await database.db.delete(idempotencyKeys).where(isClaim)
    throw error
  }
}
