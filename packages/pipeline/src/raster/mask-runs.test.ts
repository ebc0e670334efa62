import { describe, expect, it } from 'vitest'
import type { Mask } from '../page.ts'
import { readMaskRuns, writeMaskRuns } from './mask-runs.ts'

function maskOf(width: number, height: number, has: (index: number) => boolean): Mask {
  return { width, height, data: Uint8Array.from({ length: width * height }, (_, index) => (has(index) ? 1 : 0)) }
}

describe('runs of a mask', () => {
  it.each([
    ['nothing', maskOf(7, 5, () => false)],
    ['everything', maskOf(7, 5, () => true)],
    ['every other pixel', maskOf(9, 3, (index) => index % 2 === 0)],
    ['runs longer than a byte holds', maskOf(300, 200, (index) => index > 127 && index < 40_000)],
    ['no pixel at all', maskOf(0, 4, () => true)],
  ])('bring back a mask of %s', (_, mask) => {
    expect(readMaskRuns(writeMaskRuns({ ...mask }), mask.width, mask.height)).toEqual(mask)
  })

  it('are refused when they are those of another size, cut off, or no runs', () => {
    const runs = writeMaskRuns(maskOf(30, 20, (index) => index % 3 === 0))
    expect(() => readMaskRuns(runs, 30, 21)).toThrow(RangeError)
    expect(() => readMaskRuns(runs, 29, 20)).toThrow(RangeError)
    expect(() => readMaskRuns(runs.slice(0, -4), 30, 20)).toThrow(RangeError)
    expect(() => readMaskRuns(btoa('\xff\xff'), 30, 20)).toThrow(RangeError)
    expect(() => readMaskRuns('<>', 30, 20)).toThrow(RangeError)
  })
})
