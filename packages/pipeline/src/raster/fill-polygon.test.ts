import { describe, expect, it } from 'vitest'
import { drawingOf } from './fixtures/drawn-mask.ts'
import { fillPolygon } from './fill-polygon.ts'
import { createMask } from './mask.ts'

describe('fillPolygon', () => {
  it('fills a turned square and cuts it to the mask', () => {
    const mask = createMask(6, 5)
    fillPolygon(mask, [
      [3, -1],
      [6.5, 2.5],
      [3, 6],
      [-0.5, 2.5],
    ])
    expect(drawingOf(mask)).toEqual(['.####.', '######', '######', '######', '.####.'])
  })

  it('leaves the bay of a concave shape', () => {
    const mask = createMask(5, 4)
    fillPolygon(mask, [
      [0, 0],
      [5, 0],
      [5, 4],
      [4, 4],
      [4, 2],
      [1, 2],
      [1, 4],
      [0, 4],
    ])
    expect(drawingOf(mask)).toEqual(['#####', '#####', '#...#', '#...#'])
  })
})
