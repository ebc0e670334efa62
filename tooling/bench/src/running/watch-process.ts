import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** What a process holds. */
export interface ProcessReading {
  readonly residentMb: number
  readonly threads: number
  readonly descriptors: number
}

/** Looks into `/proc`. Throws when there is no such process, or no `/proc`. */
export async function readProcess(pid: number): Promise<ProcessReading> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const valueOf = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1])
  const descriptors = await readdir(`/proc/${pid}/fd`)
  return {
    residentMb: Math.round((valueOf('VmRSS') * 1024) / 1e6),
    threads: valueOf('Threads'),
    descriptors: descriptors.length,
  }
}

/** Reads a process every so often until the signal aborts; gives all readings. */
export async function watchProcess(pid: number, everyMs: number, signal: AbortSignal): Promise<ProcessReading[]> {
  const readings: ProcessReading[] = []
  while (!signal.aborted) {
    readings.push(await readProcess(pid))
    await wait(everyMs, undefined, { signal }).catch(() => {})
  }
  return readings
}

/** Seconds of processor time that a process and all its threads have had. Linux counts them in hundredths. */
export async function readProcessorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name stands in brackets and may hold anything; utime and stime are the 14th and 15th field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
