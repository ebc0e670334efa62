import type { ErrorKey } from '@fukidashi/contract/errors'
import { ProductError } from '@fukidashi/contract/errors'
import type { LanguageCode } from '@fukidashi/contract/languages'
import { createNameMemory, type PageNames } from '../name-memory.ts'
import type { Glossary } from '@fukidashi/page-translation/page-request'
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
  /** Pages that were in the target language already. */
  readonly inTargetLanguage: number
  readonly failed: number
  /** Regions with a translation, and those of them that the engine itself doubts. */
  readonly translated: number
  readonly rough: number
  /** Names and terms as the pages translated them, given ones included. */
  readonly names: Glossary
}

// With these the next page would fail in the same way, after the same work.
const hopeless: readonly ErrorKey[] = ['engineUnavailable', 'engineUnauthorised', 'detectorUnavailable']

/**
 * Runs pages in their order, as many at once as allowed. Names stay as the first page that has them chose. Pages too short to
 * tell their language wait for the others and are taken for what most of these are in. A page that fails is told and the rest
 * go on; an abort, a failure that every page would share, or that of a single page ends the run by throwing.
 */
export async function runPages<Report extends PageReport>(run: PagesRun<Report>): Promise<PagesSummary> {
  const { collection, display, options } = run
  const summary = { done: 0, withoutText: 0, inTargetLanguage: 0, failed: 0, translated: 0, rough: 0 }
  try {
    const isSeries = collection.pages.length > 1 && options.from === undefined
    const first = await runRound(run, summary, collection.pages, { ...options, endsIfLanguageUnclear: isSeries })
    if (first.unclear.length === 0) return { ...summary, names: first.names }
    const seriesLanguage = mostFrequent(first.languages)
    const guided = { ...options, glossary: first.names, ...(seriesLanguage !== undefined && { seriesLanguage }) }
    const { names } = await runRound(run, summary, first.unclear, guided)
    return { ...summary, names }
  } finally {
    display.end()
  }
}

/** How a run over some of the pages ended. */
interface Round {
  readonly names: Glossary
  /** Pages that left their language open and were not translated. */
  readonly unclear: readonly PageFile[]
  /** The languages of the pages that were sure of theirs, one for each page. */
  readonly languages: readonly LanguageCode[]
}

async function runRound<Report extends PageReport>(
  run: PagesRun<Report>,
  summary: { -readonly [Count in keyof Omit<PagesSummary, 'names'>]: number },
  pages: readonly PageFile[],
  options: PageOptions,
): Promise<Round> {
  const { collection, display, signal } = run
  const memory = createNameMemory(pages.length, options.glossary)
  const unclear: PageFile[] = []
  const languages: LanguageCode[] = []
  const waiting = pages.entries()

  const takePages = async (): Promise<void> => {
    for (const [place, page] of waiting) {
      signal.throwIfAborted()
      const names = memory.ofPage(place)
      try {
        const report = await runPage({ ...run, options }, page, names)
        if (report.outcome === 'languageUnclear') {
          unclear.push(page)
          continue
        }
        if (report.language !== undefined && report.isLanguageSure) languages.push(report.language)
        summary.done++
        summary.translated += report.regions.filter(({ translation }) => translation !== undefined).length
        summary.rough += report.regions.filter(({ isRough }) => isRough).length
        if (report.outcome === 'withoutText' || report.outcome === 'inTargetLanguage') summary[report.outcome]++
        display.pageDone(page.path, report)
      } catch (error) {
        signal.throwIfAborted()
        if (collection.kind === 'file' || (error instanceof ProductError && hopeless.includes(error.key))) throw error
        summary.failed++
        display.pageFailed(page.path, (error as Error).message)
        run.onFailed?.(page)
      } finally {
        // A page without text, or one that failed, has chosen nothing; the next must not wait for it.
        names.remember({})
      }
    }
  }

  await Promise.all(Array.from({ length: run.pagesAtOnce }, takePages))
  return { names: await memory.all(), unclear: collection.pages.filter((page) => unclear.includes(page)), languages }
}

function mostFrequent(languages: readonly LanguageCode[]): LanguageCode | undefined {
  const counts = Map.groupBy(languages, (language) => language)
  return [...counts.entries()].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0]
}

async function runPage<Report extends PageReport>(
  run: PagesRun<Report>,
  page: PageFile,
  names: PageNames,
): Promise<Report> {
  const source = { name: page.path, bytes: await page.read(), options: run.options }
  const report = await run.work(source, {
    signal: run.signal,
    names,
    onProgress: (progress) => run.display.pageProgress(page.path, progress),
  })
  if (report.outcome !== 'languageUnclear') await run.onDone(page, report)
  return report
}
