import type { ErrorKey } from '@fukidashi/contract/errors'
import { ProductError } from '@fukidashi/contract/errors'
import type { PageOptions, PageSource } from '../page.ts'
import type { PageReport } from '../page-result.ts'
import type { RunControls } from '../run-stages.ts'
import type { PageCollection, PageFile } from './input/page-collection.ts'
import type { ProgressDisplay } from './progress-display.ts'

/** Work to be done on every page of a collection. */
export interface PagesRun<Report extends PageReport> {
  readonly collection: PageCollection
  readonly options: PageOptions
  readonly pagesAtOnce: number
  readonly work: (source: PageSource, controls: RunControls) => Promise<Report>
  /** Takes a page that is done; called in any order. */
  readonly onDone: (page: PageFile, report: Report) => Promise<void>
  /** Told of a page that failed, after the display. */
  readonly onFailed?: (page: PageFile) => void
  readonly display: ProgressDisplay
  readonly signal: AbortSignal
}

/** How a run over pages ended. */
export interface PagesSummary {
  readonly done: number
  readonly withoutText: number
  readonly failed: number
}

// With these the next page would fail in the same way, after the same work.
const hopeless: readonly ErrorKey[] = ['engineUnavailable', 'engineUnauthorised', 'detectorUnavailable']

/**
 * Runs pages in their order, as many at once as allowed, and hands the names that one page settled to the next. A page that
 * fails is told and the rest go on; an abort, a failure that every page would share, or that of a single page ends the run by
 * throwing.
 */
export async function runPages<Report extends PageReport>(run: PagesRun<Report>): Promise<PagesSummary> {
  const { collection, display, signal } = run
  const summary = { done: 0, withoutText: 0, failed: 0 }
  let glossary = run.options.glossary
  let next = 0

  const takePages = async (): Promise<void> => {
    for (let page = collection.pages[next++]; page !== undefined; page = collection.pages[next++]) {
      signal.throwIfAborted()
      try {
        const report = await runPage(run, page, glossary)
        glossary = { ...glossary, ...report.glossary }
        summary.done++
        if (report.regions.length === 0) summary.withoutText++
        display.pageDone(page.path, report)
      } catch (error) {
        signal.throwIfAborted()
        if (collection.kind === 'file' || (error instanceof ProductError && hopeless.includes(error.key))) throw error
        summary.failed++
        display.pageFailed(page.path, (error as Error).message)
        run.onFailed?.(page)
      }
    }
  }

  try {
    await Promise.all(Array.from({ length: run.pagesAtOnce }, takePages))
    return summary
  } finally {
    display.end()
  }
}

async function runPage<Report extends PageReport>(
  run: PagesRun<Report>,
  page: PageFile,
  glossary: PageOptions['glossary'],
): Promise<Report> {
  const source = { name: page.path, bytes: await page.read(), options: { ...run.options, glossary } }
  const report = await run.work(source, {
    signal: run.signal,
    onProgress: (progress) => run.display.pageProgress(page.path, progress),
  })
  await run.onDone(page, report)
  return report
}
