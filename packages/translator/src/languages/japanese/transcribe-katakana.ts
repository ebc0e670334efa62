import { katakanaSyllables } from '../katakana-syllables.ts'

/**
 * A katakana word in Hepburn letters with a capital, long vowels unmarked, as English translations of comics write names. A last ス
 * is an s: names of Japanese people do not end in it (サントス Santos).
 */
export function transcribeKatakana(word: string): string {
  const letters = word
    .replaceAll(
      /[ァ-ヴ][ァィゥェォャュョ]?/gu,
      (kana) => katakanaSyllables[kana] ?? [...kana].map((one) => katakanaSyllables[one] ?? one).join(''),
    )
    .replaceAll(/ッ([a-z])/gu, (_, next: string) => (next === 'c' ? 'tc' : next + next))
    .replaceAll(/[ッー]/gu, '')
    .replace(/(?<=[aeioun])su$/u, 's')
  return letters.charAt(0).toUpperCase() + letters.slice(1)
}
