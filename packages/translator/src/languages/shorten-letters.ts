const stretchedVowel = /(?<=\p{L})([eo])\1{2,}(?=\p{L})/giu
const stretchedLetter = /(\p{L})\1{2,}/giu

/** A text without letters that are drawn out ("Nooooo", "Soooon"), and with no space before a mark. */
export function shortenLetters(text: string): string {
  return text
    .replaceAll(stretchedVowel, '$1$1')
    .replaceAll(stretchedLetter, '$1')
    .replaceAll(/\s+([,.;:?!])/gu, '$1')
}
