import { describe, expect, it } from 'vitest'
import { readPageSet } from './page-set.ts'
import { sentences } from './sentences.ts'
import { sentenceFor } from '../running/sentence-engine.ts'

describe('readPageSet', () => {
  it('reads the sample pages of every language, with their clean versions', () => {
    const pages = readPageSet({})
    expect(new Set(pages.map(({ language }) => language))).toEqual(new Set(['ENG', 'FRA', 'JPN', 'KOR', 'CHS']))
    expect(pages.every(({ cleanPath }) => cleanPath !== undefined)).toBe(true)
    const japanese = readPageSet({ language: 'ja' })
    expect(japanese[0]!.truth[0]).toMatchObject({ text: '嵐の夜、岬の灯台に明かりがともる。', kind: 'speech' })
  })

  it('says which truth is missing', () => {
    expect(() => readPageSet({ language: 'tlh' })).toThrow("no truth file for 'tlh'")
  })
})

describe('sentenceFor', () => {
  it('gives short answers for short texts and long ones for long texts', () => {
    const short = sentenceFor('あっ！', 'JPN', 'ENG', 0)
    const long = sentenceFor('この灯台の明かりは、誰かを待つ人のために、毎晩ともされている。', 'JPN', 'ENG', 0)
    expect(short.length).toBeLessThan(12)
    expect(long.length).toBeGreaterThan(45)
    expect(sentences.ENG).toContain(long)
  })
})
