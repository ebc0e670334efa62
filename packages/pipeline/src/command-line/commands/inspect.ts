import type { Command } from 'commander'
import type { InspectedPage } from '../../page-result.ts'
import type { CommandContext } from '../command-context.ts'
import { writeGlossary } from '../glossary/glossary-file.ts'
import { openPageCollection } from '../input/open-page-collection.ts'
import {
  addReadingOptions,
  addTranslationOptions,
  type PageWords,
  readPageOptions,
  targetOption,
} from '../page-options.ts'
import { createProgressDisplay } from '../progress-display.ts'
import { runPages } from '../run-pages.ts'
import { refuseEarly, startPageWorkers } from '../start-page-workers.ts'

/** `fukidashi inspect <input>`: one JSON object a line for each page, in the pages' order. */
export function addInspectCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('inspect')
    .description('print all that is known of each page as JSON, one page per line; with --to, its translation too')
    .argument('<input>', 'image file, folder, cbz or zip')
    .addOption(targetOption())
  addTranslationOptions(addReadingOptions(command)).action(async (input: string, words: PageWords) => {
    await inspectPages(input, words, context)
  })
}

async function inspectPages(input: string, words: PageWords, context: CommandContext): Promise<void> {
  const { environment, outcome, signal } = context
  const options = await readPageOptions(words)
  refuseEarly(options, environment)
  const collection = await openPageCollection(input)
  const workers = startPageWorkers(collection.pages.length, environment)
  try {
    const print = printInOrder(collection.pages.map(({ path }) => path))
    const summary = await runPages({
      collection,
      options,
      pagesAtOnce: workers.pagesAtOnce,
      work: workers.inspect,
      onDone: async (page, report) => print(page.path, report),
      onFailed: (page) => print(page.path, undefined),
      display: createProgressDisplay(collection.pages.length),
      signal,
    })
    outcome.failures += summary.failed
    if (words.saveGlossary !== undefined) await writeGlossary(words.saveGlossary, summary.names)
  } finally {
    await workers.dispose()
    await collection.close()
  }
}

// Pages may end in another order than they stand in: a line waits until all pages before it have ended.
function printInOrder(paths: readonly string[]): (path: string, report: InspectedPage | undefined) => void {
  const ended = new Map<string, InspectedPage | undefined>()
  let next = 0
  return (path, report) => {
    ended.set(path, report)
    for (let name = paths[next]; name !== undefined && ended.has(name); name = paths[++next]) {
      const ready = ended.get(name)
      ended.set(name, undefined)
      if (ready !== undefined) process.stdout.write(`${JSON.stringify(toLine(ready))}\n`)
    }
  }
}

function toLine({ name, ms, state }: InspectedPage) {
  const { regions, ...about } = state
  return {
    file: name,
    ms,
    ...about,
    regions: regions.map((region) => ({ ...region, confidence: Math.round(region.confidence * 1000) / 1000 })),
  }
}
