import { describe, expect, it } from 'vitest'
import { nameInKatakana } from './names-in-katakana.ts'

describe('nameInKatakana', () => {
  it.each([
    ['Komona', 'コモナ'],
    ['Shichimi', 'シチミ'],
    ['Kenta', 'ケンタ'],
    ['Tom', 'トム'],
    ['John', 'ジョン'],
    ['Pepper', 'ペッパー'],
    ['Saffron', 'サフロン'],
    ['Coriander', 'コリアンダー'],
    ['Cumin', 'クミン'],
    ['Jake', 'ジェイク'],
    ['Mike', 'マイク'],
    ['Emily', 'エミリー'],
    ['Arthur', 'アーサー'],
    ['Jack', 'ジャック'],
    ['Elizabeth', 'エリザベス'],
    ['Zarkvon', 'ザークヴォン'],
    ['Willow', 'ウィラウ'],
    ['コモナ', 'コモナ'],
  ])('%s', (name, written) => {
    expect(nameInKatakana(name)).toBe(written)
  })
})
