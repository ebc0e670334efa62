import type { FoundWord, StandInRules } from '../language-rules.ts'

const han = /\p{Script=Han}/u
const longestWord = 8

/**
 * Nouns wherever they stand: Chinese writes no spaces, so that the longest of those that begin at a character is taken, and those are
 * glossed alone that hardly arise from the end of one word and the beginning of another.
 */
export const chineseStandIns: StandInRules = {
  known: { box: '箱子', flower: '花', book: '书', knife: '刀' },
  isIn: (known, text) => text.includes(known),
  find: (text, isGlossed) => {
    const found: FoundWord[] = []
    for (let start = 0; start < text.length; start += 1) {
      if (!han.test(text[start]!)) continue
      const word = longestAt(text, start, isGlossed)
      if (word === undefined) continue
      const end = start + word.length
      found.push({ start, end, word })
      start = end - 1
    }
    return found
  },
}

function longestAt(text: string, start: number, isGlossed: (word: string) => boolean): string | undefined {
  for (let length = Math.min(longestWord, text.length - start); length > 1; length -= 1) {
    const word = text.slice(start, start + length)
    if (isGlossed(word)) return word
  }
  return undefined
}
