import type { LineReading } from '../../ports.ts'
import { alignTexts } from './align-texts.ts'

/** How one reading is made out of those that several methods gave for a line. */
export type ChoiceRule = 'surest' | 'consensus' | 'accents'

/** Makes one reading of a line out of those that the methods of its plan gave, in their order. */
export function chooseReading(rule: ChoiceRule, readings: readonly LineReading[]): LineReading {
  return rules[rule](readings)
}

/** PP-OCR below this confidence has met letters that it does not know. */
const doubtful = 0.75

const rules: Readonly<Record<ChoiceRule, (readings: readonly LineReading[]) => LineReading>> = {
  surest: (readings) => readings.reduce((best, reading) => (reading.confidence > best.confidence ? reading : best)),
  consensus: (readings) => mostAgreed(readings),
  accents: ([plain, accented]) => {
    if (accented === undefined) return plain!
    if (plain!.confidence < doubtful && accented.confidence > plain!.confidence) return accented
    return { text: withAccents(plain!.text, accented.text), confidence: plain!.confidence }
  },
}

/**
 * The reading that the others, weighted by their confidence, come nearest to: of several tries the surest may be sure by
 * chance (minimum Bayes risk; Goel and Byrne, "Minimum Bayes-risk automatic speech recognition", 2000).
 */
function mostAgreed(readings: readonly LineReading[]): LineReading {
  if (readings.length === 1) return readings[0]!
  const agreement = (own: LineReading): number =>
    readings.reduce((sum, other) => sum + other.confidence * likeness(own.text, other.text), 0)
  const best = readings.reduce((a, b) => (agreement(b) > agreement(a) ? b : a))
  const others = readings.filter((other) => other !== best)
  const likest = Math.max(...others.map(({ text }) => likeness(best.text, text)))
  // Art is read surely now and then, but never twice alike.
  return { ...best, confidence: Math.min(best.confidence, (best.confidence + likest) / 2) }
}

/** Share of the longer text's characters that both have in the same order. */
function likeness(a: string, b: string): number {
  const pairs = alignTexts(a, b, () => false)
  return pairs.filter(([x, y]) => x === y).length / Math.max(1, pairs.length)
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
