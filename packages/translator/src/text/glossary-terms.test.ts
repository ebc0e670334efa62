import { expect, it } from 'vitest'
import { namePattern } from './glossary-terms.ts'

const isIn = (term: string, text: string) => namePattern(term).test(text)

it('finds a term as a whole word where words are set apart', () => {
  expect([
    isIn('Ann', "Ann's here."),
    isIn('Ann', 'Anna is here.'),
    isIn('민수', '민수가'),
    isIn('민수', '김민수가'),
  ]).toEqual([true, false, true, false])
})

it('finds one in katakana between other letters, held or cut, and not inside a longer word', () => {
  expect(['レンだ', 'このレンが', 'レンーッ！', 'レンッ！', 'マリ・レン'].map((text) => isIn('レン', text))).toEqual(
    Array.from({ length: 5 }, () => true),
  )
  expect(['レンズ', 'フレン', 'レーレン', 'レンッタ', 'レンーズ'].map((text) => isIn('レン', text))).toEqual(
    Array.from({ length: 5 }, () => false),
  )
  expect([isIn('魔王ザガン', '大魔王ザガンだ'), isIn('ザガン王', 'ザガン王ニ')]).toEqual([true, true])
})

it('finds one of one or two letters of hiragana where a noun may begin and end, and a longer one anywhere', () => {
  const texts = ['りんだ', '俺のりん', 'りんちゃん', '山本りんは', 'りんー！', 'ねえ、りん']
  expect(texts.map((text) => isIn('りん', text))).toEqual(texts.map(() => true))
  const others = ['りんご', 'おりん', 'かりんとう']
  expect(others.map((text) => isIn('りん', text))).toEqual(others.map(() => false))
  expect([isIn('みずき', 'みずきいる？'), isIn('みずき', 'ねえみずき')]).toEqual([true, true])
})
