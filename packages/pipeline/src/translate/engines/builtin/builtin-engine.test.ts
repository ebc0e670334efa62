import type { LanguageCode } from '@fukidashi/contract/languages'
import { describe, expect, it } from 'vitest'
import { createAssetLoader } from '../../../platform/node/create-asset-loader.ts'
import { createInferencePort } from '../../../platform/node/create-inference-port.ts'
import { builtinRow } from './builtin-row.ts'

const platform = { assets: createAssetLoader(), inference: createInferencePort(1), modelTranslator: undefined! }
const engine = builtinRow.create(platform, {})

const context = { signal: new AbortController().signal, report: () => undefined }

async function translate(
  from: LanguageCode,
  to: LanguageCode,
  texts: readonly string[],
  glossary: Record<string, string> = {},
) {
  const route = builtinRow.route(from, to)!
  const segments = texts.map((text, index) => ({ id: `r${index}`, text, language: from, route }))
  const { translations } = await engine.translate({ to, segments, glossary }, context)
  return texts.map((_, index) => translations.get(`r${index}`))
}

describe('builtin, with the weights that ship', () => {
  it('translates everyday sentences', async () => {
    expect(await translate('JPN', 'ENG', ['彼は学生です。', 'あなたは医者ですか？', '……はい！'])).toEqual([
      'He is a student.',
      'Are you a doctor?',
      '...Yes!',
    ])
    expect(await translate('ENG', 'ESP', ['Where am I?!', 'What are you doing here?'])).toEqual([
      '¡¿Dónde estoy?!',
      '¿Qué haces aquí?',
    ])
  })

  it('says the same of a text whatever stands beside it', async () => {
    const texts = ['I have 25 dogs.', 'Oh!', 'My friend lives in a very big house near the sea with his old mother.']
    const together = await translate('ENG', 'ESP', texts)
    const alone = await Promise.all(texts.map(async (text) => (await translate('ENG', 'ESP', [text]))[0]))
    expect(together).toEqual(alone)
    expect(together[0]).toBe('Tengo 25 perros.')
  })

  it('knows what comics say in a balloon of its own, and a set phrase before a comma', async () => {
    const texts = ['Disgusting!', 'Cut it out!', 'Oh, shoot, I have no money.', 'Not really, huh?']
    expect(await translate('ENG', 'ESP', texts)).toEqual([
      '¡Asqueroso!',
      '¡Ya basta!',
      expect.stringMatching(/^Rayos, no tengo/u),
      '¿En realidad no, eh?',
    ])
  })

  it('reads Japanese as comics spell and speak it: katakana for emphasis, rare kanji, no kanji, Kansai speech, whole Western names', async () => {
    const texts = ['いやスマン', 'たすけて！', '何故だ！', '好きやねん', 'マリー・フォン・ベルクです']
    const plain = ['いやすまん', '助けて！', 'なぜだ！', '好きなんだ']
    const [names, ...said] = (await translate('JPN', 'ENG', texts)).reverse()
    expect(said.reverse()).toEqual(await translate('JPN', 'ENG', plain))
    expect(names).toContain('Marie von')
  })

  it('reads what a tale calls its places and feats from the loanwords that make it up', async () => {
    const [place, feat] = await translate('JPN', 'ENG', [
      'ダークキングダムを滅ぼす',
      'シャドウライトニングブレードを見ろ！',
    ])
    expect(place).toContain('dark kingdom')
    expect(feat).toContain('shadow lightning blade')
  })

  it('doubts what is far from all it learned, and neither calls nor plain sentences', async () => {
    const route = builtinRow.route('JPN', 'ENG')!
    const texts = { call: 'はい！', plain: '彼は学生です。', odd: '咲いた蜃気楼に礫が溺れるくらい端折ってたもれ' }
    const segments = Object.entries(texts).map(([id, text]) => ({ id, text, language: 'JPN' as const, route }))
    const { rough } = await engine.translate({ to: 'ENG', segments, glossary: {} }, context)
    expect([...rough!]).toEqual(['odd'])
  })

  it('reads capitals and writes them', async () => {
    const [capitals] = await translate('ENG', 'ESP', ['WHAT ARE YOU DOING HERE?'])
    expect(capitals).toBe('¿QUÉ HACES AQUÍ?')
    const [loud, plain] = await translate('ENG', 'ESP', [
      'WHERE DID YOU FIND THAT MAP?',
      'Where did you find that map?',
    ])
    expect(loud).toBe(plain!.toUpperCase())
  })

  it('keeps the parentheses of a thought, as the target writes them', async () => {
    const [plain, aside, shouted] = await translate('ENG', 'ESP', ['Where am I?', '(Where am I?)', '(WHERE AM I?)'])
    expect([aside, shouted]).toEqual([`(${plain})`, `(${plain!.toUpperCase()})`])
    expect(await translate('JPN', 'ENG', ['（彼は学生です。）', '（うそ）本当？'])).toEqual([
      '(He is a student.)',
      expect.not.stringMatching(/^\(.*\)$/u),
    ])
    expect((await translate('ENG', 'JPN', ['(Really?!)']))[0]).toBe('（本当に？！）')
  })

  it('goes on in small letters behind a comma', async () => {
    const [said] = await translate('ENG', 'ESP', [
      'The old master of the mountain sees everything, even your little lies.',
    ])
    expect(said).toMatch(/^El [^A-Z]+$/u)
  })

  it('keeps names: those of the glossary and those it does not know', async () => {
    const [known, found, called] = await translate(
      'ENG',
      'ESP',
      ['Where is Pepper?', 'I love Shichimi.', 'SHICHIMI!'],
      { Pepper: 'Pimienta' },
    )
    expect(known).toContain('Pimienta')
    expect(found).toContain('Shichimi')
    expect(called).toBe('¡SHICHIMI!')
  })

  it('keeps a name that is a word as well where it is written as a name each time', async () => {
    const said = await translate('ENG', 'ESP', [
      'I saw Pepper there.',
      'We all like Pepper.',
      'Yes, Captain. No, Captain.',
    ])
    expect(said[0]).toContain('Pepper')
    expect(said[1]).toContain('Pepper')
    expect(said[2]).toMatch(/capitán/iu)
    expect(
      await translate('ENG', 'ESP', ['I saw Pepper there.', 'We all like Pepper.', 'Salt or pepper?']),
    ).not.toContain('Pepper')
  })

  it('knows loanwords that the weights do not, and translates them on', async () => {
    expect((await translate('JPN', 'ENG', ['ヘリウムです。']))[0]).toMatch(/helium/iu)
    const names = await engine.translate(
      {
        to: 'ESP',
        segments: [{ id: 'a', text: 'ゴブリンがいる。', language: 'JPN', route: ['JPN', 'ENG', 'ESP'] }],
        glossary: {},
      },
      context,
    )
    expect(names.names).toEqual({})
    expect(names.translations.get('a')).not.toContain('goburin')
  })

  it("writes Brazil's Portuguese for Portugal", async () => {
    const texts = ['It is the 25th of May!', 'Oops!', 'See you tomorrow.', 'Where is Zarkvon?']
    const portugal = await translate('ENG', 'POR', texts)
    expect(portugal).toEqual(await translate('ENG', 'PTB', texts))
    expect(portugal.slice(0, 3)).toEqual(['É dia 25 de maio!', 'Ops!', 'Até amanhã.'])
  })

  it('reads Korean with its names, honorifics, loanwords and stutters', async () => {
    const [name, dungeon, phrase] = await translate('KOR', 'ENG', [
      '민수 씨, 안녕하세요!',
      '던전에 가자.',
      '아, 아니요!',
    ])
    expect(name).toContain('Minsu-ssi')
    expect(dungeon).toMatch(/dungeon/iu)
    expect(phrase).toBe('N-no!')
  })

  it('gives names in Turkish the endings that their vowels ask for, and writes Turkish capitals', async () => {
    const [name, shouted] = await translate('ENG', 'TRK', [
      'I will go with Saffron to the school.',
      'ARE YOU ALL RIGHT?',
    ])
    expect(name).toContain("Saffron'la")
    expect(shouted).toBe('İYİ MİSİN?')
  })

  it('writes Japanese without spaces, with its marks, and names in katakana', async () => {
    const [name, fine, stutter] = await translate('ENG', 'JPN', [
      'I will go with Saffron to the school.',
      "I'm fine. Really?!",
      'N-no, wait!',
    ])
    expect(name).toMatch(/^[^ A-Za-z]*サフロン[^ A-Za-z]*。$/u)
    expect(fine).toBe('大丈夫だよ。本当に？！')
    expect(stutter).toMatch(/^い、いや[^ ]*！$/u)
  })

  it('writes Chinese without spaces, with its marks', async () => {
    const [name, fine, stutter] = await translate('ENG', 'CHS', [
      'I will go with Shichimi to the school.',
      "I'm fine. Really?!",
      'N-no, wait!',
    ])
    expect(name).toMatch(/^[^ ]*Shichimi[^ ]*。$/u)
    expect(fine).toBe('我没事。真的？！')
    expect(stutter).toMatch(/^不、不[^ ]*！$/u)
  })

  it('writes Vietnamese with its dates and stutters', async () => {
    const [date, stutter] = await translate('ENG', 'VIN', ['It is the 25th of May!', 'N-no!'])
    expect(date).toContain('ngày 25 tháng 5')
    expect(stutter).toBe('K-không!')
  })

  it('writes Arabic with its marks, and names in its letters', async () => {
    const [asked, fine] = await translate('ENG', 'ARA', ['Where is Shichimi?', 'Are you okay? Wait!'])
    expect(asked).toMatch(/^[^A-Za-z]*شيتشيمي[^A-Za-z]*؟$/u)
    expect(fine).toBe('هل أنت بخير؟ انتظر!')
  })

  it('writes names in Hangul for Korean, with the particles that they ask for', async () => {
    const [object, subject, fine] = await translate('ENG', 'KOR', [
      'I love Shichimi.',
      'Shichimi is at the airport.',
      "I'm fine. Really?!",
    ])
    expect(object).toContain('시치미를')
    expect(subject).toMatch(/^시치미(?:는|가) /u)
    expect(fine).toBe('난 괜찮아. 정말?!')
  })

  it('writes names in Cyrillic for Russian, and months in their case', async () => {
    const [asked, born, years] = await translate('ENG', 'RUS', [
      'Where is Shichimi?',
      'I was born on February 13, 1987.',
      'In May 2020 we left.',
    ])
    expect(asked).toBe('Где Шичими?')
    expect(born).toMatch(/ 13 февраля 1987 года\.$/u)
    expect(years).toMatch(/^В мае 2020 года /u)
    const [called] = await translate('JPN', 'RUS', ['佐藤さんは学生です。'])
    expect(called).toContain('Сато')
    const [given] = await translate('ENG', 'RUS', ['Where is Shichimi?'], { Shichimi: 'Сичими' })
    expect(given).toBe('Где Сичими?')
  })

  it('reads Japanese names in kanji', async () => {
    expect(await translate('JPN', 'ENG', ['佐藤さんは学生です。'])).toEqual(['Sato-san is a student.'])
  })

  it('translates titles that are written like names, and keeps the names in them', async () => {
    const said = await translate('ENG', 'ESP', ['We won the Potion Contest.', 'I saw the Zarkvon.'])
    expect(said[0]).not.toMatch(/potion|contest/iu)
    expect(said[1]).toContain('Zarkvon')
  })

  it('goes through English, names included', async () => {
    expect(builtinRow.route('JPN', 'ESP')).toEqual(['JPN', 'ENG', 'ESP'])
    const [translation] = await translate('JPN', 'ESP', ['相川は学生です。'], { 相川: 'Aikawa' })
    expect(translation).toMatch(/^Aikawa es (?:un )?estudiante\.$/u)
  })

  it.each([
    [undefined, 'Komona-san is a student.'],
    ['keep', 'Komona-san is a student.'],
    ['drop', 'Komona is a student.'],
    ['translate', 'Komona is a student.'],
  ] as const)('treats honorifics as it is told: %s', async (honorifics, expected) => {
    const route = ['JPN', 'ENG'] as const
    const segments = [{ id: 'a', text: 'コモナさんは学生です。', language: 'JPN' as const, route }]
    const request = { to: 'ENG' as const, segments, glossary: {}, ...(honorifics && { honorifics }) }
    expect((await engine.translate(request, context)).translations.get('a')).toBe(expected)
  })

  it('drops honorifics on the way into a language that does without, and knows given names with them', async () => {
    const [spanish] = await translate('JPN', 'ESP', ['コモナさんは学生です。'])
    expect(spanish).toMatch(/^Komona es (?:un )?estudiante\.$/u)
    const [given] = await translate('JPN', 'ENG', ['相川先輩！'], { 相川: 'Aikawa' })
    expect(given).toBe('Aikawa-senpai!')
  })

  it('keeps names in katakana whose letters are few pieces', async () => {
    const texts = ['ええと…お昼は食べたの、ジュリアン？', '待って、ジュリアン！', 'キャプテン！']
    const translations = await translate('JPN', 'ENG', texts)
    const names = [/Julian\b/, /Julian\b/, /Captain/]
    expect(translations).toEqual(names.map((name) => expect.stringMatching(name)))
  })

  it('reads a balloon whose sentence goes on in the next one as the beginning that it is', async () => {
    expect(await translate('JPN', 'ENG', ['俺の仲間を傷つける奴は'])).toEqual([expect.stringMatching(/^[^?]+\.\.\.$/)])
  })

  it('tells the names that it chose, for the pages that follow', async () => {
    const ask = async (text: string, language: LanguageCode, to: LanguageCode, glossary = {}) =>
      await engine.translate(
        { to, segments: [{ id: 'a', text, language, route: builtinRow.route(language, to)! }], glossary },
        context,
      )
    expect((await ask('コモナさん！', 'JPN', 'ENG')).names).toEqual({ コモナ: 'Komona' })
    expect((await ask('コモナさん！', 'JPN', 'ESP')).names).toEqual({ コモナ: 'Komona' })
    expect((await ask('コモナさん！', 'JPN', 'ENG', { コモナ: 'Comona' })).names).toEqual({})
    expect((await ask('I love Shichimi.', 'ENG', 'ESP')).names).toEqual({ Shichimi: 'Shichimi' })
  })

  it('keeps the question of a sentence that asks without a mark', async () => {
    expect(await translate('JPN', 'ENG', ['コーヒーを飲みますか。'])).toEqual([
      expect.stringMatching(/^Do you .*coffee\?$/),
    ])
  })

  it('makes no rude word of an innocent sentence', async () => {
    const [translation] = await translate('ENG', 'ESP', ['Our journey will be long.'])
    expect(translation).toMatch(/^Nuestro (?!jodi)/u)
  })

  it('offers no pair that it has no weights for', () => {
    expect(builtinRow.route('ENG', 'THA')).toBeUndefined()
    expect(builtinRow.route('THA', 'ENG')).toBeUndefined()
  })
})
