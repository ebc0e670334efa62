import { languages, type LanguageCode } from '@fukidashi/contract/languages'
import { eld } from 'eld/extrasmall'
import type { LineReading } from '../../ports.ts'
import type { LineReader, ReadableLine } from '../read-lines/create-line-reader.ts'
import { bestPlans, canRead } from '../plans/reading-plans.ts'

/** Lines that are read to find out the script, and the language among those that share it. */
const sampleSize = 6
const latinSampleSize = 14
/** A page on which no script reaches this score shows no text that could be read. */
const smallestScore = 0.2
/** Lines in other scripts are never read this surely as Latin letters. */
const unmistakable = 0.85

/** Scripts by ISO 15924; `Hani` stands for Chinese in simplified and in traditional characters. */
type PageScript = 'Jpan' | 'Hani' | 'Kore' | 'Latn'

/**
 * Finds out the language of a page: its script by reading a few long lines as each, then the language by its letters
 * and words. Undefined when nothing readable stands on the page.
 */
export async function detectLanguage(
  lines: readonly ReadableLine[],
  reader: LineReader,
  signal: AbortSignal,
): Promise<LanguageCode | undefined> {
  const longest = lines.toSorted((a, b) => b.line.glyphs.length - a.line.glyphs.length)
  const sample = longest.slice(0, sampleSize)
  if (sample.length === 0) return undefined
  const script = await detectScript(sample, reader, signal)
  if (script === undefined) return undefined
  return await languageOfScript[script](longest, reader, signal)
}

async function detectScript(
  sample: readonly ReadableLine[],
  reader: LineReader,
  signal: AbortSignal,
): Promise<PageScript | undefined> {
  const scores: Record<PageScript, number> = { Jpan: 0, Hani: 0, Kore: 0, Latn: 0 }
  const columns = sample.filter(({ direction }) => direction === 'vertical')
  const rows = sample.filter(({ direction }) => direction === 'horizontal')
  const other = await reader.readWith(reader.plans.probes.chineseOrLatin, [...columns, ...rows], signal)
  if (meanOf(other.map(latinScore)) >= unmistakable) return 'Latn'
  if (columns.length > 0) {
    const japanese = await reader.readWith(reader.plans.probes.japaneseColumns, columns, signal)
    columns.forEach((_, index) => addScores(scores, japanese[index]!, other[index]!))
  }
  if (rows.length > 0) {
    const japanese = await reader.readWith(reader.plans.probes.japaneseRows, rows, signal)
    const korean = await reader.readWith(reader.plans.probes.koreanRows, rows, signal)
    rows.forEach((_, index) => addScores(scores, japanese[index]!, other[columns.length + index]!, korean[index]))
  }
  const [best, score] = Object.entries(scores).reduce((a, b) => (b[1] > a[1] ? b : a))
  return score / sample.length < smallestScore ? undefined : (best as PageScript)
}

function latinScore({ text, confidence }: LineReading): number {
  return confidence * shareOf(/\p{Script=Latin}/gu, text)
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Adds how sure each reading of a line is of letters of its own script. */
function addScores(
  scores: Record<PageScript, number>,
  japanese: LineReading,
  other: LineReading,
  korean: LineReading = { text: '', confidence: 0 },
): void {
  const kana = shareOf(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, japanese.text)
  scores.Jpan += japanese.confidence * Math.min(1, 2 * kana)
  scores.Kore += korean.confidence * shareOf(/\p{Script=Hangul}/gu, korean.text)
  scores.Latn += latinScore(other)
  // A reader that does not know kana passes them over, so a short reading of a long line is no Chinese.
  const length = Math.min(1, other.text.length / Math.max(1, japanese.text.length))
  scores.Hani += other.confidence * shareOf(/\p{Script=Han}/gu, other.text) * length
}

function shareOf(letters: RegExp, text: string): number {
  const all = text.match(/\p{L}/gu)?.length ?? 0
  return all === 0 ? 0 : (text.match(letters)?.length ?? 0) / all
}

type FindLanguage = (lines: readonly ReadableLine[], reader: LineReader, signal: AbortSignal) => Promise<LanguageCode>

const languageOfScript: Readonly<Record<PageScript, FindLanguage>> = {
  Jpan: async () => 'JPN',
  Kore: async () => 'KOR',
  Hani: async (lines, reader, signal) => {
    const readings = await reader.readWith(reader.plans.probes.chineseOrLatin, lines.slice(0, sampleSize), signal)
    const text = readings.map(({ text }) => text).join('')
    return countLetters(text, traditionalOnly) > countLetters(text, simplifiedOnly) ? 'CHT' : 'CHS'
  },
  Latn: async (lines, reader, signal) => {
    const rows = lines.filter(({ direction }) => direction === 'horizontal').slice(0, latinSampleSize)
    const readings = await reader.readWith(reader.plans.probes.chineseOrLatin, rows, signal)
    return latinLanguageOf(readings.map(({ text }) => text).join(' '))
  },
}

const latinLanguages = languages.filter(({ code, script }) => script === 'Latn' && canRead(bestPlans, code))
// The detector's name for Malay covers Indonesian, which is the more common of the two; European Portuguese likewise.
const codeOfTag = new Map<string, LanguageCode>([
  ...latinLanguages.map(({ tag, code }): [string, LanguageCode] => [tag === 'fil' ? 'tl' : tag, code]),
  ['ms', 'IND'],
  ['pt', 'POR'],
])

/** The language of a text in Latin letters; English when the text is too short to tell. */
export function latinLanguageOf(text: string): LanguageCode {
  eld.setLanguageSubset([...codeOfTag.keys()])
  const { language } = eld.detect(text)
  return codeOfTag.get(language) ?? 'ENG'
}

function countLetters(text: string, letters: string): number {
  return [...text].filter((letter) => letters.includes(letter)).length
}

// Frequent characters that only one of the two ways of writing Chinese has, pair by pair.
const simplifiedOnly =
  '这们说个来时会对没过还么样给见让边东车长门问间马鸟鱼语话该谁谢请让认识记讲许论读变买卖卫两关兴写军农决况净减击几凤刚则刘创办务动劳势区医华协单卢厂厅历压厌县参双发叶号听启吗员响哑团园围国图圣场坏块坚坛坟处备头夹夺奋妇妈娱孙学宁宝实宠审宪宫宽宾寻导将尔尘尝尽层属岁岂岛岭帅师帐带帮应庆庙废开异弃张弥弯弹强归录彻径忆忧怀态怜总恋恶恼悬惊惧惨惯愤愿战戏户扑执扩扫扬扰抚护报担拥择拨挂挡挤挥损换据'
const traditionalOnly =
  '這們說個來時會對沒過還麼樣給見讓邊東車長門問間馬鳥魚語話該誰謝請讓認識記講許論讀變買賣衛兩關興寫軍農決況淨減擊幾鳳剛則劉創辦務動勞勢區醫華協單盧廠廳歷壓厭縣參雙發葉號聽啟嗎員響啞團園圍國圖聖場壞塊堅壇墳處備頭夾奪奮婦媽娛孫學寧寶實寵審憲宮寬賓尋導將爾塵嘗盡層屬歲豈島嶺帥師帳帶幫應慶廟廢開異棄張彌彎彈強歸錄徹徑憶憂懷態憐總戀惡惱懸驚懼慘慣憤願戰戲戶撲執擴掃揚擾撫護報擔擁擇撥掛擋擠揮損換據'
