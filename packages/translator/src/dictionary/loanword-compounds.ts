import type { Loanwords } from '../languages/language-rules.ts'
import type { Lookup } from '../text/sorted-table.ts'

const mostParts = 3

/**
 * Glosses that know words made of two or three loanwords as well, unless one of the two says otherwise or the word `isKnown`, as a name or to the
 * weights: ダークブレード is "dark blade". No dictionary lists what tales call their places, things and feats.
 */
export function withLoanwordCompounds(
  glosses: Lookup,
  { meanings, shortestInCompound }: Loanwords,
  isKnown: (word: string) => boolean,
): Lookup {
  if (shortestInCompound === undefined) return glosses
  const meaningOf = (word: string, parts: number): string | undefined => {
    const whole = meanings.get(word)
    if (whole !== undefined || parts === 1) return whole
    for (let cut = word.length - shortestInCompound; cut >= shortestInCompound; cut--) {
      const first = meanings.get(word.slice(0, cut))
      const rest = first === undefined ? undefined : meaningOf(word.slice(cut), parts - 1)
      if (rest !== undefined) return `${first} ${rest}`
    }
    return undefined
  }
  const get = (word: string) => {
    const listed = glosses.get(word)
    if (listed !== undefined || meanings.has(word)) return listed
    const compound = meaningOf(word, mostParts)
    return compound === undefined || isKnown(word) ? undefined : compound
  }
  return { get, has: (word) => get(word) !== undefined }
}
