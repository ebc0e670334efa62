import { describe, expect, it } from 'vitest'
import { usualSpelling } from './japanese-spellings.ts'

describe('usualSpelling', () => {
  it.each([
    ['誰も居ない。何処に居るんだ', '誰もいない。どこにいるんだ'],
    ['解った、訊いてみる', 'わかった、聞いてみる'],
    ['俺達は未だ闘える', '俺たちはまだ戦える'],
    ['いやスマン、コレは夢だ', 'いやすまん、これは夢だ'],
    ['たすけて！オレがまもる', '助けて！オレが守る'],
    ['でもこわいよ', 'でも怖いよ'],
    ['お手紙がぬれた', 'お手紙が濡れた'],
    ['おそいぞ、きょうは', '遅いぞ、今日は'],
    ['しんじてる', '信じてる'],
    ['未だに又来る', 'いまだにまた来る'],
  ])('spells %s as %s', (written, usual) => {
    expect(usualSpelling(written)).toBe(usual)
  })

  it.each([
    '状態と',
    '恋煩いだ',
    '芝居だった',
    '住居',
    'ココア',
    'モノクロ',
    'はしらない',
    '水がなくなった',
    'ほしいものがある',
    'きょうだいが来た',
    'ひかるちゃん',
    'しんじくん',
    'いそいそと',
    'おおきに',
    'セクハラ',
  ])('leaves %s', (text) => {
    expect(usualSpelling(text)).toBe(text)
  })
})
