const katakana = String.raw`\p{Script=Katakana}`
/** Pattern of the place where a word in katakana begins. */
export const katakanaBegins = `(?<![${katakana}ー])`
/** Pattern of the place behind a word in katakana, whose last sound may be held or cut (レンー, レンッ). */
export const katakanaEnds = `(?!ー*(?!ッ(?!${katakana}))${katakana})`
const hiragana = String.raw`\p{Script=Hiragana}`
/** Pattern of the place where a word in hiragana begins: behind other letters, or behind the particle of a word in them (俺のみずき). */
export const hiraganaBegins = String.raw`(?:(?<![${hiragana}ー])|(?<=[\p{Script=Han}${katakana}ー々][のはがともをにでやなへ]))`
/** Pattern of the place behind a word in hiragana: what may follow a noun. Its last sound may be held or cut. */
export const hiraganaEnds = `(?=$|[^${hiragana}]|[ぁぃぅぇぉっはがのをにへともやでだかなねよさ]|ちゃ|じゃ|くん|たん|たち|せん(?:ぱい|せい)|どの|って|まで|より|しか|けど|ほど|くらい|ぐらい|ばかり|みたい|らしい|する|し[たてまなよ])`

/**
 * Finds a term as a whole word where words are set apart, anywhere where they are not; letter case does not matter. Korean
 * sets particles behind a word, but nothing before it. Japanese sets words in katakana apart from those in other letters, so that
 * レン is not found in レンズ; one or two letters of hiragana end where
 * a particle or other letters follow (りん is not in りんご), while longer words may run into what stands beside them (みずきいる？).
 */
export function namePattern(term: string): RegExp {
  const escaped = term.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)
  if (/\p{Script=Hangul}/u.test(term)) return new RegExp(String.raw`(?<!\p{Script=Hangul})${escaped}`, 'giu')
  if (/\p{Script=Katakana}/u.test(term)) {
    const before = /^[\p{Script=Katakana}ー]/u.test(term) ? katakanaBegins : ''
    const behind = /[\p{Script=Katakana}ー]$/u.test(term) ? katakanaEnds : ''
    return new RegExp(before + escaped + behind, 'giu')
  }
  if (/^[\p{Script=Hiragana}ー]{1,2}$/u.test(term)) return new RegExp(hiraganaBegins + escaped + hiraganaEnds, 'giu')
  const isJoined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(term)
  return new RegExp(isJoined ? escaped : String.raw`(?<![\p{L}\d])${escaped}(?![\p{L}\d])`, 'giu')
}
