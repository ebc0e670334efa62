import { describe, expect, it } from 'vitest'
import { findSound } from './sounds.ts'

describe('findSound', () => {
  it.each([
    ['ENG', 'FRA', 'Hmmmm', 'Hmm'],
    ['ENG', 'FRA', 'OW', 'Aïe'],
    ['ENG', 'DEU', 'Ha ha ha ha', 'Haha'],
    ['JPN', 'KOR', 'えっ', '엥'],
    ['JPN', 'ENG', 'うわぁ', undefined],
    ['KOR', 'ENG', '쳇', 'Tch'],
    ['CHS', 'ENG', '哈哈哈', 'Haha'],
    ['ENG', 'JPN', 'Oops', 'おっと'],
    ['ENG', 'FRA', 'Hammer', undefined],
    ['ENG', 'FRA', 'I', undefined],
    ['ENG', 'THA', 'Hmm', undefined],
  ] as const)('%s to %s: %s', (from, to, heard, said) => {
    expect(findSound(heard, from, to)).toBe(said)
  })
})
