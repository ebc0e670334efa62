import type { LanguageCode } from '@fukidashi/contract/languages'
import { describe, expect, it } from 'vitest'
import { createAssetLoader } from '../../../platform/node/create-asset-loader.ts'
import { createInferencePort } from '../../../platform/node/create-inference-port.ts'
import { builtinRow } from './builtin-row.ts'
import { hasWordEdges } from '@fukidashi/translator/unspaced'

const platform = { assets: createAssetLoader(), inference: createInferencePort(1), modelTranslator: undefined! }
const engine = builtinRow.create(platform, {})

async function translate(from: LanguageCode, to: LanguageCode, texts: readonly string[], glossary = {}) {
  const route = builtinRow.route(from, to)!
  const segments = texts.map((text, index) => ({ id: `r${index}`, text, language: from, route }))
  const context = { signal: new AbortController().signal, report: () => undefined }
  const { translations } = await engine.translate({ to, segments, glossary }, context)
  return texts.map((_, index) => translations.get(`r${index}`)!)
}

const words: Partial<Record<LanguageCode, readonly string[]>> = {
  ENG: 'one|once|first two|second|twice three|third four|fourth five|fifth six|sixth seven|seventh eight|eighth nine|ninth ten|tenth eleven twelve'.split(
    ' ',
  ),
  ESP: 'una?|uno|primer[oa]? dos|segund[oa] tres|tercer[oa]? cuatro|cuart[oa] cinco|quint[oa] seis|sext[oa] siete|séptim[oa] ocho|octav[oa] nueve|noven[oa] diez|décim[oa] once doce'.split(
    ' ',
  ),
  FRA: 'une?|premi(?:er|ère) deux|deuxième|seconde? trois|troisième quatre|quatrième cinq|cinquième six|sixième sept|septième huit|huitième neuf|neuvième dix|dixième onze douze'.split(
    ' ',
  ),
  ITA: "un(?:[ao]|')?|prim[aeio] due|second[aeio] tre|terz[aeio] quattro|quart[aeio] cinque|quint[aeio] sei|sest[aeio] sette|settim[aeio] otto|ottav[aeio] nove|non[aeio] dieci|decim[aeio] undici dodici".split(
    ' ',
  ),
  PTB: 'uma?|primeir[oa] dois|duas|segund[oa] três|terceir[oa] quatro|quart[oa] cinco|quint[oa] seis|sext[oa] sete|sétim[oa] oito|oitav[oa] nove|non[oa] dez|décim[oa] onze doze'.split(
    ' ',
  ),
  RUS: 'од(?:ин|на|но|ного|ной|ному|ним|ном|ну)|перв\\p{L}+ дв[ае]|двух|двумя|втор\\p{L}+ тр(?:и|[её]х|ем|емя)|трет\\p{L}+ четыр\\p{L}+|четв[её]рт\\p{L}+ пят\\p{L}+ шест\\p{L}+ сем\\p{L}+|седьм\\p{L}+ вос\\p{L}+ девят\\p{L}+ десят\\p{L}+ одиннадцат\\p{L}+ двенадцат\\p{L}+'.split(
    ' ',
  ),
  TRK: 'bir|birinci|ilk iki|ikinci|ikiniz|ikisi üç|üçüncü dört|dördüncü beş|beşinci altı|altıncı yedi|yedinci sekiz|sekizinci dokuz|dokuzuncu on|onuncu on\\sbir on\\siki'.split(
    ' ',
  ),
  CHS: '一 二|两 三 四 五 六 七 八 九 十 十一 十二'.split(' '),
  KOR: '하나|한|첫|일 둘|두|이 셋|세|삼 넷|네|사 다섯|오 여섯|육 일곱|칠 여덟|팔 아홉|구 열|십 열하나|열한|십일 열둘|열두|십이'.split(
    ' ',
  ),
  VIN: 'một|đầu|nhất hai ba bốn|tư năm sáu bảy tám chín mười mười\\smột mười\\shai'.split(' '),
  ARA: 'واحد|أول|أولى اثن\\p{L}+|ثان\\p{L}* ثلاث\\p{L}?|ثالث [أا]ربع\\p{L}? خمس\\p{L}? ست\\p{L}? سبع\\p{L}? ثمان\\p{L}* تسع\\p{L}? عشر\\p{L}? [إأا]حد\\p{L}?\\sعشر\\p{L}? اثن\\p{L}\\sعشر\\p{L}?'.split(
    ' ',
  ),
  JPN: '一|最初 二 三 四 五 六 七 八 九 十 十一 十二'.split(' '),
  DEU: 'ein(?:e[nmrs]?|s)?|erste[nmrs]? zwei|zweite[nmrs]? drei|dritte[nmrs]? vier|vierte[nmrs]? fünf|fünfte[nmrs]? sechs|sechste[nmrs]? sieben|siebte[nmrs]? acht|achte[nmrs]? neun|neunte[nmrs]? zehn|zehnte[nmrs]? elf zwölf'.split(
    ' ',
  ),
}

/** How a language writes a number of the cases below, where it is not as English does. */
const writings: Partial<Record<LanguageCode, (number: string) => string>> = {
  FRA: (number) =>
    number === '10:30' ? '10 h 30' : number.replaceAll(',', '\u{A0}').replace('.', ',').replace('%', '\u{A0}%'),
  ITA: writtenWithComma,
  PTB: (number) => (number === '10:30' ? '10h30' : writtenWithComma(number)),
  RUS: (number) => number.replace('.', '!').replaceAll(',', '\u{A0}').replace('!', ','),
  TRK: (number) => (number.endsWith('%') ? `%${number.slice(0, -1)}` : writtenWithComma(number)),
  CHS: (number) => (number === '10:30' ? '10点30分' : number),
  KOR: (number) => (number === '10:30' ? '10시 30분' : number),
  VIN: (number) => (number === '10:30' ? '10 giờ 30' : writtenWithComma(number)),
  JPN: (number) => (number === '10:30' ? '10時30分' : number),
  DEU: (number) => writtenWithComma(number).replace('%', '\u{A0}%'),
}

function writtenWithComma(number: string): string {
  return number.replace('.', '!').replaceAll(',', '.').replace('!', ',')
}

/** Which of these numbers a translation lost: it may say 1 to 12 in words, and the others in digits only. */
function lostNumbers(translation: string, numbers: readonly string[], to: LanguageCode): string[] {
  return numbers.filter((number) => {
    const written = writings[to]?.(number) ?? number
    const escaped = written.replaceAll(/[.+]/gu, String.raw`\$&`)
    const word = words[to]?.[Number(number) - 1]
    const forms = word === undefined ? escaped : `${escaped}|${word}`
    const letters = hasWordEdges(to) ? String.raw`\p{L}` : ''
    return !new RegExp(String.raw`(?<![${letters}\d])(?:${forms})(?![\d])`, 'iu').test(translation)
  })
}

async function findLosses(from: LanguageCode, to: LanguageCode, cases: readonly (readonly [string, ...string[]])[]) {
  const translations = await translate(
    from,
    to,
    cases.map(([text]) => text),
  )
  return cases.flatMap(([text, ...numbers], index) => {
    const lost = lostNumbers(translations[index]!, numbers, to)
    return lost.length === 0 ? [] : [`${text} -> ${translations[index]} (${lost.join(', ')})`]
  })
}

const japanese: readonly (readonly [string, ...string[]])[] = [
  ['１９８７年２月１３日に生まれた。', '13', '1987'],
  ['彼は２０２６年１１月２０日に死んだ。', '20', '2026'],
  ['10時30分に会おう。', '10:30'],
  ['午後3時半に来い。', '3:30'],
  ['体重は62.5キロだ。', '62.5'],
  ['100パーセント正しい！', '100'],
  ['三百年前の話だ。', '300'],
  ['二十五匹の犬がいる。', '25'],
  ['第３章が始まる。', '3'],
  ['1億円の借金がある。', '100,000,000'],
  ['3対2で勝った。', '3-2'],
  ['電話番号は03-1234-5678です。', '03-1234-5678'],
  ['身長180センチ、体重75キロの男を探せ。', '180', '75'],
  ['２０１５年から２０１９年まで、３つの町と１２の村に住んでいた。', '2015', '2019', '3', '12'],
  ['残り1分、2分、3分、4分、5分、6分！', '1', '2', '3', '4', '5', '6'],
]
const chinese: readonly (readonly [string, ...string[]])[] = [
  ['我生于1987年2月13日。', '13', '1987'],
  ['10点30分见！', '10:30'],
  ['他的体重是62.5公斤。', '62.5'],
  ['百分之百正确！', '100'],
  ['那是三百年前的事。', '300'],
  ['我有二十五只狗。', '25'],
  ['第3章开始了。', '3'],
  ['我欠了1亿元。', '100,000,000'],
  ['我们3比2赢了。', '3-2'],
  ['电话号码是03-1234-5678。', '03-1234-5678'],
  ['敌人有48个！', '48'],
  ['只剩３分钟了……', '3'],
  ['昨天我给你打了12次电话，但是你没接。', '12'],
]
const korean: readonly (readonly [string, ...string[]])[] = [
  ['나는 1987년 2월 13일에 태어났다.', '13', '1987'],
  ['10시 30분에 만나자!', '10:30'],
  ['그의 체중은 62.5킬로다.', '62.5'],
  ['100퍼센트 맞아!', '100'],
  ['300년 전의 이야기다.', '300'],
  ['개가 25마리 있다.', '25'],
  ['제3장이 시작된다.', '3'],
  ['빚이 1억 원이다.', '100,000,000'],
  ['3대 2로 이겼다.', '3-2'],
  ['전화번호는 03-1234-5678입니다.', '03-1234-5678'],
  ['적이 48명이나 있어!', '48'],
  ['이제 3분밖에 안 남았어…', '3'],
  ['어제 12번이나 전화했는데 왜 안 받았어?', '12'],
]
const english: readonly (readonly [string, ...string[]])[] = [
  ['I was born on February 13, 1987.', '13', '1987'],
  ['It costs 25 000 dollars.', '25 000'],
  ['We meet at 10:30.', '10:30'],
  ['He is 100% sure!', '100%'],
  ['Call me at 555-1234.', '555-1234'],
  ['THE 25TH OF DECEMBER, 2026!', '25', '2026'],
  ['In 300 years we will have 2,000,000 robots.', '300', '2,000,000'],
  ['He ran 100 meters in 9.58 seconds.', '100', '9.58'],
  ['25 dogs, 30 cats and 101 dalmatians live here.', '25', '30', '101'],
  ['R2D2 won 3-2.', 'R2D2', '3-2'],
  ['It is 1/2 of the cake.', '1/2'],
  ['1, 2, 3, 4, 5, 6, 7, 8 of us!', '1', '2', '3', '4', '5', '6', '7', '8'],
]
const japaneseFigures = [
  ['1', '1'],
  ['２', '2'],
  ['7', '7'],
  ['１２', '12'],
  ['13', '13'],
  ['４８', '48'],
  ['九十九', '99'],
  ['365', '365'],
  ['1,234', '1,234'],
  ['３０００', '3000'],
  ['10万', '100,000'],
  ['1万2千', '12,000'],
  ['3.5', '3.5'],
] as const
const englishFigures = [
  '1',
  '2',
  '7',
  '12',
  '13',
  '48',
  '99',
  '365',
  '1,234',
  '3000',
  '100,000',
  '3.5',
  '25 000',
  '1999',
]

describe('numbers and names through builtin, with the weights that ship', () => {
  it('come through from Japanese to English', async () => {
    const sentences = (figure: string) => [
      `敵は${figure}人だ！`,
      `あと${figure}分しかない…`,
      `${figure}円ください。`,
      `昨日${figure}回も電話したのに、お前は出なかった。`,
    ]
    const cases = japaneseFigures.flatMap(([figure, number]) =>
      sentences(figure).map((text) => [text, number] as const),
    )
    expect(await findLosses('JPN', 'ENG', [...cases, ...japanese])).toEqual([])
  })

  it('come through from Chinese to English', async () => {
    expect(await findLosses('CHS', 'ENG', chinese)).toEqual([])
  })

  it('come through from Korean to English', async () => {
    expect(await findLosses('KOR', 'ENG', korean)).toEqual([])
  })

  it.each(['ESP', 'FRA', 'DEU', 'ITA', 'PTB', 'RUS', 'TRK', 'JPN', 'CHS', 'KOR', 'VIN', 'ARA'] as const)(
    'come through from English to %s',
    async (to) => {
      const sentences = (figure: string) => [
        `There are ${figure} enemies!`,
        `I WAITED ${figure} MINUTES...`,
        `Give me $${figure}.`,
        `She called him ${figure} times yesterday, but he was not at home.`,
      ]
      const cases = englishFigures.flatMap((figure) => sentences(figure).map((text) => [text, figure] as const))
      expect(await findLosses('ENG', to, [...cases, ...english])).toEqual([])
    },
  )

  it('come through from Japanese to Spanish by way of English', async () => {
    expect(await findLosses('JPN', 'ESP', japanese)).toEqual([])
  })

  it('leave no name behind, not even in sentences that a model does not understand', async () => {
    const names = ['Komona', 'Shichimi', 'Zarkov']
    const glossary = Object.fromEntries(names.map((name) => [name, name]))
    const texts = names.flatMap((name) => [
      `Hydrophobic ${name} unwittingly plagiarises the zeitgeist!`,
      `${name.toUpperCase()} AND I WERE BOTH THERE.`,
      `The ${name} incident, that of 1999, was never about ${name}.`,
    ])
    const translations = await translate('ENG', 'ESP', texts, glossary)
    expect(
      texts.filter((_, index) => !new RegExp(names[Math.floor(index / 3)]!, 'iu').test(translations[index]!)),
    ).toEqual([])
    const crowd = { 相川: 'Aikawa', 園山: 'Sonoyama', コモナ: 'Komona', 三郎: 'Saburo', シチミ: 'Shichimi' }
    const [together] = await translate('JPN', 'ENG', [Object.keys(crowd).join('と') + 'が25日に来た。'], crowd)
    for (const kept of [...Object.values(crowd), '25']) expect(together).toContain(kept)
  })
})
