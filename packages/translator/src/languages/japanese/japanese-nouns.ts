import type { FoundNoun, NounRules } from '../language-rules.ts'

const han = String.raw`[\p{Script=Han}々]`
const katakana = String.raw`[\p{Script=Katakana}ー]`
const beginning = new RegExp(`(?<!${han})${han}|(?<!${katakana})${katakana}`, 'gu')
const longestWord = 10
const isLong = new RegExp(`^(?:${han}{2,}|${katakana}{2,})$`, 'u')
// A noun that is done ("旅行する") is a verb, one in front of な an adjective, and one that somebody is called by a name.
const goesOn = new RegExp(
  String.raw`^(?:する|すれ|すん|し[たてなまよろ]|せ[ずよ]|さ[せれん]|でき|出来|な(?![くどのらん])|くん|ちゃん)`,
  'u',
)
// A single kanji, or one with kana behind it, may as well begin a verb: a noun it is in front of a particle.
const particleOrEnd = /^(?:$|[がをにはもとへやの]|で(?!き)|か(?!ら|け|っ)|だ(?!ら)|じゃ|なら|[^\p{L}])/u

/** Whole words in kanji or katakana, and in kanji with kana where a particle follows; words in kana alone run into what stands beside them. */
export const japaneseNouns: NounRules = {
  known: ['箱', '花', '本', 'ナイフ'],
  find: (text, isGlossed) => {
    const found: FoundNoun[] = []
    for (const { index: start } of text.matchAll(beginning)) {
      if (start < (found.at(-1)?.end ?? 0)) continue
      const lengths = Array.from({ length: Math.min(longestWord, text.length - start) }, (_, index) => index + 1)
      const length = lengths.findLast((one) => {
        const word = text.slice(start, start + one)
        return isGlossed(word) && isWhole(word, text.slice(start + one))
      })
      if (length === undefined) continue
      const end = start + length
      found.push({ start, end, noun: text.slice(start, end) })
    }
    return found
  },
}

const startsWithHan = new RegExp(`^${han}`, 'u')
const startsWithKatakana = new RegExp(`^${katakana}`, 'u')

function isWhole(word: string, rest: string): boolean {
  if (!isLong.test(word)) return particleOrEnd.test(rest)
  const sameScript = startsWithHan.test(word) ? startsWithHan : startsWithKatakana
  return !sameScript.test(rest) && !goesOn.test(rest)
}
