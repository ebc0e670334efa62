import { describe, expect, it } from 'vitest'
import type { Box, TextLine } from '../../page.ts'
import { joinCutLines } from './join-cut-lines.ts'

const lineOf = (box: Box): TextLine => ({
  box,
  polygon: [
    [box[0], box[1]],
    [box[0] + box[2], box[1]],
    [box[0] + box[2], box[1] + box[3]],
    [box[0], box[1] + box[3]],
  ],
  direction: 'horizontal',
  angle: 0,
  confidence: 1,
})
const boxesOf = (boxes: readonly Box[]): readonly Box[] =>
  joinCutLines(boxes.map(lineOf), 'horizontal').map(({ box }) => box)

describe('lines that were cut along their middle', () => {
  it('are joined', () => {
    expect(
      boxesOf([
        [10, 100, 80, 18],
        [16, 115, 60, 8],
      ]),
    ).toEqual([[10, 100, 80, 23]])
  })

  it('are told from two lines of which tails reach into each other', () => {
    const two: Box[] = [
      [10, 100, 80, 24],
      [16, 120, 60, 24],
    ]
    expect(boxesOf(two)).toEqual(two)
  })

  it('are told from pieces of one row that stand side by side', () => {
    const row: Box[] = [
      [10, 100, 40, 24],
      [80, 100, 40, 24],
    ]
    expect(boxesOf(row)).toEqual(row)
  })
})
