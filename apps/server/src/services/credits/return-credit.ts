import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { creditSpends } from '../../db/schema.ts'

/** Gives back what a task cost. Doing it again changes nothing. */
export async function returnCredit(transaction: Transaction, taskId: string, now: Date): Promise<void> {
  await transaction
    .update(creditSpends)
    .set({ returnedAt: now })
    .where(and(eq(creditSpends.taskId, taskId), isNull(creditSpends.returnedAt)))
}
