import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { countDialogue } from './count-dialogue.ts'
import { isHeldOutSentence } from './held-out.ts'
import { findNearDoubles } from './near-doubles.ts'
import {
  type DialogueLine,
  type DialoguePair,
  dialogueLanguages,
  mostSaidLanguages,
  pairLanguages,
  parseDialogue,
  parseDialoguePairs,
  readDialogue,
  readDialoguePairs,
  readMostSaid,
} from './read-dialogue.ts'
import { dialogueSeries } from './series.ts'

const lines = readDialogue()
const idsWhere = (isOne: (line: DialogueLine) => boolean) => lines.filter(isOne).map(({ id }) => id)
const row = (...cells: string[]) => cells.join('\t')

describe('reading', () => {
  it('gives texts, scene and held-out lines; a scene is held out as a whole by its first line', () => {
    const heldOut = 'We draw this song.'
    const parsed = parseDialogue(
      'z-00',
      [
        row('Come here!', 'おいで！', '过来！', '이리 와!', '¡Ven!', ''),
        row(heldOut, 'ア', '一', '일', 'Uno.', 'z-00.1'),
        row('Yes.', 'イ', '二', '이', 'Dos.', 'z-00.1'),
        row('No.', 'ウ', '三', '삼', 'Tres.', 'z-00.2'),
        row(heldOut, 'エ', '四', '사', 'Cuatro.', 'z-00.2'),
        '',
      ].join('\n'),
    )
    expect(parsed.map(({ id, scene, isHeldOut }) => [id, scene, isHeldOut])).toEqual([
      ['z-00:1', undefined, false],
      ['z-00:2', 'z-00.1', true],
      ['z-00:3', 'z-00.1', true],
      ['z-00:4', 'z-00.2', false],
      ['z-00:5', 'z-00.2', true],
    ])
    expect(parsed[0]!.texts).toEqual({
      eng: 'Come here!',
      jpn: 'おいで！',
      zho: '过来！',
      kor: '이리 와!',
      spa: '¡Ven!',
    })
  })

  it('names the place of a line with a column too few', () => {
    expect(() => parseDialogue('z-01', row('a', 'b', 'c', 'd', 'e'))).toThrow('z-01.tsv, line 1: 5 columns')
  })

  it('holds a sentence out whatever its case and marks', () => {
    expect([isHeldOutSentence('We draw this song.'), isHeldOutSentence('we DRAW... this song?')]).toEqual([true, true])
    expect(isHeldOutSentence('Where are you going?')).toBe(false)
  })
})

describe('near-doubles', () => {
  const of = (...texts: string[]) =>
    findNearDoubles(parseDialogue('z-02', texts.map((text) => row(text, 'ア', '一', '일', 'Uno.', '')).join('\n')))
      .length

  it('are lines that differ in one word', () => {
    expect(of('I left my keys in the car.', 'I left my phone in the car!')).toBe(1)
    expect(of('I left my keys in the car.', 'I left my keys in the old car.')).toBe(1)
  })

  it('are not lines that differ in two, or short ones', () => {
    expect(of('I left my keys in the car.', 'I lost my keys in the snow.')).toBe(0)
    expect(of('What is it?', 'Who is it?')).toBe(0)
  })
})

// One finding a line of the corpus would be thousands of tests; each check names the lines that break it.
describe('every line', () => {
  const hangul = /\p{Script=Hangul}/u
  const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
  const han = /\p{Script=Han}/u
  const latin = /\p{Script=Latin}/u
  const wanted = {
    eng: latin,
    jpn: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
    zho: han,
    kor: hangul,
    spa: latin,
  }
  const barred = {
    eng: /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/u,
    jpn: hangul,
    zho: kana,
    kor: /[\p{Script=Han}\p{Script=Hiragana}]/u,
    spa: /[\p{Script=Han}\p{Script=Hangul}]/u,
  }

  it('is filled in every language, without spaces at its ends', () => {
    expect(
      idsWhere(({ texts }) =>
        dialogueLanguages.some((language) => texts[language] !== texts[language].trim() || texts[language] === ''),
      ),
    ).toEqual([])
  })

  it('is in the letters of its language', () => {
    const hasWords = (text: string) => /\p{L}/u.test(text)
    expect(
      idsWhere(({ texts }) =>
        dialogueLanguages.some(
          (language) =>
            (hasWords(texts[language]) && !wanted[language].test(texts[language])) ||
            barred[language].test(texts[language]),
        ),
      ),
    ).toEqual([])
  })

  it('has the marks of its language', () => {
    expect(idsWhere(({ texts: { jpn } }) => /。$|……|\.\.\.|[!?]/.test(jpn))).toEqual([])
    expect(idsWhere(({ texts: { zho } }) => /[!?]|\.\.\./.test(zho))).toEqual([])
    expect(
      idsWhere(({ texts: { eng, kor, spa } }) => [eng, kor, spa].some((text) => /[…！？。、]/.test(text))),
    ).toEqual([])
    expect(
      idsWhere(
        ({ texts: { spa } }) => spa.includes('?') !== spa.includes('¿') || spa.includes('!') !== spa.includes('¡'),
      ),
    ).toEqual([])
  })

  it('fits into a balloon', () => {
    expect(idsWhere(({ texts }) => texts.eng.length > 180)).toEqual([])
  })

  it('stands there once', () => {
    const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
    const seen = new Set<string>()
    const isDouble = ({ texts: { eng, jpn } }: DialogueLine) => {
      const key = `${letters(eng)} ${letters(jpn)}`
      return seen.has(key) || !seen.add(key)
    }
    expect(idsWhere(isDouble)).toEqual([])
  })
})

describe('the corpus as a whole', () => {
  it('has few lines that differ in one word', () => {
    expect(findNearDoubles(lines).length / lines.length).toBeLessThan(0.003)
  })

  it('is balanced: no series holds more than an eighth of the lines', () => {
    const counts = Object.keys(dialogueSeries).map((letter) => lines.filter(({ series }) => series === letter).length)
    expect(Math.max(...counts)).toBeLessThan(lines.length / 8)
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(idsWhere(({ series }) => !(series in dialogueSeries))).toEqual([])
  })

  it('holds out about a hundredth of the single lines', () => {
    const single = lines.filter(({ scene }) => scene === undefined)
    expect(single.filter(({ isHeldOut }) => isHeldOut).length / single.length).toBeCloseTo(0.01, 2)
  })

  it('is counted in its card', () => {
    expect(readFileSync(new URL('README.md', import.meta.url), 'utf8')).toContain(countDialogue(lines))
  })
})

describe('lines in two languages alone', () => {
  it('are read with their place; a line with another number of columns is refused', () => {
    expect(
      parseDialoguePairs('jpn-99', `${row('Come here!', 'おいで！')}\n${row('We draw this song.', 'ア')}\n`),
    ).toEqual([
      { id: 'jpn-99:1', texts: { eng: 'Come here!', other: 'おいで！' }, isHeldOut: false },
      { id: 'jpn-99:2', texts: { eng: 'We draw this song.', other: 'ア' }, isHeldOut: true },
    ])
    expect(() => parseDialoguePairs('jpn-99', 'Come here!')).toThrow('jpn-99.tsv, line 1: 1 columns')
  })
})

describe.each(pairLanguages)('the lines in English and %s', (language) => {
  const pairs = readDialoguePairs(language)
  const pairsWhere = (isOne: (texts: DialoguePair['texts']) => boolean) =>
    pairs.filter(({ texts }) => isOne(texts)).map(({ id }) => id)
  const letters = {
    jpn: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
    zho: /\p{Script=Han}/u,
    kor: /\p{Script=Hangul}/u,
    spa: /\p{Script=Latin}/u,
  }[language]
  const wrongMarks = {
    jpn: /。$|……|\.\.\.|[!?]/,
    zho: /[!?]|\.\.\.|[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
    kor: /[…“”！？。、]|그녀|[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    spa: /[…“”«»！？。]/,
  }[language]

  it('are filled, in their letters, with their marks, and fit into a balloon', () => {
    expect(pairsWhere(({ eng, other }) => eng !== eng.trim() || other !== other.trim() || eng.length > 180)).toEqual([])
    expect(pairsWhere(({ eng }) => !/\p{Script=Latin}/u.test(eng) || /[…！？。、]/.test(eng))).toEqual([])
    expect(pairsWhere(({ other }) => !letters.test(other) || wrongMarks.test(other))).toEqual([])
    const isOpenedAndClosed = (text: string) =>
      text.includes('?') === text.includes('¿') && text.includes('!') === text.includes('¡')
    expect(pairsWhere(({ other }) => language === 'spa' && !isOpenedAndClosed(other))).toEqual([])
  })

  it('stand there once, and in no other file', () => {
    const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
    const key = (eng: string, other: string) => `${plain(eng)} ${plain(other)}`
    const seen = new Set(lines.map(({ texts }) => key(texts.eng, texts[language])))
    const isDouble = (texts: DialoguePair['texts']) =>
      seen.has(key(texts.eng, texts.other)) || !seen.add(key(texts.eng, texts.other))
    expect(pairsWhere(isDouble)).toEqual([])
    expect(findNearDoubles(pairs)).toEqual([])
  })

  it('are counted in the card', () => {
    const heldOut = pairs.filter(({ isHeldOut }) => isHeldOut).length
    expect(readFileSync(new URL('README.md', import.meta.url), 'utf8')).toContain(
      `${pairs.length.toLocaleString('en')} lines (${heldOut} held out)`,
    )
  })
})

describe('the lines that are said most often', () => {
  const mostSaid = readMostSaid()
  const scripts = { rus: /\p{Script=Cyrillic}/u, ara: /\p{Script=Arabic}/u }
  const englishWhere = (isOne: (line: (typeof mostSaid)[number]) => boolean) =>
    mostSaid.filter(isOne).map(({ eng }) => eng)

  it('are 2,000 different lines of the corpus, none held out by its sentence', () => {
    const key = (texts: Readonly<Record<string, string>>) =>
      dialogueLanguages.map((language) => texts[language]).join('\t')
    const known = new Set(lines.map(({ texts }) => key(texts)))
    expect(new Set(mostSaid.map(({ eng }) => eng)).size).toBe(2000)
    expect(englishWhere((line) => !known.has(key(line)) || isHeldOutSentence(line.eng))).toEqual([])
  })

  it('are filled in every language, in its letters', () => {
    expect(
      englishWhere((line) =>
        mostSaidLanguages.some((language) => {
          const text = line[language]
          const isLatin = !(language in scripts) && !dialogueLanguages.some((known) => known === language)
          const hasOtherLetters = isLatin
            ? /[^\P{L}\p{Script=Latin}]/u.test(text)
            : language in scripts && /\p{L}/u.test(text) && !scripts[language as 'rus'].test(text)
          return text === '' || text !== text.trim() || hasOtherLetters
        }),
      ),
    ).toEqual([])
  })

  it('have the marks of their language', () => {
    expect(englishWhere(({ ara }) => /[?,;]/.test(ara))).toEqual([])
    expect(englishWhere(({ fra }) => /[^\s\u00A0?!…(«][?!:;]| [?!:;]/.test(fra))).toEqual([])
    const others = mostSaidLanguages.filter((language) => !dialogueLanguages.some((known) => known === language))
    const isQuestion = (text: string) => /[?？؟]["”)]?$/.test(text)
    expect(
      englishWhere((line) => isQuestion(line.eng) && others.some((language) => !/[?؟]/.test(line[language]))),
    ).toEqual([])
    expect(englishWhere((line) => others.some((language) => line[language].includes('...')))).toEqual([])
  })
})
