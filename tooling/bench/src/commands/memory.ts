import type { BenchCommand } from '../bench-command.ts'
import { readPageSet } from '../data/page-set.ts'
import { machineLine } from '../running/machine.ts'
import { chooseTarget } from '../running/choose-target.ts'
import { openBench } from '../running/open-bench.ts'

const reportEvery = 20

/** Memory of the process over many pages. */
export const memory: BenchCommand = {
  name: 'memory',
  description: 'resident memory of the process after every 20 pages (--count pages in all)',
  run: async ({ pages, targets, engine, automatic, count = 200 }) => {
    const bench = openBench()
    const all = readPageSet(pages)
    const readings: number[] = []
    console.log(machineLine())
    for (let done = 0; done < count; done++) {
      const page = all[done % all.length]!
      const to = chooseTarget(page, targets, engine)
      await bench.inspect(page, { automatic, ...(to === undefined ? {} : { to }) })
      if ((done + 1) % reportEvery !== 0) continue
      const { rss, heapUsed, external } = process.memoryUsage()
      readings.push(megabytes(rss))
      console.log(
        `${String(done + 1).padStart(5)} pages: ${megabytes(rss)} MB resident, ${megabytes(heapUsed)} MB heap, ${megabytes(external)} MB external`,
      )
    }
    console.log(
      JSON.stringify({
        pages: count,
        rss_mb_first: readings[0],
        rss_mb_last: readings.at(-1),
        rss_mb_most: Math.max(...readings),
      }),
    )
    await bench.dispose()
  },
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6)
}
