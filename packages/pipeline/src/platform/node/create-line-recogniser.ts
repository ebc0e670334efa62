import type { LineImage, LineReading, LineRecogniser } from '../../ports.ts'
import { createReaderPool, type ReaderPool } from './create-reader-pool.ts'

/** A line recogniser that holds threads until it is disposed of. */
export interface NodeLineRecogniser extends LineRecogniser {
  readonly dispose: () => Promise<void>
}

interface KeptModel {
  readonly pool: ReaderPool
  /** Calls that still read. */
  calls: number
}

// A thread holds some 50 MB. Four models are both directions of a language and whatever a few pages in others need.
const mostModels = 4

/**
 * tesseract's LSTM models from the `@tesseract.js-data/*` packages. Each model that was asked for gets up to `parallelism` threads,
 * started at the first use; those of the models used last are kept. An abort is honoured at once; a line that is being read is
 * finished unheard.
 */
export function createLineRecogniser(parallelism: number): NodeLineRecogniser {
  // In the order of their last use.
  const models = new Map<string, KeptModel>()

  const use = (model: string): KeptModel => {
    const kept = models.get(model) ?? { pool: createReaderPool(model, parallelism), calls: 0 }
    models.delete(model)
    models.set(model, kept)
    return kept
  }

  const endUnused = async (): Promise<void> => {
    for (const [model, { pool, calls }] of models) {
      if (models.size <= mostModels) return
      if (calls > 0) continue
      models.delete(model)
      await pool.dispose()
    }
  }

  const readAll = async (model: string, lines: readonly LineImage[], signal: AbortSignal) => {
    const kept = use(model)
    kept.calls++
    try {
      await endUnused()
      const readings = await Promise.allSettled(lines.map((line) => kept.pool.read(line, signal)))
      return readings.map((reading) => {
        if (reading.status === 'rejected') throw reading.reason
        return reading.value
      })
    } finally {
      kept.calls--
    }
  }

  return {
    recognize: async (model, lines, signal) => {
      signal.throwIfAborted()
      return await orAborted(readAll(model, lines, signal), signal)
    },
    dispose: async () => {
      const ended = [...models.values()].map(({ pool }) => pool.dispose())
      models.clear()
      await Promise.all(ended)
    },
  }
}

async function orAborted(
  readings: Promise<readonly LineReading[]>,
  signal: AbortSignal,
): Promise<readonly LineReading[]> {
  let stop = (): void => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([readings, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
    // When the abort won, nobody waits for the readings any more.
    readings.catch(() => {})
  }
}
