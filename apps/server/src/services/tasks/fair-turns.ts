import { ProductError } from '@fukidashi/contract/errors'
import { and, between, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { images, tasks } from '../../db/schema.ts'
import { quotaOf, type Visitor } from '../visitor.ts'

/** Priorities of one kind of visitor, from the highest down: a round for each. */
const rounds = 1_000_000

const isOpen = inArray(tasks.status, ['queued', 'processing'])

/** Pages that one address may have in a round, whoever orders them: a new cookie costs nothing. */
const pagesOfAddress = 4

/**
 * The priority of an owner's next page. Within a kind of visitor all owners take turns: a page comes a round after the
 * owner's last one that is still open, but no earlier than the round that the queue is at. All owners at one address have a
 * few pages in a round between them.
 */
export async function findTurn(
  transaction: Transaction,
  { id, addressHash }: Pick<Visitor, 'id' | 'addressHash'>,
  kindPriority: number,
): Promise<number> {
  const first = kindPriority * rounds
  const last = first - rounds + 1
  const isOfKind = and(isOpen, between(tasks.priority, last, first))
  const [open] = await transaction
    .select({
      current: sql<number | null>`max(${tasks.priority}) filter (where ${tasks.status} = 'queued')`,
      own: sql<number | null>`min(${tasks.priority}) filter (where ${tasks.ownerId} = ${id})`,
    })
    .from(tasks)
    .where(isOfKind)
  const [round] = await transaction
    .select({ priority: tasks.priority, pages: count() })
    .from(tasks)
    .innerJoin(images, eq(images.id, tasks.imageId))
    .where(and(isOfKind, eq(images.addressHash, addressHash)))
    .groupBy(tasks.priority)
    .orderBy(tasks.priority)
    .limit(1)
  const ofOwner = (open!.own ?? first + 1) - 1
  const ofAddress = round === undefined ? first : round.priority - (round.pages < pagesOfAddress ? 0 : 1)
  return Math.max(last, Math.min(open!.current ?? first, ofOwner, ofAddress))
}

/** Throws a ProductError `tooManyPagesWaiting` when as many pages of a visitor or their address are open as may be. */
export async function checkWaitingQuota(
  transaction: Transaction,
  settings: Pick<Settings, 'quota'>,
  owner: Pick<Visitor, 'id' | 'addressHash' | 'apiKeyId'>,
): Promise<void> {
  const quota = quotaOf(settings, owner)
  if (quota === undefined) return
  const { id, addressHash } = owner
  // Pages that wait for words are work that was begun.
  const isUnfinished = inArray(tasks.status, ['queued', 'processing', 'awaitingWords'])
  const countOpen = async (whose: SQL): Promise<number> => {
    const [open] = await transaction
      .select({ count: count() })
      .from(tasks)
      .innerJoin(images, eq(images.id, tasks.imageId))
      .where(and(isUnfinished, whose))
    return open!.count
  }
  if (
    (await countOpen(eq(tasks.ownerId, id))) >= quota.visitor.pagesWaiting ||
    (await countOpen(eq(images.addressHash, addressHash))) >= quota.address.pagesWaiting
  )
    throw new ProductError('tooManyPagesWaiting')
}
