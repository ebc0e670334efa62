import type { FoundWord, StandInRules } from '../language-rules.ts'

const han = String.raw`[\p{Script=Han}々]`
const katakana = String.raw`[\p{Script=Katakana}ー]`
const beginning = new RegExp(`(?<!${han})${han}|(?<!${katakana})${katakana}`, 'gu')
// A verb may follow a word in kanji without a particle: 全部奪われた, 俺見捨てない.
const beginningOfVerb = new RegExp(
  `(?<!${han})${han}|(?<=${han}{2}|[俺私僕君])${han}|(?<!${katakana})${katakana}`,
  'gu',
)
const longestWord = 14
const isLong = new RegExp(`^(?:${han}{2,}|${katakana}{2,})$`, 'u')
// A noun that is done ("旅行する") is a verb, one in front of な an adjective, and one that somebody is called by a name.
const goesOn = new RegExp(
  String.raw`^(?:する|すれ|すん|し[たてなまよろ]|せ[ずよ]|さ[せれん]|でき|出来|な(?![くどのらん])|くん|ちゃん)`,
  'u',
)
// A single kanji, or one with kana behind it, may as well begin a verb: a noun it is in front of a particle.
const particleOrEnd = /^(?:$|[がをにはもとへやの]|で(?!き)|か(?!ら|け|っ)|だ(?!ら)|じゃ|なら|[^\p{L}])/u

/**
 * By the classes of verbs and adjectives, what may stand behind what is alike in all their forms, and how their plain form ends. The class is the plain
 * ending, and ら for verbs in る of five grades.
 */
const classes: Readonly<Record<string, readonly [behind: RegExp, plain: string]>> = {
  る: [/^(?:[るれろよたてなまずんぬらさそちとやすつかに続始終出]|$|\P{L})/u, 'る'],
  う: [/^(?:[わいうえお]|っ[たてちと])/u, 'う'],
  く: [/^(?:[かきくけこ]|い[たてちと])/u, 'く'],
  ぐ: [/^(?:[がぎぐげご]|い[だでじど])/u, 'ぐ'],
  す: [/^[さしすせそ]/u, 'す'],
  つ: [/^(?:[たちつてと]|っ[たてちと])/u, 'つ'],
  ぶ: [/^(?:[ばびぶべぼ]|ん[だでじど])/u, 'ぶ'],
  む: [/^(?:[まみむめも]|ん[だでじど])/u, 'む'],
  ら: [/^(?:[らりるれろ]|っ[たてちと])/u, 'る'],
  い: [/^(?:い|か[っろ]|けれ|そう|すぎ)/u, 'い'],
}

// What is done is a noun: 寝返りを打つ.
const nounOfVerb = /^[いきぎしちびみり]を/u

/** What stands for verbs and adjectives of each class. */
const inflected: Readonly<Record<string, readonly [known: string, ofClass: string]>> = {
  eat: ['食べる', 'る'],
  help: ['助ける', 'る'],
  sleep: ['寝る', 'る'],
  write: ['書く', 'く'],
  walk: ['歩く', 'く'],
  cry: ['泣く', 'く'],
  swim: ['泳ぐ', 'ぐ'],
  kill: ['殺す', 'す'],
  break: ['壊す', 'す'],
  win: ['勝つ', 'つ'],
  choose: ['選ぶ', 'ぶ'],
  carry: ['運ぶ', 'ぶ'],
  fly: ['飛ぶ', 'ぶ'],
  drink: ['飲む', 'む'],
  steal: ['盗む', 'む'],
  sell: ['売る', 'ら'],
  kick: ['蹴る', 'ら'],
  dance: ['踊る', 'ら'],
  buy: ['買う', 'う'],
  use: ['使う', 'う'],
  laugh: ['笑う', 'う'],
  sing: ['歌う', 'う'],
  beautiful: ['美しい', 'い'],
  red: ['赤い', 'い'],
}
const classOf = new Map(Object.values(inflected))

/**
 * Whole words in kanji or katakana, and in kanji with kana where a particle follows; verbs and adjectives in their forms. Words in kana alone run into
 * what stands beside them.
 */
export const japaneseStandIns: StandInRules = {
  known: {
    box: '箱',
    flower: '花',
    book: '本',
    knife: 'ナイフ',
    ...Object.fromEntries(Object.entries(inflected).map(([name, [known]]) => [name, known])),
  },
  isIn: (known, text) => text.includes(classOf.has(known) ? known.slice(0, -1) : known),
  find: (text, isGlossed) => {
    const found = [
      ...[...text.matchAll(beginning)].map(({ index: start }) => findNoun(text, start, isGlossed)),
      ...[...text.matchAll(beginningOfVerb)].map(({ index: start }) => findInflected(text, start, isGlossed)),
    ].filter((word) => word !== undefined)
    // The first of two that share a letter, and of two that begin together the noun, which was found by what follows it.
    const inOrder = found.toSorted((one, other) => one.start - other.start)
    return inOrder.filter(({ start }, index) => inOrder.slice(0, index).every(({ end }) => end <= start))
  },
}

function findNoun(text: string, start: number, isGlossed: (word: string) => boolean): FoundWord | undefined {
  const lengths = Array.from({ length: Math.min(longestWord, text.length - start) }, (_, index) => index + 1)
  const length = lengths.findLast((one) => {
    const word = text.slice(start, start + one)
    return isGlossed(word) && isWhole(word, text.slice(start + one))
  })
  if (length === undefined) return undefined
  const end = start + length
  return { start, end, word: text.slice(start, end), suits: (known) => !classOf.has(known) }
}

function findInflected(text: string, start: number, isGlossed: (word: string) => boolean): FoundWord | undefined {
  for (let end = Math.min(start + longestWord, text.length); end > start; end -= 1) {
    const rest = text.slice(end)
    for (const [ofClass, [behind, plain]] of Object.entries(classes)) {
      if (!behind.test(rest) || nounOfVerb.test(rest)) continue
      const word = `${text.slice(start, end)}${plain}|${ofClass}`
      if (!isGlossed(word)) continue
      return {
        start,
        end,
        word,
        inForm: (known) => known.slice(0, -1),
        suits: (known) => classOf.get(known) === ofClass,
      }
    }
  }
  return undefined
}

const startsWithHan = new RegExp(`^${han}`, 'u')
const startsWithKatakana = new RegExp(`^${katakana}`, 'u')

function isWhole(word: string, rest: string): boolean {
  if (!isLong.test(word)) return particleOrEnd.test(rest)
  const sameScript = startsWithHan.test(word) ? startsWithHan : startsWithKatakana
  return !sameScript.test(rest) && !goesOn.test(rest)
}
