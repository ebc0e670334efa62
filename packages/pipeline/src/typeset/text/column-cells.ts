import { graphemesOf } from './break-text.ts'

/** What stands at one place of a vertical column. */
export interface ColumnCell {
  readonly text: string
  /**
   * `upright`: one full-width character in its vertical form. `combined`: a few half-width characters side by side in the
   * place of one (tate-chu-yoko). `turned`: Latin words and long numbers, running down.
   */
  readonly kind: 'upright' | 'combined' | 'turned'
}

const marks: Readonly<Record<string, string>> = { '！': '!', '？': '?' }

// Marks of exclamation together, numbers of two digits, a single letter, words and long numbers, and then anything.
const cellPattern =
  /[！？!?]{2,3}|[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}.,:%'’&-]*(?: (?=[\p{Script=Latin}\p{N}])[\p{Script=Latin}\p{M}\p{N}.,'’&-]+)*|./gsu

/** Cuts a column's text into cells. */
export function splitIntoCells(text: string): readonly ColumnCell[] {
  return Array.from(text.matchAll(cellPattern), ([match]) => match).flatMap((match): ColumnCell[] => {
    if (/^[！？!?]{2,3}$/u.test(match))
      return [{ text: Array.from(match, (mark) => marks[mark] ?? mark).join(''), kind: 'combined' }]
    if (/^[0-9]{2,3}$/.test(match)) return [{ text: match, kind: 'combined' }]
    if (/^[\p{Script=Latin}\p{N}]/u.test(match) && match.length > 1 && !/^[０-９Ａ-Ｚａ-ｚ]/u.test(match))
      return [{ text: match, kind: 'turned' }]
    return graphemesOf(match).map((letter) => ({ text: letter, kind: 'upright' }))
  })
}
