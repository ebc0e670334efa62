import type { logConsent } from '@fukidashi/contract/consent-calls'
import type { z } from 'zod'
import { consentLog } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'

/** Keeps what somebody agreed to. It carries the random id of the agreement alone: who agreed is not for us to know. */
export async function keepConsent(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  consent: z.output<typeof logConsent.request>,
): Promise<null> {
  await database.db.insert(consentLog).values({ ...consent, createdAt: clock.now() })
  return null
}
