import { languageOf } from '@fukidashi/contract/languages'
import cliProgress from 'cli-progress'
import type { PageReport } from '../page-result.ts'
import type { PageProgress } from '../run-stages.ts'

/** Shows on standard error how a run goes: a bar on a terminal, a line for each page elsewhere. */
export interface ProgressDisplay {
  readonly pageProgress: (path: string, progress: PageProgress) => void
  readonly pageDone: (path: string, report: PageReport) => void
  readonly pageFailed: (path: string, reason: string) => void
  readonly end: () => void
}

/** A display for a number of pages. */
export function createProgressDisplay(pages: number): ProgressDisplay {
  return process.stderr.isTTY ? createBar(pages) : createLines(pages)
}

function createLines(pages: number): ProgressDisplay {
  let ended = 0
  const write = (path: string, words: string): void => {
    ended++
    process.stderr.write(`fukidashi: [${ended}/${pages}] ${path}: ${words}\n`)
  }
  return {
    pageProgress: () => {},
    pageDone: (path, report) => write(path, describeDone(report)),
    pageFailed: (path, reason) => write(path, `failed: ${reason}`),
    end: () => {},
  }
}

function createBar(pages: number): ProgressDisplay {
  const bar = new cliProgress.SingleBar({
    format: '{bar} {percentage}% | {ended}/{pages} pages | {path} {stage}',
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
    gracefulExit: false,
    barsize: 24,
  })
  const running = new Map<string, number>()
  let ended = 0
  // The bar counts pages in thousandths, so that it moves while a page is at work.
  bar.start(pages * 1000, 0, { ended, pages, path: '', stage: '' })
  const draw = (path: string, stage: string): void => {
    const partial = [...running.values()].reduce((sum, progress) => sum + progress, 0)
    bar.update(Math.floor((ended + partial) * 1000), { ended, path, stage })
  }
  const above = (words: string): void => {
    process.stderr.write(`\r\u001B[K${words}\n`)
  }
  const endPage = (path: string): void => {
    running.delete(path)
    ended++
    draw(path, '')
  }
  return {
    pageProgress: (path, { stage, progress }) => {
      running.set(path, progress)
      draw(path, stage)
    },
    pageDone: (path, report) => {
      const isNotable =
        report.outcome !== 'done' ||
        !report.isLanguageSure ||
        report.route.length > 2 ||
        report.usage.models !== undefined
      if (isNotable) above(`${path}: ${describeDone(report)}`)
      endPage(path)
    },
    pageFailed: (path, reason) => {
      above(`${path}: failed: ${reason}`)
      endPage(path)
    },
    end: () => bar.stop(),
  }
}

function describeDone({ outcome, regions, ms, route, usage, language, isLanguageSure }: PageReport): string {
  const seconds = `${(ms.total / 1000).toFixed(1)} s`
  if (outcome === 'withoutText') return `no text found, left unchanged (${seconds})`
  if (outcome === 'inTargetLanguage') return `already in the target language, left unchanged (${seconds})`
  const pivot = route.length > 2 ? `, ${route.join(' > ')}` : ''
  const models = usage.models === undefined ? '' : `, translated by ${usage.models.join(' and ')}`
  const guess =
    isLanguageSure || language === undefined
      ? ''
      : `, language assumed to be ${languageOf(language).name} (use --from to set it)`
  return `${regions.length} ${regions.length === 1 ? 'region' : 'regions'} (${seconds})${pivot}${models}${guess}`
}
