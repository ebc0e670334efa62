import type { LineReading } from '../ports.ts'
import type { ReadingPlan } from './reading-plans.ts'

/** Makes one reading of a line out of those that the methods of its plan gave, in their order. */
export function chooseReading(rule: ReadingPlan['choose'], readings: readonly LineReading[]): LineReading {
  return rules[rule](readings)
}

const rules: Readonly<Record<ReadingPlan['choose'], (readings: readonly LineReading[]) => LineReading>> = {
  first: (readings) => readings[0]!,
  consensus: (readings) => readings[0]!,
  accents: (readings) => readings[0]!,
}
