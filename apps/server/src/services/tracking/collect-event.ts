import type { collectData } from '@fukidashi/contract/tracking-calls'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { trackingEvents } from '../../db/schema.ts'
import type { Visitor } from '../visitor.ts'

/** Notes one event of a visit. */
export async function collectEvent(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  visitor: Visitor,
  event: z.output<typeof collectData.request>,
): Promise<null> {
  await database.db.insert(trackingEvents).values({ ...event, ownerId: visitor.id, createdAt: clock.now() })
  return null
}
