import { describe, expect, it } from 'vitest'
import { findHiraganaNames } from './japanese-hiragana-names.ts'

const families = new Map([['園山', 'Sonoyama']])
const namesOf = (text: string) =>
  Object.fromEntries(
    findHiraganaNames([text], (kanji) => families.get(kanji)).map(({ source, target }) => [source, target]),
  )

describe('findHiraganaNames', () => {
  it.each([
    ['before an honorific', 'みずきちゃん、待って', { みずき: 'Mizuki' }],
    ['of another word before an honorific', 'こころちゃんと遊ぶ', { こころ: 'Kokoro' }],
    ['behind a particle', '俺のしおりちゃん', { しおり: 'Shiori' }],
    ['behind a family name', '部長の園山ゆいです', { 園山ゆい: 'Sonoyama Yui' }],
    ['alone', 'さくら！どこだ', { さくら: 'Sakura' }],
    ['before a particle', 'けんたが来た', { けんた: 'Kenta' }],
  ])('finds a name %s', (_, text, names) => {
    expect(namesOf(text)).toEqual(names)
  })

  it.each([
    'たくさんある',
    'みなさん',
    'おかあさん',
    'りんご食べる？',
    'ゆきが降ってる',
    'はるかに強い',
    '石山ゆいだと',
    'さくらんぼ',
  ])('finds none in %j', (text) => {
    expect(namesOf(text)).toEqual({})
  })

  it("tells women's names", () => {
    const isWomans = (text: string) => findHiraganaNames([text], () => undefined)[0]?.isWomans
    expect(['いろはちゃん', 'みずきさん', 'けんたくん', 'たろうさん'].map(isWomans)).toEqual([
      true,
      true,
      undefined,
      undefined,
    ])
  })
})
