import { describe, expect, it } from 'vitest'
import { beginsWithStutter, plainLettering, withoutStutter, withStutter } from './comic-lettering.ts'
import { capitalise, letterCaseOf, toSentenceCase, uncapitalise, withSmallWords } from '../text/letter-case.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { putNamePlaceholders } from '../names/name-placeholders.ts'
import { withPlainMark, withSourceMarks } from './sentence-marks.ts'
import { splitClauses } from './split-clauses.ts'
import { splitSentences } from './split-sentences.ts'
import { fillPlaceholders } from '../text/placeholders.ts'
import { transcribeKatakana } from '../languages/japanese/transcribe-katakana.ts'

describe('splitSentences', () => {
  it.each([
    ['Wait... what ?!! No', ['|Wait|...', '|what|?!!', '|No|']],
    ['... but why?', ['...|but why|?']],
    ['I saw Mr. Smith. He is 3.5 metres tall!', ['|I saw Mr. Smith|.', '|He is 3.5 metres tall|!']],
    ['"Stop!" he said.', ['|"Stop!" he said|.']],
    ['夢…？くだらない。', ['|夢|...?', '|くだらない|.']],
    ['そうか　わかった！！', ['|そうか|', '|わかった|!!']],
    ['待て\n行くな', ['|待て|', '|行くな|']],
    ['‼ Look', ['!!|Look|']],
    ['……！？', []],
  ])('cuts %j', (text, sentences) => {
    expect(
      splitSentences(text, rulesOf('ENG')).map(({ opening, text: words, ending }) => `${opening}|${words}|${ending}`),
    ).toEqual(sentences)
  })
})

describe('splitClauses', () => {
  const limitsOf = (code: 'ENG' | 'CHS' | 'KOR') => ({
    source: rulesOf(code),
    isTooLong: (text: string) => text.length > 20,
    findWhole: () => [],
  })
  const limits = limitsOf('ENG')
  it('cuts at the commas and conjunctions nearest the middle, and only what is too long', () => {
    expect(splitClauses('Short, but fine', limits)).toEqual([{ text: 'Short, but fine', mark: '' }])
    expect(splitClauses('He came home late, because it was raining again', limits)).toEqual([
      { text: 'He came home late', mark: ',' },
      { text: 'because it was raining again', mark: '' },
    ])
    expect(splitClauses('More than 10,000 people', limits)).toHaveLength(1)
    const withDate = 'We met on May 13, 1987 in Rome'
    expect(splitClauses(withDate, { ...limits, findWhole: () => [{ start: 10, end: 22 }] })).toHaveLength(1)
    expect(splitClauses('Nobodywouldeverdothiswithoutreason', limits)).toHaveLength(1)
    expect(splitClauses('他很晚才回到家里,因为外面一直在下雨所以没车', limitsOf('CHS'))).toEqual([
      { text: '他很晚才回到家里', mark: ',' },
      { text: '因为外面一直在下雨所以没车', mark: '' },
    ])
    expect(splitClauses('비가 오는데 우산이 없어서 집에 갈 수가 없었다', limitsOf('KOR'))).toEqual([
      { text: '비가 오는데 우산이 없어서', mark: ',' },
      { text: '집에 갈 수가 없었다', mark: '' },
    ])
  })
})

describe('lettering', () => {
  it.each([
    ['ENG', 'W-what?! Nooooo!', 'What?! No!'],
    ['ENG', 'I th-th-think b-but', 'I think but'],
    ['ENG', '♪ Sooo  gooood ~', 'So good'],
    ['ENG', 'Ladies & gentlemen', 'Ladies and gentlemen'],
    ['JPN', 'お、お前は', 'お前は'],
    ['JPN', 'いっ いえ', 'いえ'],
    ['JPN', 'いっいえ', 'いえ'],
    ['JPN', 'な、何だよ、ま…待て', '何だよ、待て'],
    ['JPN', 'てっ手伝いは', '手伝いは'],
    ['JPN', 'さっさと、たった一人で、あ、兄さん', 'さっさと、たった一人で、あ、兄さん'],
    ['JPN', '「待てーーーっ」', '待て'],
    ['JPN', 'ＡＢＣ～♥', 'ABC'],
    ['KOR', '너, 너는… 네가?', '너는... 네가?'],
    ['KOR', '그… 그만!', '그만!'],
    ['KOR', '안돼애애!! 뭐야 ㅋㅋㅋ', '안돼!! 뭐야'],
    ['KOR', '네, 네, 여러분', '네, 네, 여러분'],
    ['KOR', '이 이야기는 아아, 끝이다', '이 이야기는 아아, 끝이다'],
  ] as const)('plain %s: %j', (language, text, plain) => {
    expect(plainLettering(withoutStutter(text, rulesOf(language)), rulesOf(language))).toBe(plain)
  })

  it('finds a stutter at the beginning, and gives it to a translation', () => {
    const stutters = ['N-no!', '...W-WHAT', 'b-b-but', 'No, n-no', 'e-mail']
    expect(stutters.map((text) => beginsWithStutter(text, rulesOf('ENG')))).toEqual([true, true, true, false, false])
    const japanese = ['や、やめろ', '「お…お前', 'やめろ、や、やめろ', 'ここ']
    expect(japanese.map((text) => beginsWithStutter(text, rulesOf('JPN')))).toEqual([true, true, false, false])
    const isName = (word: string) => word === 'Tom'
    expect(withStutter('¡Espera!', rulesOf('ESP'), isName)).toBe('¡E-espera!')
    expect(withStutter('Tom is here', rulesOf('ENG'), isName)).toBe('T-Tom is here')
    expect(withStutter("I'm here", rulesOf('ENG'), isName)).toBe("I-I'm here")
    expect(withStutter('A cat', rulesOf('ENG'), isName)).toBe('A cat')
    expect(withStutter('……いや', rulesOf('JPN'), isName)).toBe('……い、いや')
    expect(withStutter('何だ', rulesOf('JPN'), isName)).toBe('何だ')
    expect(withStutter('아니', rulesOf('KOR'), isName)).toBe('아, 아니')
    expect(withStutter('不行', rulesOf('CHS'), isName)).toBe('不、不行')
    expect(withStutter('لا', rulesOf('ARA'), isName)).toBe('لا')
  })

  it('tells capitals from mixed case and gives running text its case back', () => {
    expect([
      letterCaseOf('I'),
      letterCaseOf('OH NO!'),
      letterCaseOf('Oh no'),
      letterCaseOf('何'),
      letterCaseOf('DVDを見る'),
    ]).toEqual(['mixed', 'capitals', 'mixed', 'none', 'none'])
    expect(toSentenceCase("WHERE IS TOM? I'M HERE", (word) => word === 'Tom')).toBe("Where is Tom? I'm here")
    expect(toSentenceCase('this is MY cat', () => false)).toBe('This is my cat')
    const isSmall = (word: string) => word !== 'tom'
    expect(withSmallWords('The Light, Tom and I. Look at the Field', isSmall)).toBe(
      'The light, Tom and I. Look at the field',
    )
    expect([
      uncapitalise('¿Dónde?', 'ESP'),
      uncapitalise('OK then', 'ENG'),
      uncapitalise("I've seen", 'ENG'),
      uncapitalise('İyi misin?', 'TRK'),
      uncapitalise('Coriander已经', 'CHS'),
      capitalise('iyi misin?', 'TRK'),
    ]).toEqual(['¿dónde?', 'OK then', "I've seen", 'iyi misin?', 'Coriander已经', 'İyi misin?'])
  })

  it('puts marks back as the target language sets them', () => {
    const sentence = { opening: '...', text: 'why', ending: '?!' }
    expect(withPlainMark(sentence, rulesOf('ENG'))).toBe('why?')
    expect(withPlainMark({ text: '行く', ending: '' }, rulesOf('JPN'))).toBe('行く。')
    expect(withPlainMark({ text: '行くけど', ending: '...' }, rulesOf('JPN'))).toBe('行くけど...')
    expect(withPlainMark({ text: '夢の翼は', ending: '' }, rulesOf('JPN'))).toBe('夢の翼は...')
    expect(withPlainMark({ text: '夢の翼は', ending: '?' }, rulesOf('JPN'))).toBe('夢の翼は?')
    expect(withPlainMark({ text: '기다려', ending: '...' }, rulesOf('KOR'))).toBe('기다려.')
    expect(withSourceMarks('¿Por qué?', sentence, rulesOf('ENG'), rulesOf('ESP'))).toBe('...¡¿Por qué?!')
    expect(withSourceMarks('Tom, ¿por qué?', sentence, rulesOf('ENG'), rulesOf('ESP'))).toBe('...Tom, ¿por qué?!')
    expect(
      withSourceMarks('Let us go!', { opening: '', text: '行く', ending: '' }, rulesOf('JPN'), rulesOf('ENG')),
    ).toBe('Let us go!')
    expect(withSourceMarks('...', sentence, rulesOf('ENG'), rulesOf('ESP'))).toBe('')
  })

  it.each([
    ["E' una lettera", 'È una lettera'],
    ["Non c'e' piu', e' gia' andato", "Non c'è più, è già andato"],
    ["Perche' cosi'? Puo' aspettare un po'", "Perché così? Può aspettare un po'"],
    ["L'eco e l'aria", "L'eco e l'aria"],
  ])('gives Italian the letters that its typists had not: %j', (typed, written) => {
    expect(withSourceMarks(typed, { opening: '', text: 'x', ending: '' }, rulesOf('ENG'), rulesOf('ITA'))).toBe(written)
  })
})

describe('placeholders', () => {
  it('puts known names in place of others and takes them out again', () => {
    const names = [
      { source: 'Komona', target: 'Komona' },
      { source: '相川', target: 'Aikawa' },
    ]
    const english = putNamePlaceholders('Tom left Komona, not Komonas.', names, {
      source: rulesOf('ENG'),
      target: rulesOf('ESP'),
    })!
    expect(english.text).toBe('Tom left John, not Komonas.')
    expect(fillPlaceholders('Tom se fue.', { ...english, mayNot: undefined })).toBeUndefined()
    expect(fillPlaceholders('Tom se fue de John.', { ...english, mayNot: undefined })).toBe('Tom se fue de Komona.')
    const japanese = putNamePlaceholders('相川さんは', names, { source: rulesOf('JPN'), target: rulesOf('ENG') })!
    expect(japanese.text).toBe('トムさんは')
    expect(fillPlaceholders('Tom is', { ...japanese, mayNot: undefined })).toBe('Aikawa is')
    expect(
      putNamePlaceholders('相川さんは', names, { source: rulesOf('JPN'), target: rulesOf('ENG'), attempt: 1 })?.text,
    ).toBe('メアリーさんは')
    const known = [...names, { source: 'トム', target: 'Tam' }, { source: '園山', target: 'Sonoyama' }]
    expect(putNamePlaceholders('相川が', known, { source: rulesOf('JPN'), target: rulesOf('ENG') })?.text).toBe(
      'トムが',
    )
    expect(
      putNamePlaceholders('相川と園山とKomonaとトム', known, { source: rulesOf('JPN'), target: rulesOf('ENG') }),
    ).toBeUndefined()
  })

  it('takes only what holds every number once and makes none up', () => {
    const found = (word: string) => ({ found: new RegExp(word, 'gu'), isOnce: true, replace: () => `${word}5` })
    const text = { text: '', placeholders: [found('ten'), found('10')], mayNot: /\d/u }
    expect(fillPlaceholders('10 of ten', text)).toBe('105 of ten5')
    expect(fillPlaceholders('ten', text)).toBeUndefined()
    expect(fillPlaceholders('10 of ten ten', text)).toBeUndefined()
    expect(fillPlaceholders('10 of ten, 7', text)).toBeUndefined()
  })

  it('transcribes katakana', () => {
    expect(['コモナ', 'シャッター', 'マッチャ', 'ティナ', 'ゼノス'].map(transcribeKatakana)).toEqual([
      'Komona',
      'Shatta',
      'Matcha',
      'Tina',
      'Zenos',
    ])
  })
})
