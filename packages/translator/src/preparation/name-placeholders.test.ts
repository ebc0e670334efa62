import { describe, expect, it } from 'vitest'
import { settleStandIns } from './placeholders.ts'
import { putNameStandIns } from './name-placeholders.ts'

describe('putNameStandIns', () => {
  it.each([
    ['ESP', 'Shina', 'Vi a Tom', 'Vi a Shina'],
    ['RUS', 'Шина', 'Я верю Тому', 'Я верю Шине'],
    ['TRK', 'Shina', "Tom'u gördüm", "Shina'yı gördüm"],
    ['TRK', 'Shina', 'Tom geldi', 'Shina geldi'],
    ['JPN', 'シナ', 'トムを見た', 'シナを見た'],
  ] as const)('into %s, for %s: %s', (to, target, said, settled) => {
    const named = putNameStandIns('I saw Shina', [{ source: 'Shina', target }], { from: 'ENG', to })!
    expect(named.text).toBe('I saw Tom')
    expect(settleStandIns(said, { ...named, mayNot: undefined })).toBe(settled)
  })
})
