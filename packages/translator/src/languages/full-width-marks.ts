/** Marks of ASCII behind a sentence as Chinese and Japanese set them. */
export function fullWidthMarks(marks: string): string {
  return marks.replaceAll('...', '……').replaceAll('.', '。').replaceAll('!', '！').replaceAll('?', '？')
}

/** Words of Chinese or Japanese without the spaces that tokens bring, but between words of Latin letters. */
export function withoutSpaces(words: string): string {
  return words.replaceAll(/(?<=[^\p{Script=Latin}\d]) | (?=[^\p{Script=Latin}\d])/gu, '')
}
