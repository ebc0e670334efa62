import type { LanguageCode } from '@fukidashi/contract/languages'
import type { RegionLettering, TypesetPage } from '@fukidashi/pipeline/page'
import type { BenchCommand } from '../bench-command.ts'
import { readPageSet, shortName } from '../data/page-set.ts'
import { editDistance } from '../metrics/edit-distance.ts'
import { lettersOnly } from '../metrics/normal-text.ts'
import { inkOutside, linesOfLettering } from '../metrics/set-lines.ts'
import { median, quantile } from '../metrics/statistics.ts'
import { chooseTarget } from '../running/choose-target.ts'
import { type Bench, openBench } from '../running/open-bench.ts'
import { engineFor } from '../running/sentence-engine.ts'

/** Share of a region's ink that edges may put outside its balloon before it counts as outside. */
const outsideShare = 0.01

/** Share of wrong letters from which on a region is printed. */
const worthShowing = 0.2

interface Reading {
  readonly wrong: number
  readonly letters: number
  readonly said: string
}

/** How one region's text was set. */
interface JudgedLettering extends Reading {
  /** Font size on a page 1000 px wide. */
  readonly size: number
  readonly isOutside: boolean
  readonly fits: boolean
  readonly words: string
}

/** The set translation, read back from the finished page by the product's own reader. */
export const readback: BenchCommand = {
  name: 'readback',
  description: 'character accuracy of the set text read back by OCR, regions outside their balloon, smallest size',
  run: async ({ pages, targets, engine, automatic, upperCase }) => {
    const bench = openBench({ engines: engineFor(engine, targets[0]) })
    const all: JudgedLettering[] = []
    for (const page of readPageSet(pages)) {
      const to = chooseTarget(page, targets, engine)
      if (to === undefined) continue
      const { between } = await bench.translate(page, { to, automatic, upperCase })
      const judged = between.typeset ? await judgeLettering(bench, between.typeset, to) : []
      all.push(...judged)
      console.error(`${shortName(page)}: ${judged.length} set`)
      for (const lettering of judged) printTrouble(lettering)
    }
    console.log(JSON.stringify(summary(all)))
    await bench.dispose()
  },
}

async function judgeLettering(bench: Bench, page: TypesetPage, to: LanguageCode): Promise<JudgedLettering[]> {
  const readings = await readLettering(bench, page, to)
  return page.lettering.map((lettering) => {
    const region = page.regions.find(({ id }) => id === lettering.regionId)!
    const { outside, all } = inkOutside(lettering, page.inkMask, region.balloon.interior)
    return {
      // Where the reader sees no text at all, every letter is wrong.
      ...(readings.get(lettering.regionId) ?? compare('', lettering)),
      size: (lettering.fontSizePx * 1000) / page.image.width,
      isOutside: outside > all * outsideShare,
      fits: lettering.fits,
      words: wordsOf(lettering),
    }
  })
}

function printTrouble({ words, said, wrong, letters, isOutside, fits }: JudgedLettering): void {
  if (isOutside || !fits) console.error(`    outside its balloon: ${words}`)
  if (wrong > worthShowing * letters) console.error(`    ${words} | read as: ${said}`)
}

function summary(judged: readonly JudgedLettering[]): Record<string, number> {
  const total = (value: (lettering: JudgedLettering) => number): number =>
    judged.reduce((sum, one) => sum + value(one), 0)
  const sizes = judged.map(({ size }) => size)
  return {
    regions: judged.length,
    character_accuracy: round(
      1 -
        total(({ wrong }) => wrong) /
          Math.max(
            1,
            total(({ letters }) => letters),
          ),
    ),
    regions_outside_their_balloon: total(({ isOutside }) => Number(isOutside)),
    regions_said_not_to_fit: total(({ fits }) => Number(!fits)),
    smallest_size_at_1000px: round(quantile(sizes, 0) ?? 0),
    tenth_of_sizes_below: round(quantile(sizes, 0.1) ?? 0),
    median_size: round(median(sizes) ?? 0),
  }
}

/** Reads the lettering of every region where it stands. */
async function readLettering(bench: Bench, page: TypesetPage, to: LanguageCode): Promise<Map<string, Reading>> {
  const regions = page.lettering.flatMap((lettering) => {
    const region = page.regions.find(({ id }) => id === lettering.regionId)!
    const lines = linesOfLettering(lettering, page.inkMask)
    return lines.length === 0
      ? []
      : [{ ...region, lines, box: lettering.box, direction: lettering.direction, angle: lettering.angle }]
  })
  const { from: _from, ...options } = page.options
  const asFinished = {
    ...page,
    image: page.finished,
    textMask: page.inkMask,
    options: { ...options, from: to },
    lines: regions.flatMap(({ lines }) => lines),
    regions,
  }
  const read = await bench.stages.recognize(asFinished, {
    signal: new AbortController().signal,
    report: () => undefined,
  })
  return new Map(
    read.regions.map((region) => [
      region.id,
      compare(region.text, page.lettering.find(({ regionId }) => regionId === region.id)!),
    ]),
  )
}

function compare(said: string, lettering: RegionLettering): Reading {
  const want = lettersOnly(wordsOf(lettering))
  const letters = [...want].length
  return { wrong: Math.min(letters, editDistance(want, lettersOnly(said))), letters, said }
}

function wordsOf(lettering: RegionLettering): string {
  return lettering.lines.join(' ')
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
