import { describe, expect, it } from 'vitest'
import { findKoreanNames, romaniseName } from './korean-names.ts'

describe('romaniseName', () => {
  it.each([
    ['김민수', 'Kim Min-su'],
    ['박지훈', 'Park Ji-hun'],
    ['이서연', 'Lee Seo-yeon'],
    ['민수', 'Minsu'],
    ['하늘', 'Haneul'],
    ['독고', 'Dokgo'],
    ['코모나', 'Komona'],
  ])('%s', (name, written) => {
    expect(romaniseName(name)).toBe(written)
  })
})

describe('findKoreanNames', () => {
  it('finds people by the honorific behind them', () => {
    expect(
      findKoreanNames([
        '민수 씨, 안녕하세요!',
        '지훈선배가 왔어.',
        '선생님! 부모님은요?',
        '아저씨!',
        '사령관님!',
        '에이 씨',
      ]),
    ).toEqual([
      { source: '민수', target: 'Minsu' },
      { source: '지훈', target: 'Jihun' },
    ])
  })
})
