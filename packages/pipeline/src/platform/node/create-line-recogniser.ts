import type { LineReading, LineRecogniser } from '../../ports.ts'
import { createReaderPool, type ReaderPool } from './create-reader-pool.ts'

/** A line recogniser that holds threads until it is disposed of. */
export interface NodeLineRecogniser extends LineRecogniser {
  readonly dispose: () => Promise<void>
}

/**
 * tesseract's LSTM models from the `@tesseract.js-data/*` packages. Each model that was asked for gets up to `parallelism` threads,
 * started at the first use and kept. An abort is honoured at once; a line that is being read is finished unheard.
 */
export function createLineRecogniser(parallelism: number): NodeLineRecogniser {
  const pools = new Map<string, ReaderPool>()
  const poolOf = (model: string): ReaderPool => {
    const pool = pools.get(model) ?? createReaderPool(model, parallelism)
    pools.set(model, pool)
    return pool
  }
  return {
    recognize: async (model, lines, signal) => {
      signal.throwIfAborted()
      const pool = poolOf(model)
      return await abortable(Promise.all(lines.map((line) => pool.read(line, signal))), signal)
    },
    dispose: async () => {
      const ended = [...pools.values()].map((pool) => pool.dispose())
      pools.clear()
      await Promise.all(ended)
    },
  }
}

async function abortable(
  readings: Promise<readonly LineReading[]>,
  signal: AbortSignal,
): Promise<readonly LineReading[]> {
  let stop: (() => void) | undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([readings, aborted])
  } finally {
    signal.removeEventListener('abort', stop!)
    readings.catch(() => {})
  }
}
