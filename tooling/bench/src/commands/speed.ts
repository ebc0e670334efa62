import type { BenchCommand } from '../bench-command.ts'
import { readPageSet } from '../data/page-set.ts'
import { median, quantile } from '../metrics/statistics.ts'
import { machineLine } from '../running/machine.ts'
import { chooseTarget } from '../running/choose-target.ts'
import { openBench } from '../running/open-bench.ts'

const warmUpPages = 2

/** Seconds a page, by stage, once everything is loaded. */
export const speed: BenchCommand = {
  name: 'speed',
  description: 'seconds a page by stage when warm (median, 90th percentile), processor time, machine',
  run: async ({ pages, targets, engine, automatic }) => {
    const bench = openBench()
    const all = readPageSet(pages)
    const run = async (page: (typeof all)[number]) => {
      const to = chooseTarget(page, targets, engine)
      const { result } = await bench.inspect(page, { automatic, ...(to === undefined ? {} : { to }) })
      return result.ms
    }
    for (const page of all.slice(0, warmUpPages)) await run(page)
    const before = process.cpuUsage()
    const times = []
    for (const page of all) times.push(await run(page))
    const used = process.cpuUsage(before)
    console.log(machineLine())
    console.log('stage        median s   90 % s')
    for (const stage of Object.keys(times[0]!) as (keyof (typeof times)[number])[]) {
      const values = times.map((time) => time[stage] / 1000)
      console.log(`${stage.padEnd(12)} ${seconds(median(values))}   ${seconds(quantile(values, 0.9))}`)
    }
    console.log(
      JSON.stringify({
        pages: all.length,
        median_s: round(median(times.map(({ total }) => total / 1000))!),
        p90_s: round(
          quantile(
            times.map(({ total }) => total / 1000),
            0.9,
          )!,
        ),
        user_s_a_page: round(used.user / 1e6 / all.length),
        system_s_a_page: round(used.system / 1e6 / all.length),
      }),
    )
    await bench.dispose()
  },
}

function seconds(value: number | undefined): string {
  return (value ?? 0).toFixed(3).padStart(8)
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
