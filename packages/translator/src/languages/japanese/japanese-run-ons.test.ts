import { describe, expect, it } from 'vitest'
import { partRunOns } from './japanese-run-ons.ts'

describe('partRunOns', () => {
  it.each([
    ['a polite sentence before another', '先生から伺ってます相川さんですよね', '先生から伺ってます。相川さんですよね'],
    ['an apology before its reason', 'すみません今散らかってて', 'すみません、今散らかってて'],
    ['a polite sentence before who is called', 'やりましたよ先輩', 'やりましたよ、先輩'],
    ['a polite question before what it asks about', 'ここですか私の席', 'ここですか、私の席'],
    ['a final particle before who is called', '行くぞ野郎ども', '行くぞ、野郎ども'],
    ['an inverted sentence', '知らないよそんなの', '知らないよ、そんなの'],
    ['a call', 'いや俺は行く', 'いや、俺は行く'],
    ['a call before a word in kana', 'あっもしかしてお手伝いの方ですか', 'あっ、もしかしてお手伝いの方ですか'],
    ['a call before a question', 'えっそうなんですか', 'えっ、そうなんですか'],
    ['laughter', 'フフフ、面白い', 'フフフ…面白い'],
  ])('parts %s', (_, text, parted) => {
    expect(partRunOns(text)).toBe(parted)
  })

  it('parts somebody who is called with an honorific from what is said to them, and not from what is theirs', () => {
    const names = ['田中さん', '田中'].map((source) => ({ source, target: 'Tanaka' }))
    const parted = (text: string) => partRunOns(text, names)
    expect([
      parted('田中さんちょっと来て'),
      parted('田中さん次は私です'),
      parted('田中さんおはようございます'),
    ]).toEqual(['田中さん、ちょっと来て', '田中さん、次は私です', '田中さん、おはようございます'])
    expect(partRunOns('C++さん次は私です', [{ source: 'C++さん', target: 'C++' }])).toBe('C++さん、次は私です')
    for (const text of ['田中さん家に行く', '田中さんが来た', '田中さんですよね', '田中先生の本'])
      expect(parted(text)).toBe(text)
  })

  it.each([
    ['お兄ちゃんのバカ！', 'バカ、お兄ちゃん！'],
    ['おはよう…ございます', 'おはようございます'],
    ['はぁ…はぁ…', 'ハァハァ…'],
  ])('reads %j as %j', (text, read) => {
    expect(partRunOns(text)).toBe(read)
  })

  it.each([
    'ますます強くなる',
    'いよいよ始まる',
    'よくぞ参られた',
    'ああ見えて優しい',
    'いやな奴',
    'はいる',
    'そうかもしれない',
    '尋ね人',
    'いいよ別に',
    'この馬鹿！',
    'この国のバカどもめ',
    'ハッ！',
    '好きですけど',
    '行きますか',
    '男の子ですか女の子ですか？',
    'やりましたよ、先輩',
  ])('leaves %j', (text) => {
    expect(partRunOns(text)).toBe(text)
  })
})
