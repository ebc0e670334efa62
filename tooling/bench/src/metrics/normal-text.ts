const punctuation = /[\s.…・!?、。「」『』,~ー\-–—―‼⁉⁈'"“”‘’♪☆★♡♥:;()（）]/gu

/** NFKC without white space, an ellipsis as three dots: every printed character counts. */
export function plainText(text: string): string {
  return text.normalize('NFKC').replaceAll('…', '...').replace(/\s/gu, '')
}

/** Letters and digits in lower case: no punctuation, no long-vowel marks. */
export function lettersOnly(text: string): string {
  return text.normalize('NFKC').replace(punctuation, '').toLowerCase()
}

/** Words with single spaces between them, in lower case: tells whether words were run together. */
export function wordsWithSpaces(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase()
}
