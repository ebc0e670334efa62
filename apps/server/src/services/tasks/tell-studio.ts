import type { Transaction } from '../../db/database.ts'
import type { tasks } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { settleBatchesOf } from '../batches/settle-batch.ts'
import { queueEvent } from '../webhooks/queue-event.ts'

/** Tells the webhooks of an account, with the transaction in which it ended, of a task that a key of the public API ordered. */
export async function tellStudio(
  deps: Pick<Deps, 'queue' | 'clock'>,
  transaction: Transaction,
  { id, ownerId: accountId, apiKeyId }: Pick<typeof tasks.$inferSelect, 'id' | 'ownerId' | 'apiKeyId'>,
): Promise<void> {
  if (apiKeyId === null) return
  await queueEvent(deps, transaction, { type: 'translation.ended', accountId, subjectId: id })
  await settleBatchesOf(deps, transaction, id)
}
