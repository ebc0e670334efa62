import { describe, expect, it } from 'vitest'
import { findComponents } from './components.ts'
import { distanceToOutside } from './distance-transform.ts'
import { drawingOf, drawnMask } from './fixtures/drawn-mask.ts'
import { fillHoles, floodFill } from './flood-fill.ts'
import { maskBounds } from './mask.ts'
import { dilate, erode, openMask } from './morphology.ts'
import { otsuSplit } from './otsu.ts'

describe('findComponents', () => {
  it('joins arms that meet only below', () => {
    const { components } = findComponents(drawnMask('#.#.#', '#.#.#', '###.#'))
    expect(components.map(({ box, area }) => [box, area])).toEqual([
      [[0, 0, 3, 3], 7],
      [[4, 0, 1, 3], 3],
    ])
  })

  it('joins corners only when asked for eight neighbours', () => {
    const mask = drawnMask('#..', '.#.', '..#')
    expect(findComponents(mask, 8).components).toHaveLength(1)
    expect(findComponents(mask, 4).components).toHaveLength(3)
  })
})

describe('morphology', () => {
  it('grows into a square and ends at the edge', () => {
    const grown = dilate(drawnMask('......', '......', '......', '.#....'), 2)
    expect(drawingOf(grown)).toEqual(['......', '####..', '####..', '####..'])
  })

  it('keeps shapes that reach the edge when it shrinks', () => {
    expect(drawingOf(erode(drawnMask('###.', '###.', '....'), 1))).toEqual(['##..', '....', '....'])
  })

  it('drops thin parts only', () => {
    expect(drawingOf(openMask(drawnMask('###..', '#####', '###..'), 1))).toEqual(['###..', '###..', '###..'])
  })
})

describe('floodFill and fillHoles', () => {
  it('stays inside a border and tells which edges it came to', () => {
    const open = drawnMask('.####', '##..#', '####.')
    const flood = floodFill(open, [[2, 0]])!
    expect(flood.area).toBe(11)
    expect(flood.edgesTouched).toBe(4)
    expect(floodFill(open, [[2, 0]], 10)).toBeUndefined()
  })

  it('fills what is closed in and leaves bays', () => {
    expect(drawingOf(fillHoles(drawnMask('####.', '#..#.', '####.', '#..#.')))).toEqual([
      '####.',
      '####.',
      '####.',
      '#..#.',
    ])
  })
})

describe('distanceToOutside', () => {
  it('is exact along diagonals', () => {
    const distances = distanceToOutside(drawnMask('.###', '####', '####', '####'))
    expect(distances[0]).toBe(0)
    expect(distances[15]).toBeCloseTo(Math.sqrt(18))
  })
})

describe('otsuSplit', () => {
  it('parts two heaps between them', () => {
    const histogram = new Uint32Array(256)
    histogram.fill(5, 20, 30)
    histogram.fill(20, 220, 240)
    const split = otsuSplit(histogram)
    expect(split.threshold).toBeGreaterThanOrEqual(29)
    expect(split.threshold).toBeLessThan(220)
    expect(split.darkShare).toBeCloseTo(50 / 450)
    expect(split.separability).toBeGreaterThan(0.95)
  })
})

describe('maskBounds', () => {
  it('is tight, and empty for nothing', () => {
    expect(maskBounds(drawnMask('....', '..#.', '.#..'))).toEqual([1, 1, 2, 2])
    expect(maskBounds(drawnMask('..', '..'))).toEqual([0, 0, 0, 0])
  })
})
