import { describe, expect, it } from 'vitest'
import { fillPlaceholders } from '../text/placeholders.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { putNamePlaceholders } from './name-placeholders.ts'

describe('putNamePlaceholders', () => {
  it.each([
    ['ESP', 'Shina', 'Vi a Tom', 'Vi a Shina'],
    ['RUS', 'Шина', 'Я верю Тому', 'Я верю Шине'],
    ['TRK', 'Shina', "Tom'u gördüm", "Shina'yı gördüm"],
    ['TRK', 'Shina', 'Tom geldi', 'Shina geldi'],
    ['JPN', 'シナ', 'トムを見た', 'シナを見た'],
  ] as const)('into %s, for %s: %s', (to, target, said, settled) => {
    const named = putNamePlaceholders('I saw Shina', [{ source: 'Shina', target }], {
      source: rulesOf('ENG'),
      target: rulesOf(to),
    })!
    expect(named.text).toBe('I saw Tom')
    expect(fillPlaceholders(said, { ...named, mayNot: undefined })).toBe(settled)
  })

  it("puts a woman's name for a woman's, so that words for her agree, and another at the next attempt", () => {
    const names = [
      { source: 'みずき', target: 'Mizuki', isWomans: true },
      { source: '健太', target: 'Kenta' },
    ]
    const put = (text: string, attempt: number) =>
      putNamePlaceholders(text, names, { source: rulesOf('JPN'), target: rulesOf('ENG'), attempt })!.text
    expect([put('みずきは泣いた', 0), put('健太は泣いた', 0), put('みずきと健太', 0)]).toEqual([
      'メアリーは泣いた',
      'トムは泣いた',
      'メアリーとトム',
    ])
    expect(put('みずきは泣いた', 2)).not.toBe('メアリーは泣いた')
  })
})
