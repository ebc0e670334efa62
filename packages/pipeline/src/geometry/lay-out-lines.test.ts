import { describe, expect, it } from 'vitest'
import type { Box } from '../page.ts'
import { layOutLines } from './lay-out-lines.ts'

function column(left: number, top: number, count: number, size: number): Box[] {
  return Array.from({ length: count }, (_, place): Box => [left, top + place * Math.round(size * 1.2), size, size])
}

describe('layOutLines', () => {
  it('makes lines of their own of the readings that touch columns on either side', () => {
    const glyphs = [
      ...column(60, 10, 5, 24),
      ...column(84, 12, 4, 9),
      ...column(92, 10, 4, 24),
      ...column(116, 12, 3, 9),
    ]
    const lines = layOutLines(glyphs, 24, 'vertical', 0, 0.9)
    expect(lines.map(({ box }) => [box[0], box[2]]).toSorted((a, b) => a[0]! - b[0]!)).toEqual([
      [60, 24],
      [84, 9],
      [92, 24],
      [116, 9],
    ])
  })

  it('keeps the strokes of narrow kana in their column', () => {
    const strokes: Box[] = [0, 1, 2].flatMap((place): Box[] => [
      [10, 10 + place * 28, 7, 16],
      [21, 12 + place * 28, 6, 11],
    ])
    expect(layOutLines(strokes, 24, 'vertical', 0, 0.9).map(({ box }) => box)).toEqual([[10, 10, 17, 72]])
  })

  it('keeps accents in their row', () => {
    const letters: Box[] = [0, 1, 2, 3].flatMap((place): Box[] => [
      [10 + place * 22, 20, 18, 24],
      [16 + place * 22, 12, 6, 5],
    ])
    expect(layOutLines(letters, 24, 'horizontal', 0, 0.9)).toHaveLength(1)
  })
})
