import type { Glossary } from '@fukidashi/page-translation/page-request'
import type { RunControls } from '@fukidashi/pipeline/run-stages'
import { and, eq } from 'drizzle-orm'
import type { WorkerDeps } from '../../deps.ts'
import { tasks } from '../../db/schema.ts'
import type { Turn } from '../../jobs/turns.ts'
import { keepNames, recallNames } from './series-names.ts'

type JoiningDeps = Pick<WorkerDeps, 'database' | 'clock' | 'seriesTurns'>

/** A page among those of its series. */
export interface SeriesPage {
  /** What the pipeline is given: asked just before the page is translated, told just after. */
  readonly names: NonNullable<RunControls['names']>
  /** Waits until the page's names are kept. Throws when they could not be. */
  readonly kept: () => Promise<void>
  /** Has to be called in the end, however the page ends. */
  readonly leave: () => void
}

/**
 * Makes the page of a task one of its series; nothing for a page that stands alone. What is guaranteed: a name that is kept when
 * a page begins to be translated stays so on that page. Within a process the pages of a series are read side by side, but
 * translated one after the other, so they never choose twice. Pages that two processes translate at the same moment may; the
 * choice that is kept first then holds for all later pages. Only the attempt that holds the task adds names, so one that was
 * given up for dead adds none, and the next attempt finds what the page itself had chosen before.
 */
export function joinSeries(deps: JoiningDeps, task: typeof tasks.$inferSelect): SeriesPage | undefined {
  const { ownerId, seriesId, options, attempt, expiresAt } = task
  if (seriesId === null) return undefined
  const { database, clock, seriesTurns } = deps
  const series = { ownerId, seriesId, language: options.translateTo }
  let turn: Turn | undefined
  let recalled: Glossary = {}
  let keeping = Promise.resolve()

  const keep = async (chosen: Glossary): Promise<void> => {
    const added = Object.fromEntries(Object.entries(chosen).filter(([source]) => !Object.hasOwn(recalled, source)))
    await database.db.transaction(async (transaction) => {
      const isMine = and(eq(tasks.id, task.id), eq(tasks.status, 'processing'), eq(tasks.attempt, attempt))
      const mine = await transaction.select({ id: tasks.id }).from(tasks).where(isMine).for('share')
      if (mine.length > 0) await keepNames(transaction, series, added, { now: clock.now(), expiresAt })
    })
  }

  return {
    names: {
      recall: async () => {
        turn = seriesTurns.take(Object.values(series).join())
        await turn.begun
        recalled = await recallNames(database.db, series, clock.now())
        return recalled
      },
      remember: (chosen) => {
        keeping = keep(chosen).finally(turn?.leave)
        // Who waits for it hears of a failure; until then nobody may be waiting.
        keeping.catch(() => {})
      },
    },
    kept: async () => await keeping,
    leave: () => turn?.leave(),
  }
}
