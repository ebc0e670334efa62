// Sets after JIS X 4051 and the W3C's Requirements for Japanese and for Chinese Text Layout.
const neverFirst = new Set(
  '、。，．・：；？！‼⁇⁈⁉゛゜ヽヾゝゞ々ー）］｝〕〉》」』】〙〗〟’”»ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ…‥—～〜!?,.:;)]}~♪♡♥★☆％%',
)
const neverLast = new Set('（［｛〔〈《「『【〘〖〝‘“«([{')
const neverParted = /^(?:……|‥‥|——|――|[\p{Script=Latin}\p{N}.,'’&-]{2}|第\p{N}|\p{N}\p{Script=Han})$/u

/** Whether a line of ideographic text may end between two characters. */
export function mayBreakBetween(before: string, after: string): boolean {
  const last = Array.from(before).at(-1)!
  const first = Array.from(after)[0]!
  return !neverFirst.has(first) && !neverLast.has(last) && !neverParted.test(last + first)
}
