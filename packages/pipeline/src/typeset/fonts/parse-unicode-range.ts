/** First and last code point, both included. */
export type CodePointRange = readonly [first: number, last: number]

/** Reads a CSS `unicode-range` such as `U+23,U+30-39`. */
export function parseUnicodeRange(text: string): CodePointRange[] {
  return text.split(',').map((part) => {
    const [first, last] = part.trim().replace(/^U\+/i, '').split('-')
    const start = Number.parseInt(first!, 16)
    return [start, last === undefined ? start : Number.parseInt(last, 16)]
  })
}
