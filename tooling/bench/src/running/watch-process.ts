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
