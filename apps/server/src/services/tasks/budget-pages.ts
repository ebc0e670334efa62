import { ProductError } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import type { PageSource } from '@fukidashi/pipeline/page'
import type { RunControls } from '@fukidashi/pipeline/run-stages'
import sharp from 'sharp'
import type { PageTranslator } from '../../deps.ts'

const { page: budget, image } = limits

/**
 * Gives each page of a translator a budget by its size. Its time: a page that has not ended by then fails with a ProductError
 * `pageOverBudget`, and its worker is stopped. Its memory: pages begin only while those at work have no more pixels in all
 * than the largest page alone. `timeScale` stretches the time for slow machines.
 */
export function budgetPages(translator: PageTranslator, timeScale: number): PageTranslator {
  const room = createRoom(image.maxPixels)
  const within = async <Result>(
    { bytes }: PageSource,
    { signal, names, ...controls }: RunControls,
    run: (controls: RunControls) => Promise<Result>,
  ): Promise<Result> => {
    const { width, height } = await sharp(bytes).metadata()
    const pixels = width * height
    const leave = await room.enter(pixels)
    const clock = startClock((budget.baseMs + (budget.msPerMegapixel * pixels) / 1e6) * timeScale)
    try {
      return await run({
        ...controls,
        signal: AbortSignal.any([clock.signal, ...(signal ? [signal] : [])]),
        // Waiting for the pages before it in a series is no work of its own.
        ...(names && { names: { ...names, recall: async () => await clock.pause(names.recall) } }),
      })
    } catch (error) {
      if (!clock.signal.aborted || signal?.aborted) throw error
      throw new ProductError('pageOverBudget', `It is ${width} x ${height}.`, { cause: error })
    } finally {
      clock.stop()
      leave()
    }
  }
  const { translate, read, letter } = translator
  return {
    ...translator,
    translate: async (source, controls = {}) =>
      await within(source, controls, async (budgeted) => await translate(source, budgeted)),
    read: async (source, controls = {}) =>
      await within(source, controls, async (budgeted) => await read(source, budgeted)),
    letter: async (source, kept, controls = {}) =>
      await within(source, controls, async (budgeted) => await letter(source, kept, budgeted)),
  }
}

// Aborts its signal when so much time was spent outside of pauses.
function startClock(totalMs: number) {
  const spent = new AbortController()
  let leftMs = totalMs
  let startMs = 0
  let timer: NodeJS.Timeout | undefined
  const start = (): void => {
    startMs = performance.now()
    timer = setTimeout(() => spent.abort(), leftMs)
  }
  const stop = (): void => {
    clearTimeout(timer)
    leftMs -= performance.now() - startMs
  }
  start()
  return {
    signal: spent.signal,
    stop,
    pause: async <Result>(wait: () => Promise<Result>): Promise<Result> => {
      stop()
      try {
        return await wait()
      } finally {
        start()
      }
    },
  }
}

// Lets in as many at once as its size allows, in the order in which they came; one that fills all of it goes in alone.
function createRoom(size: number) {
  const waiting: { readonly weight: number; readonly enter: () => void }[] = []
  let taken = 0
  const admit = (): void => {
    while (waiting.length > 0 && (taken === 0 || taken + waiting[0]!.weight <= size)) {
      const { weight, enter } = waiting.shift()!
      taken += weight
      enter()
    }
  }
  return {
    enter: async (weight: number): Promise<() => void> => {
      const entered = Promise.withResolvers<void>()
      waiting.push({ weight, enter: entered.resolve })
      admit()
      await entered.promise
      return () => {
        taken -= weight
        admit()
      }
    },
  }
}
