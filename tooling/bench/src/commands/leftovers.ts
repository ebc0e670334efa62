import type { BenchCommand } from '../bench-command.ts'
import { readPageSet, shortName } from '../data/page-set.ts'
import { editDistance } from '../metrics/edit-distance.ts'
import { lettersOnly } from '../metrics/normal-text.ts'
import { openBench } from '../running/open-bench.ts'

/** A region counts as left over when at least this share of its source letters can still be read. */
const readableShare = 0.5

/** Source text that can still be read after erasing. */
export const leftovers: BenchCommand = {
  name: 'leftovers',
  description: 'regions where OCR still reads the source after erasing',
  run: async ({ pages, automatic }) => {
    const bench = openBench()
    let [regions, left, textFound] = [0, 0, 0]
    for (const page of readPageSet(pages)) {
      const { between } = await bench.clean(page, { automatic })
      const erased = between.erased
      if (!erased) continue
      const context = { signal: new AbortController().signal, report: () => undefined }
      const again = await bench.stages.recognize({ ...erased, image: erased.cleaned }, context)
      const detectedAgain = await bench.stages.detect({ ...erased, image: erased.cleaned }, context)
      for (const region of erased.regions) {
        const want = lettersOnly(region.text)
        if ([...want].length < 2) continue
        regions++
        const said = lettersOnly(again.regions.find(({ id }) => id === region.id)?.text ?? '')
        const share = 1 - Math.min(1, editDistance(want, said) / [...want].length)
        const isFoundAgain = detectedAgain.lines.some(({ box }) => overlapShare(box, region.box) > 0.5)
        if (isFoundAgain) textFound++
        if (share < readableShare) continue
        left++
        console.error(`${shortName(page)}: ${region.text} | still read: ${said}`)
      }
    }
    console.log(JSON.stringify({ regions, regions_still_read: left, regions_where_text_is_still_found: textFound }))
    await bench.dispose()
  },
}

type Rectangle = readonly [x: number, y: number, width: number, height: number]

function overlapShare(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
  return (Math.max(0, width) * Math.max(0, height)) / Math.max(1, a[2] * a[3])
}
