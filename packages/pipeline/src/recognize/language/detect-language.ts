import { languageOf, languages, type LanguageCode } from '@fukidashi/contract/languages'
import { eld } from 'eld/extrasmall'
import type { LineReading } from '../../ports.ts'
import type { LineReader, ReadableLine } from '../read-lines/create-line-reader.ts'
import { bestPlans, canRead } from '../plans/reading-plans.ts'

/** Lines that are read to detect the script, and the language among those that share it. */
const sampleSize = 6
const latinSampleSize = 14
/** A page on which no script reaches this score shows no text that could be read. */
const smallestScore = 0.2
/** Lines of other scripts are never read this surely as Latin letters. */
const unmistakable = 0.85
/** Summed confidence of lines from which on a script is clear: two lines that are read well. */
const clearLines = 1.3
/** And how many times as much as for the next script. */
const clearLead = 2
/** Letters from which on words tell languages of Latin script apart; `eld` is right about nine times in ten on so many. */
const clearLetters = 40

type Script = 'japanese' | 'chinese' | 'korean' | 'latin'

/** What a page's language seems to be. */
export interface DetectedLanguage {
  readonly language: LanguageCode
  /** Whether enough of the page says so, and little against it. Where it is not, the pages around it know better. */
  readonly isSure: boolean
}

/** What is known of a page beside its lines. */
export interface PageContext {
  /** Whether the page is drawn in shades of grey, as manga are. */
  readonly isGrey: boolean
  /** The language of the pages around it, which decides where the page itself leaves it open. */
  readonly seriesLanguage: LanguageCode | undefined
}

/**
 * Detects the language of a page: its script by reading a few long lines as each, then the language by its letters
 * and words. Undefined when nothing readable stands on the page.
 */
export async function detectLanguage(
  lines: readonly ReadableLine[],
  reader: LineReader,
  { isGrey, seriesLanguage }: PageContext,
  signal: AbortSignal,
): Promise<DetectedLanguage | undefined> {
  const longest = lines.toSorted((a, b) => b.line.glyphs.length - a.line.glyphs.length)
  const sample = longest.slice(0, sampleSize)
  if (sample.length === 0) return undefined
  const scores = await scoreScripts(sample, reader, isGrey, signal)
  const script = bestScript(scores, sample.length)
  if (script === undefined) return undefined
  const isScriptSure = isClear(scores, script)
  if (!isScriptSure && seriesLanguage !== undefined) return { language: seriesLanguage, isSure: false }
  const detected = await languageOfScript[script](longest, reader, signal)
  // Words of one script are told apart less surely than scripts are: there, too, the pages around decide.
  const isSeriesOfScript = seriesLanguage !== undefined && isLatin(seriesLanguage) === (script === 'latin')
  if (!detected.isSure && isSeriesOfScript) return { language: seriesLanguage, isSure: false }
  return { language: detected.language, isSure: isScriptSure && detected.isSure }
}

function isLatin(language: LanguageCode): boolean {
  return languageOf(language).script === 'Latn'
}

type ScriptScores = Readonly<Record<Script, number>>

async function scoreScripts(
  sample: readonly ReadableLine[],
  reader: LineReader,
  isGrey: boolean,
  signal: AbortSignal,
): Promise<ScriptScores> {
  const { probes } = reader.plans
  const columns = sample.filter(({ direction }) => direction === 'vertical')
  const rows = sample.filter(({ direction }) => direction === 'horizontal')
  const other = await reader.readWith(probes.chineseOrLatin, [...columns, ...rows], signal)
  const latin = sumOf(other.map(latinScore))
  if (latin >= unmistakable * sample.length) return { japanese: 0, chinese: 0, korean: 0, latin }
  const japanese = [
    ...(columns.length > 0 ? await reader.readWith(probes.japaneseColumns, columns, signal) : []),
    ...(rows.length > 0 ? await reader.readWith(probes.japaneseRows, rows, signal) : []),
  ]
  const korean = rows.length > 0 ? await reader.readWith(probes.koreanRows, rows, signal) : []
  const chinese = scoreChineseAndJapanese(japanese, other, { columns: columns.length, isGrey })
  return { ...chinese, korean: sumOf(korean.map(koreanScore)), latin }
}

/**
 * How sure the readings of lines as Japanese and as Chinese are of their own script, each summed up. The first `columns` lines
 * are columns. Kanji that both languages write count for the one that the rest of the page speaks for: kana, or characters that
 * one language alone has. Where nothing does, columns on a grey page are Japanese: manga are set so, and comics in simplified
 * characters are set in rows.
 */
export function scoreChineseAndJapanese(
  japanese: readonly LineReading[],
  chinese: readonly LineReading[],
  page: { readonly columns: number; readonly isGrey: boolean },
): { readonly japanese: number; readonly chinese: number } {
  const scores = { japanese: 0, chinese: 0 }
  let sharedInColumns = 0
  let sharedInRows = 0
  japanese.forEach((reading, index) => {
    const other = chinese[index]!
    const kana = shareOf(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, reading.text)
    const isChineseAlone = hasAny(other.text, chineseOnly)
    // Made to read Chinese, the Japanese reader takes characters for the Japanese ones that look like them.
    const isJapaneseAlone = !isChineseAlone && hasAny(reading.text, japaneseOnly)
    scores.japanese += reading.confidence * (isJapaneseAlone ? 1 : Math.min(1, 2 * kana))
    // A reader that does not know kana passes them over, so a short reading of a long line is no Chinese.
    const length = Math.min(1, other.text.length / Math.max(1, reading.text.length))
    const han = other.confidence * shareOf(/\p{Script=Han}/gu, other.text) * length
    if (isChineseAlone) scores.chinese += han
    else if (index < page.columns) sharedInColumns += han
    else sharedInRows += han
  })
  const isOpen = scores.japanese === scores.chinese
  const columnsAre = isOpen ? (page.isGrey ? 'japanese' : 'chinese') : leaning(scores)
  scores[columnsAre] += sharedInColumns
  scores[isOpen ? 'chinese' : leaning(scores)] += sharedInRows
  return scores
}

function leaning({ japanese, chinese }: Pick<ScriptScores, 'japanese' | 'chinese'>): 'japanese' | 'chinese' {
  return japanese >= chinese ? 'japanese' : 'chinese'
}

function bestScript(scores: ScriptScores, lines: number): Script | undefined {
  const [best, score] = Object.entries(scores).reduce((a, b) => (b[1] > a[1] ? b : a))
  return score / lines < smallestScore ? undefined : (best as Script)
}

/** Whether a script has the evidence of about two sure lines, and twice as much as any other. */
function isClear(scores: ScriptScores, script: Script): boolean {
  const others = Object.entries(scores).filter(([other]) => other !== script)
  return scores[script] >= clearLines && scores[script] >= clearLead * Math.max(...others.map(([, score]) => score))
}

function koreanScore({ text, confidence }: LineReading): number {
  return confidence * shareOf(/\p{Script=Hangul}/gu, text)
}

function latinScore({ text, confidence }: LineReading): number {
  return confidence * shareOf(/\p{Script=Latin}/gu, text)
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function hasAny(text: string, letters: ReadonlySet<string>): boolean {
  return [...text].some((letter) => letters.has(letter))
}

function shareOf(letters: RegExp, text: string): number {
  const all = text.match(/\p{L}/gu)?.length ?? 0
  return all === 0 ? 0 : (text.match(letters)?.length ?? 0) / all
}

type FindLanguage = (
  lines: readonly ReadableLine[],
  reader: LineReader,
  signal: AbortSignal,
) => Promise<DetectedLanguage>

const languageOfScript: Readonly<Record<Script, FindLanguage>> = {
  japanese: async () => ({ language: 'JPN', isSure: true }),
  korean: async () => ({ language: 'KOR', isSure: true }),
  chinese: async (lines, reader, signal) => {
    const readings = await reader.readWith(reader.plans.probes.chineseOrLatin, lines.slice(0, sampleSize), signal)
    const text = readings.map(({ text }) => text).join('')
    const traditional = countLetters(text, traditionalOnly)
    const simplified = countLetters(text, simplifiedOnly)
    return { language: traditional > simplified ? 'CHT' : 'CHS', isSure: traditional !== simplified }
  },
  latin: async (lines, reader, signal) => {
    const rows = lines.filter(({ direction }) => direction === 'horizontal').slice(0, latinSampleSize)
    const readings = await reader.readWith(reader.plans.probes.chineseOrLatin, rows, signal)
    const text = readings.map(({ text }) => text).join(' ')
    return { language: latinLanguageOf(text), isSure: text.length >= clearLetters }
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

// Characters of our texts in the one language that the other never has in as many of its own: Japanese simplifications and
// characters made in Japan (in no Chinese character set), then what only Chinese writes.
const japaneseOnly = new Set(
  '気発戦変撃悪実対読様弾続効歩楽帰込戻転乗両働関説毎壊験薬単頼顔経値呪増闘産広応険抜囲窓収払駅黒売歳晩満絶択訳焼隠図鉄価軽済剣霊隣拠鉱処裏絵姉辺駄歯従帯蔵団観戸査労検専継雑汚竜黙拡圧賛栄塩権騒駆録歴営緑鋭涙聴匂臓剤厳捜酔錬氷獣廃猟舎沢衆徴嬢噛郷齢巣浄覧揺渇仮摂繋隷砕畳総恵脳挙犠悩陥譲穏殻懐喰縁歓繊菓縄讐拝渉鶏瀬姫醸縦勧児枠脇渋奨剰掲銭仏釈粋痩稲麺桜亜鉢圏挿斉妬鹸蝋徳県',
)
const chineseOnly = new Set(
  '你们这么时为说过吗还她开对发经现让吧给汤动种您样长间该别进头战击电见话车弹变带啊东灵请应两谁护每觉欢门哪强关问单许实师帮边枪类书结场够伤队尔离呢晚敌备术处黑标难认谢马试记语兽选远杀妈军须错亲钱领块图德满诉卡计设药级复步获视轻总确传连爱风张恶买鱼爸饭戏围题线树飞跑运达续刚质丽墙组险增份奶报闪员乐玛败钟转热择产终营值龙响红顶识适异兴烧紧统务读换议习锁层简极虽卫办验毁伙继导练业圣显载论维环岁灭钢绝剑证调费则项坚团骑诺纳资谈剂猎爷启园另储查侧约铁赶细讲节笔义养银偷减脸阳拥韦轮币态丧测脑兰蓝仅喂压纸颗辆权划卖联专矿规饿户壳观嗯输胜馆闭糕疗寻岛挥预闻咖罗绿训挡丢损废库惊镜货萨严尝较讨键签沉额灾唤赛创赢误啡們說沒麼嗎妳',
)
