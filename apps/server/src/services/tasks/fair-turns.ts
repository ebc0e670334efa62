import { ProductError } from '@fukidashi/contract/errors'
import { and, between, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { images, tasks } from '../../db/schema.ts'
import type { Visitor } from '../visitor.ts'

/** Priorities of one kind of visitor, from the highest down: a round for each. */
const rounds = 1_000_000

const isOpen = inArray(tasks.status, ['queued', 'processing'])

/**
 * The priority of an owner's next page. Within a kind of visitor all owners take turns: a page comes a round after the
 * owner's last one that is still open, but no earlier than the round that the queue is at.
 */
export async function findTurn(transaction: Transaction, ownerId: string, kindPriority: number): Promise<number> {
  const first = kindPriority * rounds
  const last = first - rounds + 1
  const [open] = await transaction
    .select({
      current: sql<number | null>`max(${tasks.priority}) filter (where ${tasks.status} = 'queued')`,
      own: sql<number | null>`min(${tasks.priority}) filter (where ${tasks.ownerId} = ${ownerId})`,
    })
    .from(tasks)
    .where(and(isOpen, between(tasks.priority, last, first)))
  return Math.max(last, Math.min(open!.current ?? first, (open!.own ?? first + 1) - 1))
}

/** Throws a ProductError `tooManyPagesWaiting` when as many pages of a visitor or their address are open as may be. */
export async function checkWaitingQuota(
  transaction: Transaction,
  { quota }: Pick<Settings, 'quota'>,
  { id, addressHash }: Pick<Visitor, 'id' | 'addressHash'>,
): Promise<void> {
  if (quota === undefined) return
  const countOpen = async (whose: SQL): Promise<number> => {
    const [open] = await transaction
      .select({ count: count() })
      .from(tasks)
      .innerJoin(images, eq(images.id, tasks.imageId))
      .where(and(isOpen, whose))
    return open!.count
  }
  if (
    (await countOpen(eq(tasks.ownerId, id))) >= quota.visitor.pagesWaiting ||
    (await countOpen(eq(images.addressHash, addressHash))) >= quota.address.pagesWaiting
  )
    throw new ProductError('tooManyPagesWaiting')
}
