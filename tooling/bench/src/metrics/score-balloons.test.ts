import { describe, expect, it } from 'vitest'
import { scoreBalloons } from './score-balloons.ts'

const speech = { english: undefined, kind: 'speech' as const }

describe('scoreBalloons', () => {
  it('joins the regions of one box and compares letters without case and punctuation', () => {
    const score = scoreBalloons([
      {
        truth: [{ box: [0, 0, 100, 100], text: 'HELLO, THERE!', ...speech }],
        regions: [
          { box: [0, 0, 100, 40], text: 'Hello' },
          { box: [0, 50, 100, 40], text: 'THERE' },
        ],
        totalMs: 10,
      },
    ])
    expect(score).toMatchObject({ boxes: 1, regions: 2, recall: 1, precision: 1, f1: 1, cer_letters: 0, exact: 1 })
    expect(score.cer).toBeCloseTo(6 / 12, 4)
  })

  it('counts a box that nothing covers as missed and all wrong, and a region on nothing as wrong', () => {
    const score = scoreBalloons([
      {
        truth: [{ box: [0, 0, 10, 10], text: 'あい', ...speech }],
        regions: [{ box: [50, 50, 10, 10], text: 'う' }],
        totalMs: 1,
      },
    ])
    expect(score).toMatchObject({ recall: 0, precision: 0, f1: 0, cer: 1, cer_letters: 1, exact: 0 })
  })

  it('does not count a box that its regions only touch', () => {
    const truth = [{ box: [0, 0, 100, 100] as const, text: 'AB', ...speech }]
    const score = scoreBalloons([{ truth, regions: [{ box: [90, 90, 40, 40], text: 'AB' }], totalMs: 1 }])
    expect(score).toMatchObject({ recall: 0, precision: 0 })
  })

  it('leaves sound effects out on both sides, yet lets a required box inside one keep its regions', () => {
    const score = scoreBalloons([
      {
        truth: [
          { box: [0, 0, 200, 200], text: 'BOOM', english: undefined, kind: 'sfx' },
          { box: [10, 10, 50, 20], text: 'OH', ...speech },
        ],
        regions: [
          { box: [10, 10, 50, 20], text: 'OH' },
          { box: [100, 100, 50, 50], text: 'BOOM' },
        ],
        totalMs: 1,
      },
    ])
    expect(score).toMatchObject({ boxes: 1, regions: 1, optional: 1, recall: 1, precision: 1, exact: 1 })
  })

  it('tells words run together by the spaced figure only', () => {
    const truth = [{ box: [0, 0, 10, 10] as const, text: 'THE SEA', ...speech }]
    const score = scoreBalloons([{ truth, regions: [{ box: [0, 0, 10, 10], text: 'THESEA' }], totalMs: 1 }])
    expect(score.cer).toBe(0)
    expect(score.cer_spaced).toBeCloseTo(1 / 7, 3)
  })

  it('takes the upper median of the times', () => {
    const page = { truth: [], regions: [] }
    const score = scoreBalloons([5, 1, 9, 3].map((totalMs) => ({ ...page, totalMs })))
    expect([score.ms_median, score.ms_max]).toEqual([5, 9])
  })
})
