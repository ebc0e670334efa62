import type { LanguageCode } from '@fukidashi/contract/languages'
import type { Glossary } from '@fukidashi/page-translation/page-request'
import { and, count, eq, gt, lte } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/database.ts'
import { seriesNames } from '../../db/schema.ts'

/** Pages of one owner that share their names, in the language that they are translated into. */
export interface Series {
  readonly ownerId: string
  readonly seriesId: string
  readonly language: LanguageCode
}

/** What a series remembers at most. Names are a few words; whatever is longer was read or answered amiss. */
const most = { names: 300, characters: 60 }

/** The names of a series, each as it was translated first. */
export async function recallNames(db: Db | Transaction, series: Series, now: Date): Promise<Glossary> {
  const rows = await db
    .select({ source: seriesNames.source, target: seriesNames.target })
    .from(seriesNames)
    .where(and(isOf(series), gt(seriesNames.expiresAt, now)))
  return Object.fromEntries(rows.map(({ source, target }) => [source, target]))
}

/** Adds names to a series. What it knows already stays as it is; what it has no room for, or is no name, is left out. */
export async function keepNames(
  transaction: Transaction,
  series: Series,
  names: Glossary,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  // What has expired but is not swept yet must not stand in the way of a new choice.
  await transaction.delete(seriesNames).where(and(isOf(series), lte(seriesNames.expiresAt, now)))
  const [known] = await transaction.select({ count: count() }).from(seriesNames).where(isOf(series))
  const rows = Object.entries(names)
    .filter((pair) => pair.every(isName))
    .slice(0, Math.max(0, most.names - known!.count))
    // One order for everybody: two pages that add the same names cannot wait for each other.
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([source, target]) => ({ ...series, source, target, expiresAt }))
  if (rows.length > 0) await transaction.insert(seriesNames).values(rows).onConflictDoNothing()
}

function isName(words: string): boolean {
  return words.trim() !== '' && words.length <= most.characters && !/\p{Cc}/u.test(words)
}

function isOf({ ownerId, seriesId, language }: Series) {
  return and(eq(seriesNames.ownerId, ownerId), eq(seriesNames.seriesId, seriesId), eq(seriesNames.language, language))
}
