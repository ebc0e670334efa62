import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '@fukidashi/contract/languages'
import { rulesOf } from '../languages/rules-of.ts'
import { findNumbers as find } from './find-numbers.ts'
import { numberPattern as patternOf } from './number-words.ts'
import { parseNumerals } from './parse-numerals.ts'

const findNumbers = (text: string, from: LanguageCode, to: LanguageCode) => find(text, rulesOf(from), rulesOf(to))
const numberPattern = (value: number, to: LanguageCode) => patternOf(value, rulesOf(to))

describe('findNumbers', () => {
  it.each([
    ['1987年2月13日に生まれた', ['February 13, 1987']],
    ['今日は12月25日だ', ['December 25']],
    ['二〇二六年の話', ['2026']],
    ['1999年から', ['1999']],
    ['100年前', ['100']],
    ['13日の金曜日', ['the 13th']],
    ['15日間待った', ['15']],
    ['10時30分と午後三時半', ['10:30', '3:30']],
    ['3分20秒', ['3 minutes 20 seconds']],
    ['10万円と1億2000万円', ['100,000', '120,000,000']],
    ['3千人、三百年、二十五匹', ['3,000', '300', '25']],
    ['62.5キロ、10%、180センチ', ['62.5 kilos', '10%', '180 cm']],
    ['第3章の5階', ['Chapter 3', 'the 5th floor']],
    ['03-1234-5678とB2と3DS', ['03-1234-5678', 'B2', '3DS']],
    ['3対2', ['3-2']],
    ['一番、一緒、一人、二つ、十分だ、八百屋、三郎', []],
  ])('in Japanese: %s', (text, targets) => {
    expect(findNumbers(text, 'JPN', 'ENG').map(({ target }) => target)).toEqual(targets)
  })

  it.each([
    ['我生于1987年2月13日', ['February 13, 1987']],
    ['今天是12月25号，五月三日', ['December 25', 'May 3']],
    ['二〇二六年的故事', ['2026']],
    ['2000年前', ['2000']],
    ['15号晚上见', ['the 15th']],
    ['10点30分和下午三点半', ['10:30', '3:30']],
    ['3分20秒', ['3 minutes 20 seconds']],
    ['10万元和1亿2000万元', ['100,000', '120,000,000']],
    ['三千人、三百年、二十五只、两百个', ['3,000', '300', '25', '200']],
    ['62.5公斤，10%，百分之五十', ['62.5 kg', '10%', '50%']],
    ['第3章的5楼', ['Chapter 3', 'the 5th floor']],
    ['3比2', ['3-2']],
    ['我们一起，一个人，两天，十分好，千万别，三明治，星期五，一个月', []],
  ])('in Chinese: %s', (text, targets) => {
    expect(findNumbers(text, 'CHS', 'ENG').map(({ target }) => target)).toEqual(targets)
  })

  it.each([
    ['on February 13, 1987 and the 25th of December', ['13 de febrero de 1987', '25 de diciembre']],
    ['in May 2020, may 3 of us', ['en mayo de 2020', '3 de mayo']],
    ['25 000 or 1,500 or 3.5 or -5 or 1/2', ['25 000', '1,500', '3.5', '-5', '1/2']],
    ['at 10:30 or 5 p.m.', ['10:30', '5 PM']],
    ['100 percent, 50%', ['100%', '50%']],
    ['the 25th, the 1990s, R2D2', ['25.º', '1990s', 'R2D2']],
    ['007 with v2.0 and .5', ['007', 'v2.0', '.5']],
    ['seven of one', ['7']],
    ['in May, april, that May; May I march', ['mayo', 'abril', 'mayo']],
  ])('in English: %s', (text, targets) => {
    expect(findNumbers(text, 'ENG', 'ESP').map(({ target }) => target)).toEqual(targets)
  })

  it.each([
    ['FRA', 'on February 13, 1987 and May 1st', ['le 13 février 1987', 'le 1er mai']],
    ['FRA', 'in May 2020, at 5:30 p.m. or 9:05', ['en mai 2020', '17 h 30', '9 h 05']],
    ['FRA', '1,500 or 3.5, 12.5%, the 25th', ['1\u{A0}500', '3,5', '12,5\u{A0}%', '25e']],
    ['DEU', 'on February 13, 1987 and the 25th of December', ['13. Februar 1987', '25. Dezember']],
    ['DEU', 'in May 2020, at 12 a.m. or 9:05', ['im Mai 2020', '0 Uhr', '9:05 Uhr']],
    ['DEU', '1,500 or 3.5, 12.5%, the 25th', ['1.500', '3,5', '12,5\u{A0}%', '25.']],
    ['PTB', 'on February 13, 1987 and May 1st', ['dia 13 de fevereiro de 1987', 'dia 1º de maio']],
    ['PTB', 'in May 2020, at 5:30 p.m. or 9:05', ['em maio de 2020', '17h30', '9h05']],
    ['PTB', '1,500 or 3.5, 12.5%, the 25th', ['1.500', '3,5', '12,5%', '25º']],
    ['RUS', 'on February 13, 1987 and May 1st', ['13 февраля 1987 года', '1 мая']],
    ['RUS', 'in May 2020, at 5:30 p.m. or 9:05', ['в мае 2020 года', '17:30', '9:05']],
    ['RUS', '1,500 or 3.5, 12.5%, the 25th', ['1\u{A0}500', '3,5', '12,5%', '25-й']],
    ['TRK', 'on February 13, 1987 and May 1st', ['13 Şubat 1987', '1 Mayıs']],
    ['TRK', 'in May 2020, at 5:30 p.m. or 9:05', ['Mayıs 2020', '17:30', '9:05']],
    ['TRK', '1,500 or 3.5, 12.5%, the 25th', ['1.500', '3,5', '%12,5', '25.']],
    ['JPN', 'on February 13, 1987 and May 1st', ['1987年2月13日', '5月1日']],
    ['JPN', 'in May 2020, at 5:30 p.m. or 9:05', ['2020年5月', '午後5時30分', '9時05分']],
    ['JPN', '1,500 or 3.5, 12.5%, the 25th', ['1,500', '3.5', '12.5%', '25番目']],
    ['CHS', 'on February 13, 1987 and May 1st', ['1987年2月13日', '5月1日']],
    ['CHS', 'in May 2020, at 5:30 p.m. or 9:05', ['2020年5月', '下午5点30分', '9点05分']],
    ['CHS', '1,500 or 3.5, 12.5%, the 25th', ['1,500', '3.5', '12.5%', '第25']],
    ['KOR', 'on February 13, 1987 and May 1st', ['1987년 2월 13일', '5월 1일']],
    ['KOR', 'in May 2020, at 5:30 p.m. or 9:05', ['2020년 5월', '오후 5시 30분', '9시 05분']],
    ['KOR', '1,500 or 3.5, 12.5%, the 25th', ['1,500', '3.5', '12.5%', '25번째']],
    ['VIN', 'on February 13, 1987 and May 1st', ['ngày 13 tháng 2 năm 1987', 'ngày 1 tháng 5']],
    ['VIN', 'in May 2020, at 5:30 p.m. or 9:05', ['tháng 5 năm 2020', '17 giờ 30', '9 giờ 05']],
    ['VIN', '1,500 or 3.5, 12.5%, the 25th', ['1.500', '3,5', '12,5%', 'thứ 25']],
    ['ARA', 'on February 13, 1987 and May 1st', ['13 فبراير 1987', '1 مايو']],
    ['ARA', 'in May 2020, at 5:30 p.m. or 9:05', ['في مايو 2020', '5:30 مساء', '9:05']],
    ['ARA', '1,500 or 3.5, 12.5%, the 25th', ['1,500', '3.5', '12.5%', 'الـ25']],
    ['IND', 'on February 13, 1987 and in May 2020', ['tanggal 13 Februari 1987', 'pada Mei 2020']],
    ['IND', '1,500 or 3.5, at 5:30 p.m., the 25th', ['1.500', '3,5', 'pukul 17.30', 'ke-25']],
    ['THA', 'on February 13, 1987 and in May 2020', ['วันที่ 13 กุมภาพันธ์ 1987', 'พฤษภาคม 2020']],
    ['THA', '1,500 or 3.5, at 5:30 p.m., the 25th', ['1,500', '3.5', '17:30 น.', 'ที่ 25']],
    ['ELL', 'on February 13, 1987 and in May 2020', ['στις 13 Φεβρουαρίου 1987', 'τον Μάιο του 2020']],
    ['ELL', '1,500 or 3.5, at 5:30 p.m., the 25th', ['1.500', '3,5', '17:30', '25ος']],
  ] as const)('in English, for %s: %s', (to, text, targets) => {
    expect(findNumbers(text, 'ENG', to).map(({ target }) => target)).toEqual(targets)
  })

  it.each([
    ['FRA', ['trois', 'le 3e', 'troisième'], ['trente-trois', 'trois cents', '3,5', 'vingt-et-trois']],
    ['DEU', ['drei', 'der dritte', '3 Uhr'], ['dreißig', 'drei Millionen', '3,5', 'dreitausend']],
    ['RUS', ['три', 'третьего', 'трёх врагов', '3-го'], ['тридцать три', 'три тысячи', '3,5', 'тринадцать']],
    ['CHS', ['三个人', '第三章', '有3个'], ['三十人', '十三', '3.5', '三千']],
    ['KOR', ['세 명', '셋이', '세 번째', '제3장', '3명', '삼 년'], ['서른세 명', '삼십 년', '3.5', '세상', '삼촌']],
    ['VIN', ['ba con mèo', 'thứ ba', '3 giờ'], ['ba mươi', 'ba trăm', '3,5', 'mười ba']],
    ['ARA', ['ثلاثة رجال', 'الثالث', 'وثلاث', '3 رجال'], ['ثلاثون', 'ثلاث مئة', '3.5', 'ثلاثة عشر']],
    ['JPN', ['三人', '第三章', '3番目', '敵は3人だ'], ['三十人', '十三', '3.5', '三千']],
    ['TRK', ['üç', 'üçüncü', "3'te"], ['otuz üç', 'üç yüz', '3,5', 'üçte']],
    ['IND', ['tiga', 'ketiga', '3 kucing'], ['tiga puluh', 'tiga ratus', '3,5', 'tiga belas']],
    ['THA', ['สามคน', 'ที่สาม', '3 คน'], ['สามสิบ', 'สามร้อย', '3.5', 'สิบสาม']],
    ['ELL', ['τρεις', 'ο τρίτος', '3 γάτες'], ['τρεις χιλιάδες', 'τριάντα τρία', '3,5', 'δεκατρία']],
    ['PTB', ['três', 'a terceira', 'um e três', '3 horas'], ['trinta e três', 'três mil', '3,5', 'treze']],
  ] as const)('finds three in %s', (to, found, other) => {
    const finds = (text: string) => numberPattern(3, to).test(text)
    expect(found.filter((text) => !finds(text))).toEqual([])
    expect(other.filter(finds)).toEqual([])
  })

  it.each([
    ['1987년 2월 13일에', ['February 13, 1987']],
    ['5월에 만나자. 10시 30분이나 3시 반에.', ['May', '10:30', '3:30']],
    ['천년 전, 300년 동안', ['1,000', '300']],
    ['3장, 제12화, 5층', ['Chapter 3', 'Episode 12', 'the 5th floor']],
    ['체중 62.5킬로, 100퍼센트', ['62.5 kilos', '100%']],
    ['1억 2000만 원, 3만 5천 명', ['120,000,000', '35,000']],
    ['3대 2로 이겼다', ['3-2']],
    ['일이 많다. 이 사람은 백수다.', []],
  ])('in Korean: %s', (text, targets) => {
    expect(findNumbers(text, 'KOR', 'ENG').map(({ target }) => target)).toEqual(targets)
  })

  it('lends Russian numbers that ask for the same ending', () => {
    const given = (text: string) => findNumbers(text, 'ENG', 'RUS')[0]!.placeholder(0, 0).source
    expect(['48 men', '33 men', '102 men', '1,024 men', '3.5 men'].map(given)).toEqual([
      '10',
      'three',
      'three',
      'three',
      'three',
    ])
  })

  it.each([
    ['on February 13', 'pazar günü', "13 Şubat'ta"],
    ['12.5%', "yüzde 10'u", "%12,5'i"],
    ['at 5:30 p.m.', '5:30 p.m.', '17:30'],
    ['48', "10'dan", "48'den"],
  ])('puts %s in the place of the Turkish %s', (text, said, written) => {
    const { found, replace } = findNumbers(text, 'ENG', 'TRK')[0]!.placeholder(0, 0)
    expect(said.replace(found, replace)).toBe(written)
  })

  it('reads numerals', () => {
    const written = ['25', '二十五', '二〇二六', '3千', '1億2000万', '千', '2.5万', '两百零五', '三亿']
    expect(written.map(parseNumerals)).toEqual([25, 25, 2026, 3000, 120_000_000, 1000, 25_000, 205, 300_000_000])
  })

  it('finds a number by itself and not inside a larger one', () => {
    const said = ['three cats', 'the third', '3 cats', 'thirty-three', 'three hundred', '3,000', 'threefold', '13']
    expect(said.map((text) => numberPattern(3, 'ENG').test(text))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
    expect(['tres', 'treinta y tres', 'tres mil'].map((text) => numberPattern(3, 'ESP').test(text))).toEqual([
      true,
      false,
      false,
    ])
  })
})
