import { ProductError } from '@fukidashi/contract/errors'
import type { LanguageCode } from '@fukidashi/contract/languages'
import type { TextDirection } from '../../page.ts'
import type { LineReading, Platform } from '../../ports.ts'
import { chooseReading } from '../plans/choose-reading.ts'
import type { LineInk } from '../prepare/cut-lines.ts'
import { drawLine } from './draw-line.ts'
import { isRowOfDots } from './is-row-of-dots.ts'
import type { OpenModel, ReadingMethod, ReadLines } from '../engines/line-engine.ts'
import { findRecognitionEngine } from '../engines/recognition-engines.ts'
import { findReadingPlan, type ReadingPlan, type ReadingPlans } from '../plans/reading-plans.ts'
import { takeTrailingMarks } from './take-trailing-marks.ts'

/** A line with what has to be known to draw it. */
export interface ReadableLine {
  readonly line: LineInk
  readonly direction: TextDirection
  /** Thickness of a typical line of its region in pixels. */
  readonly glyphSizePx: number
}

/** Reads lines with the engines. */
export interface LineReader {
  readonly plans: ReadingPlans
  /** With one method. */
  readonly readWith: (
    method: ReadingMethod,
    lines: readonly ReadableLine[],
    signal: AbortSignal,
  ) => Promise<readonly LineReading[]>
  /** With the methods that are best for a language. */
  readonly read: (
    language: LanguageCode,
    lines: readonly ReadableLine[],
    signal: AbortSignal,
  ) => Promise<readonly LineReading[]>
}

/**
 * A reader over the platform's engines, each of which is loaded when it is first needed and kept. Throws
 * `sourceLanguageUnsupported` for a language that the plans cannot read.
 */
export function createLineReader(platform: Platform, plans: ReadingPlans): LineReader {
  const engines = new Map<string, OpenModel>()
  const models = new Map<string, ReadLines>()
  const modelOf = ({ engine, model }: ReadingMethod): ReadLines => {
    const opened = engines.get(engine) ?? findRecognitionEngine(engine).open(platform)
    engines.set(engine, opened)
    const key = `${engine}:${model}`
    const reader = models.get(key) ?? opened(model)
    models.set(key, reader)
    return reader
  }

  const planFor = (language: LanguageCode, direction: TextDirection): ReadingPlan => {
    const plan = findReadingPlan(plans, language, direction)
    if (plan === undefined) throw new ProductError('sourceLanguageUnsupported', language)
    return plan
  }

  const readWith: LineReader['readWith'] = (method, lines, signal) => {
    const pictures = lines.map(({ line, direction, glyphSizePx }) =>
      drawLine(line, direction, glyphSizePx, method.format),
    )
    return modelOf(method)(pictures, signal)
  }

  const readDirection = async (
    language: LanguageCode,
    direction: TextDirection,
    lines: readonly ReadableLine[],
    signal: AbortSignal,
  ): Promise<LineReading[]> => {
    const plan = planFor(language, direction)
    const [method, ...others] = plan.methods
    const first = await readWith(method!, lines, signal)
    const doubtful = lines.map((_, index) => index).filter((index) => first[index]!.confidence < plan.doubtBelow)
    const readings = first.map((reading) => [reading])
    for (const other of others) {
      const again = await readWith(
        other,
        doubtful.map((index) => lines[index]!),
        signal,
      )
      doubtful.forEach((index, place) => readings[index]!.push(again[place]!))
    }
    return readings.map((all) => chooseReading(plan.choose, all))
  }

  const read: LineReader['read'] = async (language, lines, signal) => {
    const readings: LineReading[] = []
    for (const direction of ['vertical', 'horizontal'] as const) {
      const places = lines.map((_, index) => index).filter((index) => lines[index]!.direction === direction)
      if (places.length === 0) continue
      const parts = places.map((index) => partMarks(lines[index]!, planFor(language, direction).takesMarks))
      const worded = parts.flatMap(({ rest }) => (rest === undefined ? [] : [rest]))
      const words = await readDirection(language, direction, worded, signal)
      let next = 0
      parts.forEach(({ rest, marks }, place) => {
        const reading = rest === undefined ? { text: '', confidence: 1 } : words[next++]!
        readings[places[place]!] = { ...reading, text: reading.text + marks }
      })
    }
    return readings
  }

  return { plans, readWith, read }
}

const ellipsis = '…'
/** A line of one piece of ink that is smaller than this share of a glyph both ways is a speck or a stop that stands apart. */
const largestSpeck = 0.35

function isSpeck({ line: { glyphs }, glyphSizePx }: ReadableLine): boolean {
  const [only] = glyphs
  return glyphs.length === 1 && Math.max(only![2], only![3]) < largestSpeck * glyphSizePx
}

function partMarks(readable: ReadableLine, takesMarks: boolean): { rest: ReadableLine | undefined; marks: string } {
  if (isSpeck(readable)) return { rest: undefined, marks: '' }
  if (isRowOfDots(readable.line, readable.direction)) return { rest: undefined, marks: ellipsis }
  if (!takesMarks) return { rest: readable, marks: '' }
  const { line, marks } = takeTrailingMarks(readable.line, readable.direction, readable.glyphSizePx)
  return { rest: line === undefined ? undefined : { ...readable, line }, marks }
}
