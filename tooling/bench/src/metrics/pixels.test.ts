import type { RasterImage, TextRegion } from '@fukidashi/pipeline/page'
import { describe, expect, it } from 'vitest'
import { changedOutside, layOver, meanDifference } from './pixel-difference.ts'
import { regionMask } from './region-mask.ts'
import { inkOutside, linesOfLettering } from './set-lines.ts'

function grey(width: number, height: number, value: number): RasterImage {
  const data = new Uint8ClampedArray(width * height * 4).fill(value)
  for (let at = 3; at < data.length; at += 4) data[at] = 255
  return { width, height, data }
}

function mask(width: number, height: number, on: readonly (readonly [number, number])[]) {
  const data = new Uint8Array(width * height)
  for (const [x, y] of on) data[y * width + x] = 1
  return { width, height, data }
}

const balloon = (interior: TextRegion['balloon']['interior']): TextRegion => ({
  id: 'a',
  lines: [],
  box: [1, 1, 2, 2],
  direction: 'horizontal',
  angle: 0,
  balloon: { ground: 'flat', interior },
})

describe('the pixel measures', () => {
  it('average the difference inside a box only', () => {
    const [a, b] = [grey(10, 10, 100), grey(10, 10, 100)]
    b.data[0] = 130
    expect(meanDifference(a, b, [0, 0, 1, 1])).toBeCloseTo(10)
    expect(meanDifference(a, b, [1, 1, 5, 5])).toBe(0)
  })

  it('count changes outside a mask', () => {
    const [a, b] = [grey(4, 4, 9), grey(4, 4, 9)]
    for (const pixel of [0, 5]) b.data[pixel * 4] = 0
    expect(changedOutside(a, b, mask(4, 4, [[0, 0]]))).toBe(1)
  })

  it('lay a transparent picture over a page', () => {
    const over: RasterImage = { width: 2, height: 1, data: new Uint8ClampedArray([1, 2, 3, 255, 0, 0, 0, 0]) }
    expect([...layOver(grey(2, 1, 50), over).data]).toEqual([1, 2, 3, 255, 50, 50, 50, 255])
  })

  it('take a region as its interior and its own glyphs with a rim', () => {
    const region = balloon({ box: [2, 2, 1, 1], mask: mask(1, 1, [[0, 0]]) })
    const glyphs = mask(40, 40, [
      [1, 1],
      [30, 30],
    ])
    const on = (rimPx: number) =>
      regionMask(40, 40, [region], glyphs, rimPx).data.reduce((sum, value) => sum + value, 0)
    expect(on(0)).toBe(2)
    expect(on(1)).toBe(9)
  })

  it('find lines of set text by their ink, columns from the right', () => {
    const ink = mask(20, 20, [
      [2, 2],
      [5, 3],
      [2, 12],
      [9, 13],
    ])
    const lettering = {
      regionId: 'a',
      fontFamily: '',
      fontSizePx: 9,
      colour: [0, 0, 0],
      angle: 0,
      box: [0, 0, 20, 20],
      fits: true,
    } as const
    const rows = linesOfLettering({ ...lettering, direction: 'horizontal', lines: ['a', 'b'] }, ink)
    expect(rows.map(({ box }) => box)).toEqual([
      [2, 2, 4, 2],
      [2, 12, 8, 2],
    ])
    const columns = linesOfLettering(
      { ...lettering, direction: 'vertical', box: [0, 0, 10, 20], lines: ['a', 'b'] },
      ink,
    )
    expect(columns.map(({ box }) => box[0])).toEqual([9, 2])
  })

  it('turn slanted text upright before they cut it into lines', () => {
    const diagonal = Array.from({ length: 10 }, (_, step) => [step + 4, step] as const)
    const below = diagonal.map(([x, y]) => [x - 4, y + 4] as const)
    const ink = mask(20, 20, [...diagonal, ...below])
    const lines = linesOfLettering(
      {
        regionId: 'a',
        fontFamily: '',
        fontSizePx: 9,
        colour: [0, 0, 0],
        angle: Math.PI / 4,
        box: [0, 0, 20, 20],
        fits: true,
        direction: 'horizontal',
        lines: ['a', 'b'],
      },
      ink,
    )
    expect(lines.map(({ box }) => box)).toEqual([
      [4, 0, 10, 10],
      [0, 4, 10, 10],
    ])
    expect(lines[0]!.polygon[0]![0]).toBeCloseTo(4)
    expect(lines[0]!.polygon[0]![1]).toBeCloseTo(0)
  })

  it('count ink beyond the balloon', () => {
    const lettering = {
      regionId: 'a',
      fontFamily: '',
      fontSizePx: 9,
      colour: [0, 0, 0],
      angle: 0,
      box: [0, 0, 6, 6],
      fits: true,
      direction: 'horizontal',
      lines: [],
    } as const
    const interior = {
      box: [0, 0, 3, 3] as const,
      mask: mask(3, 3, [
        [1, 1],
        [2, 2],
      ]),
    }
    expect(
      inkOutside(
        lettering,
        mask(10, 10, [
          [1, 1],
          [2, 2],
          [4, 4],
          [8, 8],
        ]),
        interior,
      ),
    ).toEqual({ outside: 1, all: 3 })
  })
})
