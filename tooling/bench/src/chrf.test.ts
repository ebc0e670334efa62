import { describe, expect, it } from 'vitest'
import { measureChrf } from './chrf.ts'

const chrf = (pairs: readonly { hypothesis: string; reference: string }[]): number =>
  measureChrf(
    pairs.map(({ hypothesis }) => hypothesis),
    pairs.map(({ reference }) => reference),
  )

describe('chrf', () => {
  it('is 100 for equal sentences, whatever their spaces, and 0 without a common letter', () => {
    expect(chrf([{ hypothesis: 'the cat sat', reference: 'the  cat sat' }])).toBeCloseTo(100)
    expect(chrf([{ hypothesis: 'abc', reference: 'xyz' }])).toBe(0)
  })

  it('weighs recall above precision', () => {
    const short = chrf([{ hypothesis: 'abcdefgh', reference: 'abcdefghijklmnop' }])
    const long = chrf([{ hypothesis: 'abcdefghijklmnop', reference: 'abcdefgh' }])
    expect(long).toBeGreaterThan(short)
  })

  it('follows the definition where it can be worked out by hand', () => {
    // Orders 1 and 2 of 'ab' against 'ac': one of two letters, none of one pair; orders 3 to 6 do not occur.
    const precision = (1 / 2 + 0) / 2
    const recall = precision
    const expected = (100 * 5 * precision * recall) / (4 * precision + recall)
    expect(chrf([{ hypothesis: 'ab', reference: 'ac' }])).toBeCloseTo(expected)
  })

  it('gives what sacreBLEU 2.6.0 gives', () => {
    const pairs = [
      { hypothesis: 'the cat sat on a mat', reference: 'The cat is on the mat' },
      { hypothesis: 'Ah, hello there!', reference: 'Ah!' },
      { hypothesis: '猫だ', reference: '猫が好きだ' },
      { hypothesis: 'No!', reference: 'No, never. Not once.' },
    ]
    expect(chrf(pairs)).toBeCloseTo(17.45257457850371, 10)
  })

  it('sums counts over the sentences before it divides', () => {
    const good = { hypothesis: 'lighthouse', reference: 'lighthouse' }
    const bad = { hypothesis: 'x', reference: 'lighthouse keeper' }
    const both = chrf([good, bad])
    expect(both).toBeLessThan((chrf([good]) + chrf([bad])) / 2)
    expect(both).toBeGreaterThan(0)
  })
})
