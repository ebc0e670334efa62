import { sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { installation } from '../../db/schema.ts'

/** What a process cannot work without. */
export type Part = 'database' | 'storage'

/** Often enough for those who ask, and no load whoever asks how often. */
const keptMs = 1000

type CheckingDeps = Pick<Deps, 'database' | 'blobs' | 'clock' | 'logger' | 'metrics'>

/** Makes the check of which parts are out of order: each of them has to keep something. The metrics say it too. */
export function createReadinessCheck({
  database,
  blobs,
  clock,
  logger,
  metrics,
}: CheckingDeps): () => Promise<readonly Part[]> {
  const tries: Readonly<Record<Part, () => Promise<unknown>>> = {
    database: async () =>
      await database.db
        .insert(installation)
        .values({ name: 'latest-check', value: clock.now().toISOString() })
        .onConflictDoUpdate({ target: installation.name, set: { value: sql`excluded.value` } }),
    storage: async () => await blobs.remove([await blobs.write(new Uint8Array(1))]),
  }
  let latest: { readonly atMs: number; readonly parts: Promise<readonly Part[]> } | undefined

  const check = async (): Promise<readonly Part[]> => {
    const broken: Part[] = []
    for (const part of ['database', 'storage'] as const) {
      try {
        await tries[part]()
        metrics.readyParts.set({ part }, 1)
      } catch (error) {
        metrics.readyParts.set({ part }, 0)
        logger.error({ err: error, part }, 'a part is out of order')
        broken.push(part)
      }
    }
    return broken
  }
  return async () => {
    if (latest === undefined || performance.now() - latest.atMs > keptMs)
      latest = { atMs: performance.now(), parts: check() }
    return await latest.parts
  }
}
