import { describe, expect, it } from 'vitest'
import { chooseTranslation } from './choose-translation.ts'

const clause = { text: '', placeholders: [], mayNot: undefined }
const candidates = (...texts: string[]) => texts.map((text, index) => ({ text, score: -index / 10, likelihood: 0.5 }))

describe('chooseTranslation', () => {
  it('prefers the hypothesis that agrees most with the others to an odd one out', () => {
    const chosen = chooseTranslation(clause, candidates('The ship left early.', 'Where is he?', 'Where is he now?'))
    expect(chosen?.text).toBe('Where is he?')
  })

  it('is the surer, the likelier a translation is and the more the others agree with it', () => {
    const sureness = (likelihood: number, ...texts: string[]) =>
      chooseTranslation(
        clause,
        candidates(...texts).map((one) => ({ ...one, likelihood })),
      )!.confidence
    expect(sureness(0.5, 'Yes.', 'Yes.')).toBeCloseTo(Math.sqrt(0.5))
    expect(sureness(0.9, 'Yes.', 'Yes.')).toBeGreaterThan(sureness(0.5, 'Yes.', 'Yes.'))
    expect(sureness(0.5, 'Where is he?', 'Where is she?')).toBeGreaterThan(
      sureness(0.5, 'Where is he?', 'A good morning to you'),
    )
  })
})
