import type { BenchCommand } from '../bench-command.ts'
import { readPageSet, shortName } from '../data/page-set.ts'
import { changedOutside, meanDifference } from '../metrics/pixel-difference.ts'
import { regionMask } from '../metrics/region-mask.ts'
import { openBench, readImage } from '../running/open-bench.ts'

/** The erased page against the true clean page. */
export const clean: BenchCommand = {
  name: 'clean',
  description:
    'difference of the erased page from the true clean page inside the text boxes, and pixels changed elsewhere',
  run: async ({ pages, automatic }) => {
    const bench = openBench()
    const boxes: { area: number; difference: number; name: string }[] = []
    let outside = 0
    for (const page of readPageSet(pages)) {
      if (page.cleanPath === undefined) continue
      const truth = await readImage(page.cleanPath)
      const { between } = await bench.clean(page, { automatic, asPng: true })
      const erased = between.erased
      const original = between.detected!.image
      const cleaned = erased?.cleaned ?? original
      const measured = page.truth
        .filter(({ kind }) => kind !== 'sfx')
        .map(({ box, text }) => ({
          area: box[2] * box[3],
          difference: meanDifference(cleaned, truth, box),
          name: `${shortName(page)} ${text.slice(0, 30)}`,
        }))
      boxes.push(...measured)
      const allowed = regionMask(
        original.width,
        original.height,
        between.recognized!.regions,
        between.detected!.textMask,
        2,
      )
      const changed = changedOutside(original, cleaned, allowed)
      outside += changed
      console.error(`${shortName(page)}: mean ${format(meanOf(measured))}, ${changed} pixels changed outside`)
    }
    const worst = boxes.toSorted((a, b) => b.difference - a.difference)
    for (const box of worst.slice(0, 8)) console.error(`  ${format(box.difference)}  ${box.name}`)
    console.log(
      JSON.stringify({
        boxes: boxes.length,
        mean_by_area: format(meanOf(boxes)),
        mean_by_box: format(boxes.reduce((sum, box) => sum + box.difference, 0) / Math.max(1, boxes.length)),
        worst_box: format(worst[0]?.difference ?? 0),
        boxes_above_25: boxes.filter(({ difference }) => difference > 25).length,
        pixels_changed_outside: outside,
      }),
    )
    await bench.dispose()
  },
}

function meanOf(boxes: readonly { readonly area: number; readonly difference: number }[]): number {
  const area = boxes.reduce((sum, box) => sum + box.area, 0)
  return boxes.reduce((sum, box) => sum + box.area * box.difference, 0) / Math.max(1, area)
}

function format(value: number): number {
  return Math.round(value * 100) / 100
}
