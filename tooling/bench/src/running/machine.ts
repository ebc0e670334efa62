import { availableParallelism, cpus, totalmem } from 'node:os'

/** One line about the machine that a figure was measured on. */
export function machineLine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores, ${memory} GiB, Node ${process.version}, ${process.platform}`
}
