import type { collectEmail } from '@fukidashi/contract/news-calls'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { newsAddresses } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'

const lifetimeMs = 365 * 24 * 60 * 60 * 1000

/** Keeps an address for a year from now, or removes it. Addresses are compared without regard to case. */
export async function keepEmail(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { email, language, wanted }: z.output<typeof collectEmail.request>,
): Promise<null> {
  const address = email.toLowerCase()
  if (!wanted) {
    await database.db.delete(newsAddresses).where(eq(newsAddresses.email, address))
    return null
  }
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs)
  await database.db
    .insert(newsAddresses)
    .values({ email: address, language, createdAt, expiresAt })
    .onConflictDoUpdate({ target: newsAddresses.email, set: { language, expiresAt } })
  return null
}
