/** The marks in front of Spanish words, as many as behind (Ortografía de la lengua española, RAE 2010, 3.4.9). */
export function withInvertedMarks(words: string, marks: string): string {
  if (/[¿¡]/u.test(words)) return ''
  return [...marks.replaceAll(/[^?!]/gu, '')]
    .reverse()
    .map((mark) => (mark === '?' ? '¿' : '¡'))
    .join('')
}
