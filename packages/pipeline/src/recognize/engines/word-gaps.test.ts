import { describe, expect, it } from 'vitest'
import { withWordGaps } from './word-gaps.ts'

/** A line of bars, 6 px wide and 30 px high, with the given gaps between them, and one letter in the middle of each bar. */
function drawBars(letters: string, gaps: readonly number[]) {
  const lefts = [...letters].map((_, index) => 4 + index * 6 + gaps.slice(0, index).reduce((sum, gap) => sum + gap, 0))
  const width = lefts.at(-1)! + 10
  const data = new Uint8Array(width * 48).fill(255)
  for (const left of lefts) {
    for (let y = 9; y < 39; y++) data.fill(0, y * width + left, y * width + left + 6)
  }
  return {
    picture: { width, height: 48, data },
    placed: [...letters].map((text, index) => ({ text, x: lefts[index]! + 3 })),
  }
}

describe('withWordGaps', () => {
  const read = (letters: string, gaps: readonly number[]) => {
    const { picture, placed } = drawBars(letters, gaps)
    return withWordGaps(placed, picture)
  }

  it('parts words where the ink leaves room', () => {
    expect(read('ITIS', [3, 12, 3])).toBe('IT IS')
    expect(read('go,now', [2, 3, 11, 3, 2])).toBe('go, now')
  })

  it('leaves letters together that stand evenly, however wide', () => {
    expect(read('SLOW', [12, 12, 12])).toBe('SLOW')
    expect(read('WORD', [3, 5, 2])).toBe('WORD')
  })

  it('leaves scripts alone that part no words', () => {
    expect(read('今日は', [3, 14])).toBe('今日は')
  })

  it('adds no space before a mark, nor to one that was read', () => {
    expect(read('NO!', [3, 14])).toBe('NO!')
    const { picture, placed } = drawBars('ITIS', [3, 16, 3])
    const spaced = [...placed.slice(0, 2), { text: ' ', x: 27 }, ...placed.slice(2)]
    expect(withWordGaps(spaced, picture)).toBe('IT IS')
    const late = [placed[0]!, { text: 'T', x: 29 }, { text: ' ', x: 33 }, ...placed.slice(2)]
    expect(withWordGaps(late, picture)).toBe('IT IS')
  })
})
