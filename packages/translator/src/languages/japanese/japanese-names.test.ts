import { describe, expect, it } from 'vitest'
import { readNameList } from '../name-list.ts'
import { findJapaneseNames, findKanjiNames } from './japanese-names.ts'

const listed = {
  family: new Map([['園山', 'Sonoyama']]),
  given: new Map([['真希', 'Maki']]),
  foreign: new Map([
    ['ジュリアン', 'Julian'],
    ['ジョージ', 'Giorgi'],
    ['バクスター', 'Baxter'],
    ['ザザー', 'Zaza'],
  ]),
}
const namesOf = (text: string) =>
  Object.fromEntries(findKanjiNames([text]).map(({ source, target }) => [source, target]))

describe('findKanjiNames', () => {
  it.each([
    ['相川先生はどこ？', { 相川: 'Aikawa' }],
    ['佐々木と高橋が来た', { 佐々木: 'Sasaki', 高橋: 'Takahashi' }],
    ['山田太郎です', { 山田太郎: 'Yamada Taro' }],
    ['3年B組へ', { '3年B組': 'Class 3-B' }],
    ['二年三組の', { 二年三組: 'Class 2-3' }],
    ['花子、待って！', { 花子: 'Hanako' }],
    ['林さんと森くん', { 林: 'Hayashi', 森: 'Mori' }],
  ])('finds the names of %j', (text, names) => {
    expect(namesOf(text)).toEqual(names)
  })

  it.each(['林の中で', '森へ行こう', '東北の山', '高田馬場駅', '小林檎', '空が青い'])('finds none in %j', (text) => {
    expect(namesOf(text)).toEqual({})
  })

  it.each([
    ['園山が来た', { 園山: 'Sonoyama' }],
    ['園山先輩！', { 園山: 'Sonoyama' }],
    ['園山真希です', { 園山真希: 'Sonoyama Maki' }],
    ['佐藤真希と園山太郎', { 佐藤真希: 'Sato Maki', 園山太郎: 'Sonoyama Taro' }],
    ['真希ちゃん', { 真希: 'Maki' }],
    ['桃園山の上', {}],
    ['園山蓮です', { 園山蓮: 'Sonoyama Ren' }],
    ['蓮の花', {}],
    ['園山町', {}],
  ])('finds those of a list in %j', (text, names) => {
    expect(Object.fromEntries(findKanjiNames([text], listed).map(({ source, target }) => [source, target]))).toEqual(
      names,
    )
  })
})

describe('findJapaneseNames', () => {
  const find = (text: string, names = listed) =>
    Object.fromEntries(findJapaneseNames([text], () => true, names).map(({ source, target }) => [source, target]))

  it('writes foreign names as they are written at home: well-known ones first, then those of the list', () => {
    expect(find('ジョージとジュリアンだ')).toEqual({ ジョージ: 'George', ジュリアン: 'Julian' })
  })

  it('tells held names from held sounds: well-known ones, and those of the list that repeat nothing', () => {
    expect(find('マリーとバクスターがザザーッ、ゴゴー、ヒュー')).toEqual({ マリー: 'Marie', バクスター: 'Baxter' })
  })

  it('knows given names of two letters, alone and before an honorific', () => {
    const names = { カイ: 'Kai', レン: 'Ren' }
    expect(find('カイに勝ったレンくんは？')).toEqual(names)
    expect(find('カイー！レンッ！')).toEqual(names)
    expect(find('カイトのレンズ、細カイ、マヤ文明')).toEqual({ カイト: 'Kaito', レンズ: 'Renzu' })
  })

  it('takes a name of several words as one, when each is a name', () => {
    const { 'マリー・フォン・バクスター': whole } = find('マリー・フォン・バクスターだ')
    expect(whole).toBe('Marie von Baxter')
    expect(find('ジョージ＝ジュリアン')).toMatchObject({ 'ジョージ=ジュリアン': 'George-Julian' })
    expect(find('ビッグ・バクスター')).toMatchObject({ 'ビッグ・バクスター': 'Big Baxter' })
    const known = (word: string) => word !== 'モノレール'
    const names = findJapaneseNames(['ジョージ・モノレール'], known, listed).map(({ source }) => source)
    expect(names).toEqual(['ジョージ'])
  })

  it('writes names that nobody knows as they are read', () => {
    expect(find('シーナさんとゴルバンだ')).toEqual({ シーナ: 'Shina', ゴルバン: 'Goruban' })
  })
})

describe('readNameList', () => {
  it('reads names of people of both kinds, and foreign ones behind them', () => {
    const list = readNameList(
      'family\t園山\tSonoyama\ngiven\t真希\tMaki\nforeign\tジュリアン\tJulian\nforeign\tマルコ\tMarco\n',
    )
    expect([...list.family, ...list.given]).toEqual([
      ['園山', 'Sonoyama'],
      ['真希', 'Maki'],
    ])
    expect(['ジュリアン', 'マルコ', 'マル'].map(list.foreign.get)).toEqual(['Julian', 'Marco', undefined])
    expect(readNameList('family\t園山\tSonoyama\n').foreign.has('園山')).toBe(false)
  })
})
