import type { LineReading } from '../ports.ts'
import { alignTexts } from './align-texts.ts'

/** How one reading is made out of those that several methods gave for a line. */
export type ChoiceRule = 'surest' | 'clearlySurest' | 'accents'

/** Makes one reading of a line out of those that the methods of its plan gave, in their order. */
export function chooseReading(rule: ChoiceRule, readings: readonly LineReading[]): LineReading {
  return rules[rule](readings)
}

/** Another try is believed when it is surer than the first by this much. */
const clearly = 0.1

/** PP-OCR below this confidence has met letters that it does not know. */
const doubtful = 0.75

const rules: Readonly<Record<ChoiceRule, (readings: readonly LineReading[]) => LineReading>> = {
  surest: (readings) => readings.reduce((best, reading) => (reading.confidence > best.confidence ? reading : best)),
  // Of several tries some are sure by chance.
  clearlySurest: ([first, ...others]) =>
    others.reduce(
      (best, reading) => (reading.confidence > Math.max(best.confidence, first!.confidence + clearly) ? reading : best),
      first!,
    ),
  accents: ([plain, accented]) => {
    if (accented === undefined) return plain!
    if (plain!.confidence < doubtful && accented.confidence > plain!.confidence) return accented
    return { text: withAccents(plain!.text, accented.text), confidence: plain!.confidence }
  },
}

/** Marks that only the engine that knows accents can read. */
const accentedMarks = /^[¡¿«»„“”œŒæÆßøØđĐłŁ]$/u

/** Letters of one shape, which only a reader with a dictionary tells apart. */
const twins = new Set(['Il', 'lI', '|l', '|I'])

/** The letters of one text with the accents, opening marks and spaces of another. */
function withAccents(plain: string, accented: string): string {
  const pairs = alignTexts(plain, accented, (a, b) => foldLetter(a) === foldLetter(b) || accentedMarks.test(b))
  return pairs
    .map(([letter, other]) => {
      if (letter === undefined) return other === ' ' || accentedMarks.test(other!) ? other : ''
      if (other === undefined) return letter
      if (twins.has(letter + other)) return other
      return accentedMarks.test(other) || (other !== letter && foldLetter(other) === foldLetter(letter))
        ? keepCase(letter, other)
        : letter
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Capitals and small letters of one shape are told apart better by the first engine, so only the accent is taken over. */
function keepCase(letter: string, accented: string): string {
  if (accentedMarks.test(accented)) return accented
  return letter === letter.toLowerCase() ? accented.toLowerCase() : accented.toUpperCase()
}

function foldLetter(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
