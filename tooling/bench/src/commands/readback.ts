import type { LanguageCode } from '@fukidashi/contract/languages'
import type { RecognizedRegion, Setting, TypesetPage } from '@fukidashi/pipeline/page'
import type { BenchCommand } from '../bench-command.ts'
import { readPageSet, shortName } from '../data/page-set.ts'
import { editDistance } from '../metrics/edit-distance.ts'
import { lettersOnly } from '../metrics/normal-text.ts'
import { inkOutside, linesOfSetting } from '../metrics/set-lines.ts'
import { chooseTarget } from '../running/choose-target.ts'
import { type Bench, openBench } from '../running/open-bench.ts'
import { engineFor } from '../running/sentence-engine.ts'

/** Share of a region's ink that edges may put outside its balloon before it counts as outside. */
const outsideShare = 0.01

interface Reading {
  readonly wrong: number
  readonly letters: number
  readonly said: string
}

/** The set translation, read back from the finished page by the product's own reader. */
export const readback: BenchCommand = {
  name: 'readback',
  description: 'character accuracy of the set text read back by OCR, regions outside their balloon, smallest size',
  run: async ({ pages, targets, engine, automatic, upperCase }) => {
    const bench = openBench({ engines: engineFor(engine, targets[0]) })
    const total = { regions: 0, unread: 0, wrong: 0, letters: 0, outside: 0, misfits: 0, smallest: Infinity }
    const sizes: number[] = []
    for (const page of readPageSet(pages)) {
      const to = chooseTarget(page, targets, engine)
      if (to === undefined) continue
      const { between } = await bench.translate(page, { to, automatic, upperCase })
      const typeset = between.typeset
      if (!typeset) continue
      const readings = await readSettings(bench, typeset, to)
      const notes: string[] = []
      for (const setting of typeset.settings) {
        const region = typeset.regions.find(({ id }) => id === setting.regionId)!
        const { outside, all } = inkOutside(setting, typeset.inkMask, region.balloon.interior)
        const size = (setting.fontSizePx * 1000) / typeset.image.width
        sizes.push(size)
        const reading = readings.get(setting.regionId)
        total.regions++
        total.smallest = Math.min(total.smallest, size)
        if (outside > all * outsideShare) total.outside++
        if (!setting.fits) total.misfits++
        if (outside > all * outsideShare || !setting.fits)
          notes.push(`${outside}/${all} px outside: ${setting.lines.join(' ')}`)
        if (!reading) total.unread++
        else {
          total.wrong += reading.wrong
          total.letters += reading.letters
          if (reading.wrong > 0.2 * reading.letters) notes.push(`${wordsOf(setting)} | read as: ${reading.said}`)
        }
      }
      console.error(
        `${shortName(page)}: ${typeset.settings.length} set${notes.map((note) => `\n    ${note}`).join('')}`,
      )
    }
    const sorted = sizes.toSorted((a, b) => a - b)
    console.log(
      JSON.stringify({
        regions: total.regions,
        regions_without_ink: total.unread,
        character_accuracy: round(1 - total.wrong / Math.max(1, total.letters)),
        regions_outside_their_balloon: total.outside,
        regions_said_not_to_fit: total.misfits,
        smallest_size_at_1000px: round(total.smallest),
        tenth_smallest_size_share: round(sorted[Math.floor(sorted.length * 0.1)] ?? 0),
      }),
    )
    await bench.dispose()
  },
}

/** Reads every setting where it stands. */
async function readSettings(bench: Bench, page: TypesetPage, to: LanguageCode): Promise<Map<string, Reading>> {
  const regions = page.settings.flatMap((setting) => {
    const region = page.regions.find(({ id }) => id === setting.regionId)!
    const lines = linesOfSetting(setting, page.inkMask)
    return lines.length === 0
      ? []
      : [{ ...region, lines, box: setting.box, direction: setting.direction, angle: setting.angle }]
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
      compare(region, page.settings.find(({ regionId }) => regionId === region.id)!),
    ]),
  )
}

function compare(region: RecognizedRegion, setting: Setting): Reading {
  const want = lettersOnly(wordsOf(setting))
  const letters = [...want].length
  return { wrong: Math.min(letters, editDistance(want, lettersOnly(region.text))), letters, said: region.text }
}

function wordsOf(setting: Setting): string {
  return setting.lines.join(' ')
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
