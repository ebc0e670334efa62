// Digits before a large unit (10万) are written out by most languages.
const number = /\d+(?:[.,:]\d+)*(?![\d.,:]*[十百千万億兆亿萬만억조천])/gu

/**
 * Whether every number written in digits is in the translation too. One-digit numbers may have become words ("3 cats",
 * "three cats"), as letterers write them.
 */
export function keepsNumbers(source: string, translation: string): boolean {
  const wanted = numbersOf(source).filter((digits) => digits.length > 1)
  const found = numbersOf(translation)
  return wanted.every((digits) => found.includes(digits))
}

function numbersOf(text: string): string[] {
  return (text.normalize('NFKC').match(number) ?? []).map((found) => found.replaceAll(/\D/gu, ''))
}
