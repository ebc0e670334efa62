import type { BenchCommand } from '../bench-command.ts'
import { readPageSet, shortName } from '../data/page-set.ts'
import { scoreBalloons, type ScoredPage } from '../metrics/score-balloons.ts'
import { openBench } from '../running/open-bench.ts'

/** What is found and read, against the truth. */
export const balloons: BenchCommand = {
  name: 'balloons',
  description: 'F1 of the balloons found and letter error of what is read in them',
  run: async ({ pages, automatic }) => {
    const bench = openBench()
    const byLanguage = new Map<string, ScoredPage[]>()
    for (const page of readPageSet(pages)) {
      const { result } = await bench.inspect(page, { automatic })
      const scored = { truth: page.truth, regions: result.regions, totalMs: result.ms.total }
      byLanguage.set(page.language, [...(byLanguage.get(page.language) ?? []), scored])
      const { f1, cer_letters: letterError } = scoreBalloons([scored])
      console.error(`${shortName(page)}: F1 ${f1}, letter error ${letterError}, ${Math.round(result.ms.total)} ms`)
    }
    for (const [language, scored] of byLanguage) console.log(JSON.stringify({ language, ...scoreBalloons(scored) }))
    await bench.dispose()
  },
}
