import type { InpaintingEngineId } from '../erase/inpaint/inpainting-engines.ts'
import type { PageOptions } from '../page.ts'
import type { CommandContext } from './command-context.ts'
import { writeGlossary } from './glossary/glossary-file.ts'
import { openPageCollection } from './input/open-page-collection.ts'
import type { PageCollection } from './input/page-collection.ts'
import { chooseOutputPath } from './output/choose-output-path.ts'
import { openSink } from './output/open-sink.ts'
import type { PageSink } from './output/page-sink.ts'
import { createProgressDisplay } from './progress-display.ts'
import { type PagesSummary, runPages } from './run-pages.ts'
import { refuseEarly, startPageWorkers } from './start-page-workers.ts'

/** What the person asked for. */
export interface PagesJob {
  readonly input: string
  readonly out: string | undefined
  /** Goes into the name of an output that the person did not name. */
  readonly suffix: string
  readonly options: PageOptions
  readonly inpainting?: InpaintingEngineId | undefined
  /** Where the names go that the pages chose. */
  readonly saveGlossary?: string | undefined
  readonly kind: 'translate' | 'clean'
  readonly context: CommandContext
}

/** Runs every page of the input, writes the results, and prints where they lie. */
export async function writePages(job: PagesJob): Promise<void> {
  refuseEarly(job.options, job.context.environment)
  const collection = await openPageCollection(job.input, job.out)
  try {
    const path = await chooseOutputPath(job.input, collection.kind, job.suffix, job.out)
    const sink = await openSink(path, collection)
    try {
      const summary = await runInto(sink, collection, job)
      job.context.outcome.failures += summary.failed
      report(summary, collection, sink.path)
    } finally {
      await sink.discard()
    }
  } finally {
    await collection.close()
  }
}

async function runInto(sink: PageSink, collection: PageCollection, job: PagesJob): Promise<PagesSummary> {
  const { options, kind, context } = job
  const workers = startPageWorkers(collection.pages.length, context.environment, job.inpainting)
  try {
    const summary = await runPages({
      collection,
      options,
      pagesAtOnce: workers.pagesAtOnce,
      work: workers[kind],
      onDone: async (page, result) => await sink.put(page.path, result.bytes),
      display: createProgressDisplay(collection.pages.length),
      signal: context.signal,
    })
    if (summary.done > 0) await sink.finish()
    if (job.saveGlossary !== undefined) await writeGlossary(job.saveGlossary, summary.names)
    return summary
  } finally {
    await workers.dispose()
  }
}

function report(summary: PagesSummary, { kind, pages }: PageCollection, path: string): void {
  const { done, withoutText, inTargetLanguage, failed, translated, rough } = summary
  const notes = [`${done} of ${pages.length} pages done`]
  if (withoutText > 0) notes.push(`${withoutText} without text left unchanged`)
  if (inTargetLanguage > 0) notes.push(`${inTargetLanguage} already in the target language left unchanged`)
  if (failed > 0) notes.push(`${failed} failed${kind === 'archive' ? ' and left unchanged' : ''}`)
  if (pages.length > 1) process.stderr.write(`fukidashi: ${notes.join(', ')}\n`)
  if (rough > 0) {
    process.stderr.write(
      `fukidashi: ${rough} of ${translated} translations are rough; another engine may do better (see --engine)\n`,
    )
  }
  if (done > 0) process.stdout.write(`${path}\n`)
}
