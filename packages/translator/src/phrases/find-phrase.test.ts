import { languages } from '@fukidashi/contract/languages'
import { describe, expect, it } from 'vitest'
import { rulesOf } from '../languages/rules-of.ts'
import { findPhrase } from './find-phrase.ts'

describe('findPhrase', () => {
  it.each([
    ['ENG', 'FRA', 'Hmmmm', 'Hmm'],
    ['ENG', 'FRA', 'OW', 'Aïe'],
    ['ENG', 'DEU', 'Ha ha ha ha', 'Haha'],
    ['ENG', 'TRK', 'Owie', 'Ay'],
    ['ENG', 'JPN', 'Oops', 'おっと'],
    ['ENG', 'KOR', 'A few days later', '며칠 후'],
    ['ENG', 'ESP', 'I’m sorry', 'Lo siento'],
    ['JPN', 'KOR', 'えっ', '어'],
    ['JPN', 'ENG', 'わかった', 'Got it'],
    ['JPN', 'ENG', 'うわぁ', 'Whoa'],
    ['JPN', 'ENG', 'キャーーッ', 'Eek'],
    ['JPN', 'ENG', 'ぐぬぬ', undefined],
    ['KOR', 'ENG', '쳇', 'Tch'],
    ['KOR', 'ENG', '며칠 뒤', 'A few days later'],
    ['CHS', 'ENG', '哈哈哈', 'Haha'],
    ['ENG', 'FRA', 'Hammer', undefined],
    ['ENG', 'THA', 'Hmm', undefined],
  ] as const)('%s to %s: %s', (from, to, heard, said) => {
    expect(findPhrase(heard, rulesOf(from), rulesOf(to))).toBe(said)
  })

  it.each([
    ['JPN', '吐きそう', '', "I'm gonna be sick"],
    ['JPN', '元気', '？', 'How are you'],
    ['JPN', '元気', '！', "I'm fine"],
    ['JPN', 'お前が言うな', '', "You're one to talk"],
    ['JPN', 'どういうつもりだ', '？', "What do you think you're doing"],
    ['KOR', '몇 층이세요', '?', 'Which floor'],
    ['CHS', '不好意思', '。', 'Excuse me'],
  ] as const)('%s: %s%s alone is what it means in most scenes: %s', (from, heard, ending, said) => {
    expect(findPhrase(heard, rulesOf(from), rulesOf('ENG'), ending)).toBe(said)
  })

  it('says set phrases of English by their meaning in Spanish, with commas or without', () => {
    const say = (text: string) => findPhrase(text, rulesOf('ENG'), rulesOf('ESP'))
    expect([say('Cut it out'), say('Oh, shoot'), say('Oh shoot')]).toEqual(['Ya basta', 'Rayos', 'Rayos'])
  })

  it('takes a part of a sentence for nothing that only stands alone', () => {
    expect(findPhrase('吐きそう', rulesOf('JPN'), rulesOf('ENG'))).toBeUndefined()
  })

  it('says the same of a call however long it is drawn out', () => {
    const others = languages.filter(({ code }) => code !== 'ENG')
    const differ = others.filter(({ code }) => {
      const say = (text: string) => findPhrase(text, rulesOf('ENG'), rulesOf(code))
      return [
        ['Ow', 'Owww'],
        ['Argh', 'Aaaargh'],
        ['Oops', 'Ooops'],
        ['Wow', 'Wooow'],
      ].some(([short, long]) => say(short!) !== say(long!))
    })
    expect(differ).toEqual([])
  })
})
