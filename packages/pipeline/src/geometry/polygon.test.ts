import { describe, expect, it } from 'vitest'
import type { Point } from '../page.ts'
import { minimumAreaRectangle, polygonArea, rectangleCorners } from './polygon.ts'

describe('minimumAreaRectangle', () => {
  it('finds the turn of a slanted line of points and gives its corners back', () => {
    const angle = (12 * Math.PI) / 180
    const corners = rectangleCorners({ centre: [50, 40], width: 60, height: 8, angle })
    const inside: Point[] = [
      [50, 40],
      [52, 41],
    ]
    const rectangle = minimumAreaRectangle([...inside, ...corners])
    expect(rectangle.angle).toBeCloseTo(angle)
    expect(rectangle.width).toBeCloseTo(60)
    expect(rectangle.height).toBeCloseTo(8)
    expect(polygonArea(rectangleCorners(rectangle))).toBeCloseTo(480)
  })

  it('takes a single point', () => {
    expect(minimumAreaRectangle([[3, 4]])).toMatchObject({ centre: [3, 4], width: 0, height: 0 })
  })
})
