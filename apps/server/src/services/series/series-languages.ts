import type { LanguageCode } from '@fukidashi/contract/languages'
import { and, asc, count, desc, eq, gt } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/database.ts'
import { seriesLanguages, type tasks } from '../../db/schema.ts'

/** Pages of one owner that came together. */
export interface PageSeries {
  readonly ownerId: string
  readonly seriesId: string
}

/** The language that most pages of a series are surely in; undefined while none is. */
export async function recallLanguage(
  db: Db | Transaction,
  { ownerId, seriesId }: PageSeries,
  now: Date,
): Promise<LanguageCode | undefined> {
  const { language } = seriesLanguages
  const [commonest] = await db
    .select({ language })
    .from(seriesLanguages)
    .where(
      and(
        eq(seriesLanguages.ownerId, ownerId),
        eq(seriesLanguages.seriesId, seriesId),
        gt(seriesLanguages.expiresAt, now),
      ),
    )
    .groupBy(language)
    .orderBy(desc(count()), asc(language))
    .limit(1)
  return commonest?.language
}

/** Notes the language that a task's page is surely in. A page counts once, by what was found last. */
export async function keepLanguage(
  transaction: Transaction,
  { ownerId, imageSha256, expiresAt }: Pick<typeof tasks.$inferSelect, 'ownerId' | 'imageSha256' | 'expiresAt'>,
  seriesId: string,
  language: LanguageCode,
): Promise<void> {
  await transaction
    .insert(seriesLanguages)
    .values({ ownerId, seriesId, imageSha256, language, expiresAt })
    .onConflictDoUpdate({
      target: [seriesLanguages.ownerId, seriesLanguages.seriesId, seriesLanguages.imageSha256],
      set: { language, expiresAt },
    })
}
