import type { BenchCommand } from '../bench-command.ts'
import { readPageSet, shortName } from '../data/page-set.ts'
import { changedOutside, layOver } from '../metrics/pixel-difference.ts'
import { regionMask } from '../metrics/region-mask.ts'
import { chooseTarget } from '../running/choose-target.ts'
import { openBench, readImage } from '../running/open-bench.ts'
import { engineFor } from '../running/sentence-engine.ts'

/** What a png output changes outside of the text it translates. */
export const untouched: BenchCommand = {
  name: 'untouched',
  description:
    'pixels that a png output changes outside the balloons and glyphs of translated regions, and whether the overlay tells all',
  run: async ({ pages, targets, engine, automatic }) => {
    const bench = openBench({ engines: engineFor(engine) })
    const totals = { pages: 0, changed_outside_glyphs: 0, changed_outside_rim_of_2: 0, overlay_differs: 0 }
    for (const page of readPageSet(pages)) {
      const to = chooseTarget(page, targets, engine)
      if (to === undefined) continue
      const { result, between } = await bench.translate(page, { to, automatic, asPng: true })
      const original = between.detected!.image
      const finished = await readImage(result.bytes)
      const translated = (between.typeset?.regions ?? []).filter(({ translation }) => translation !== undefined)
      const outside = (rimPx: number): number =>
        changedOutside(
          original,
          finished,
          regionMask(original.width, original.height, translated, between.detected!.textMask, rimPx),
        )
      const [strict, rim] = [outside(0), outside(2)]
      const nothing = { ...original, data: new Uint8Array(original.width * original.height) }
      const overlaid = layOver(original, await readImage(result.overlay))
      const differing = changedOutside(overlaid, finished, nothing)
      totals.pages++
      totals.changed_outside_glyphs += strict
      totals.changed_outside_rim_of_2 += rim
      totals.overlay_differs += differing
      console.error(`${shortName(page)}: ${strict} outside, ${rim} with a rim of 2 px, overlay differs in ${differing}`)
    }
    console.log(JSON.stringify(totals))
    await bench.dispose()
  },
}
