import type { LanguageCode } from '@fukidashi/contract/languages'
import { createNodePlatform } from '@fukidashi/pipeline/platform/node'
import type { BenchCommand, BenchOptions } from '../bench-command.ts'
import { readSpeech } from '../data/comic-sentences.ts'
import { readCorpora } from '../data/corpora.ts'
import { median, quantile } from '../metrics/statistics.ts'
import { machineLine } from '../running/machine.ts'
import { directionsOf, ownTranslators } from '../running/translators.ts'

const pageSizes = [1, 4, 8, 16, 32]
const textsOfEach = 64

/** How long the built-in translator takes for a balloon, and what memory it holds. */
export const translatorCommand: BenchCommand = {
  name: 'translator',
  description: 'milliseconds a balloon of the built-in translator by balloons a page (median, 90th percentile), memory',
  run: async (options) => {
    const { from, chosenTargets, count = textsOfEach } = options
    console.log(machineLine())
    for (const direction of directionsOf(from, chosenTargets)) {
      const texts = textsFor(options, direction.from, direction.to)
      const repeated = Array.from({ length: count }, (_, index) => texts[index % texts.length]!)
      await measureDirection(direction, repeated)
    }
  },
}

function textsFor({ comics, corpora, pages }: BenchOptions, from: LanguageCode, to: LanguageCode): string[] {
  const folders = comics.length > 0 ? comics : [pages.folder]
  const speech = corpora === undefined ? folders.flatMap((folder) => readSpeech(folder, from)) : []
  const sentences = corpora === undefined ? [] : readCorpora(corpora, from, to).flatMap((set) => set.pages.flat())
  const texts = [...speech, ...sentences.map(({ source }) => source)]
  if (texts.length === 0) throw new Error(`there is nothing in ${from} here: see --comics and --corpora`)
  return texts
}

async function measureDirection({ from, to }: Record<'from' | 'to', LanguageCode>, texts: readonly string[]) {
  const platform = createNodePlatform()
  const translator = ownTranslators(platform).find(({ name }) => name === 'engine')!
  const before = process.memoryUsage().rss
  const startMs = performance.now()
  await translator.translate(texts.slice(0, 1), from, to)
  const loadMs = performance.now() - startMs
  console.log(`\n${from} to ${to}: ${texts.length} balloons, loaded and warmed up in ${loadMs.toFixed(0)} ms`)
  console.log('balloons a page   median ms   90 % ms   processor ms')
  for (const size of pageSizes) {
    const pages = Array.from({ length: Math.ceil(texts.length / size) }, (_, page) =>
      texts.slice(page * size, (page + 1) * size),
    )
    const used = process.cpuUsage()
    const times: number[] = []
    for (const page of pages) {
      const pageStartMs = performance.now()
      await translator.translate(page, from, to)
      times.push((performance.now() - pageStartMs) / page.length)
    }
    const { user, system } = process.cpuUsage(used)
    const cells = [median(times)!, quantile(times, 0.9)!, (user + system) / 1000 / texts.length]
    console.log(String(size).padStart(15) + cells.map((cell) => cell.toFixed(1).padStart(12)).join(''))
  }
  const after = process.memoryUsage().rss
  console.log(`memory: ${megabytes(after - before)} MB more than before it was loaded, ${megabytes(after)} MB in all`)
  await platform.dispose()
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6)
}
