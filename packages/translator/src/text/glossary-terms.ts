/**
 * Finds a term as a whole word where words are set apart, anywhere where they are not; letter case does not matter. Korean
 * sets particles behind a word, but nothing before it.
 */
export function namePattern(term: string): RegExp {
  const escaped = term.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)
  if (/\p{Script=Hangul}/u.test(term)) return new RegExp(String.raw`(?<!\p{Script=Hangul})${escaped}`, 'giu')
  const isJoined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(term)
  return new RegExp(isJoined ? escaped : String.raw`(?<![\p{L}\d])${escaped}(?![\p{L}\d])`, 'giu')
}
