import { describe, expect, it } from 'vitest'
import { joinReadings } from './join-readings.ts'

const textOf = (language: 'ENG' | 'JPN', ...lines: string[]): string =>
  joinReadings(
    lines.map((text) => ({ text, confidence: 1 })),
    language,
  ).text

describe('joining lines', () => {
  it('sets spaces between lines of languages that have them', () => {
    expect(textOf('ENG', 'Good', '', 'morning')).toBe('Good morning')
    expect(textOf('JPN', 'おはよう', 'ございます')).toBe('おはようございます')
  })

  it('makes words whole that a hyphen parts, and keeps hyphens that belong to them', () => {
    expect(textOf('ENG', 'an extraordi-', 'nary day')).toBe('an extraordinary day')
    expect(textOf('ENG', 'EXTRAORDI-', 'NARY')).toBe('EXTRAORDINARY')
    expect(textOf('ENG', 'mother-in-', 'law')).toBe('mother-in- law')
    expect(textOf('ENG', 'I was -', 'well')).toBe('I was - well')
  })

  it('weighs confidence by length', () => {
    const lines = [
      { text: 'abcdefgh', confidence: 1 },
      { text: 'ij', confidence: 0 },
    ]
    expect(joinReadings(lines, 'ENG').confidence).toBeCloseTo(0.8)
  })
})
