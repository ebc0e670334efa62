import { describe, expect, it } from 'vitest'
import type { Box, TextLine } from '../../page.ts'
import { splitThickLine } from './split-thick-lines.ts'

const lineOf = ([x, y, width, height]: Box): TextLine => ({
  box: [x, y, width, height],
  polygon: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
  direction: 'horizontal',
  angle: 0,
  confidence: 1,
})

/** Pieces of three kinds of syllables: side by side, in three storeys, in two. */
const kinds: readonly (readonly Box[])[] = [
  [
    [0, 5, 9, 12],
    [12, 4, 5, 13],
  ],
  [
    [1, 0, 10, 7],
    [0, 9, 13, 3],
    [1, 14, 10, 8],
  ],
  [
    [1, 1, 11, 9],
    [0, 11, 12, 10],
  ],
]
const syllables = (left: number, top: number, count: number): Box[] =>
  Array.from({ length: count }, (_, place) =>
    kinds[place % kinds.length]!.map(([x, y, width, height]): Box => [left + place * 22 + x, top + y, width, height]),
  ).flat()

const boxesOf = (whole: Box, glyphs: readonly Box[]) =>
  splitThickLine(lineOf(whole), glyphs, 'horizontal').map(({ box }) => box)

describe('a line that holds several', () => {
  it('is split by full syllables and not by their pieces', () => {
    const glyphs = [...syllables(100, 10, 6), ...syllables(110, 42, 5), ...syllables(104, 74, 6)]
    expect(boxesOf([100, 10, 160, 86], glyphs).map(([, y, , height]) => [y, height])).toEqual([
      [10, 22],
      [42, 22],
      [74, 22],
    ])
  })

  it('is split beside a piece of art that stands along several of its lines', () => {
    const art: Box = [20, 30, 50, 64]
    const glyphs = [art, ...syllables(100, 10, 6), ...syllables(110, 42, 5), ...syllables(104, 74, 6)]
    expect(boxesOf([20, 10, 240, 86], glyphs)).toHaveLength(3)
  })

  it('is split where a tail reaches into the next line', () => {
    const row = (top: number, count: number): Box[] =>
      Array.from({ length: count }, (_, place) => [100 + place * 24, top, 20, 24])
    const tail: Box = [150, 10, 20, 32]
    expect(boxesOf([100, 10, 140, 56], [...row(10, 6), tail, ...row(40, 6)])).toHaveLength(2)
  })

  it('stays whole when it is one', () => {
    const glyphs = syllables(100, 10, 6)
    expect(boxesOf([100, 10, 160, 22], glyphs)).toEqual([[100, 10, 160, 22]])
  })
})
