/** Finds a term as a whole word where words are set apart, anywhere where they are not; letter case does not matter. */
export function namePattern(term: string): RegExp {
  const escaped = term.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)
  const isJoined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u.test(term)
  return new RegExp(isJoined ? escaped : String.raw`(?<![\p{L}\d])${escaped}(?![\p{L}\d])`, 'giu')
}
