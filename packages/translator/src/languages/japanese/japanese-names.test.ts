import { describe, expect, it } from 'vitest'
import { findKanjiNames } from './japanese-names.ts'

const namesOf = (text: string) =>
  Object.fromEntries(findKanjiNames([text]).map(({ source, target }) => [source, target]))

describe('findKanjiNames', () => {
  it.each([
    ['相川先生はどこ？', { 相川: 'Aikawa' }],
    ['佐々木と高橋が来た', { 佐々木: 'Sasaki', 高橋: 'Takahashi' }],
    ['山田太郎です', { 山田太郎: 'Yamada Taro' }],
    ['花子、待って！', { 花子: 'Hanako' }],
    ['林さんと森くん', { 林: 'Hayashi', 森: 'Mori' }],
  ])('finds the names of %j', (text, names) => {
    expect(namesOf(text)).toEqual(names)
  })

  it.each(['林の中で', '森へ行こう', '東北の山', '高田馬場駅', '小林檎', '空が青い'])('finds none in %j', (text) => {
    expect(namesOf(text)).toEqual({})
  })
})
