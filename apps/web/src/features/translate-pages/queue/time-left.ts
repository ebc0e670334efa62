import { type ComicPage, isMoving } from './comic-page.ts'

/** Work that is known too little of: the first page may wait for weights to be loaded. */
const leastDone = 1

/** Estimates when the pages under way will be done, from how fast this run has been so far. */
export interface TimeLeft {
  /** Milliseconds until all are done, or undefined while too little is known. Tell it of every change. */
  readonly estimate: (pages: readonly ComicPage[], nowMs: number) => number | undefined
}

/** Makes an estimate that begins anew whenever pages are sent after all were at rest. */
export function createTimeLeft(): TimeLeft {
  let startMs: number | undefined
  const run = new Set<string>()
  return {
    estimate(pages, nowMs) {
      const moving = pages.filter(isMoving)
      if (moving.length === 0) {
        startMs = undefined
        run.clear()
        return undefined
      }
      startMs ??= nowMs
      for (const { id } of moving) run.add(id)
      const ofRun = pages.filter(({ id }) => run.has(id))
      const shares = ofRun.map(shareOf)
      const done = shares.reduce((sum, share) => sum + share, 0)
      if (done < leastDone) return undefined
      return ((nowMs - startMs) / done) * (ofRun.length - done)
    },
  }
}

/** How much of a page's work is done, from 0 to 1. */
function shareOf(page: ComicPage): number {
  const { progress } = page
  if (!isMoving(page)) return 1
  if (progress.step === 'running') return progress.share
  // It has been read, which is about half of it.
  return progress.step === 'words' ? 0.5 : 0
}
