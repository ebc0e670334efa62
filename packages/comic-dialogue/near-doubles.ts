/** What is compared of a line. */
interface EnglishLine {
  readonly id: string
  readonly texts: { readonly eng: string }
}

/** Lines shorter than this in words are alike by nature: "What is it?", "Who is it?". */
const shortestCompared = 6

/**
 * Pairs of lines (the earlier one first) whose English differs in one word at most: replaced, added or left out. Only lines of six
 * words or more are compared.
 */
export function findNearDoubles<Line extends EnglishLine>(lines: readonly Line[]): (readonly [Line, Line])[] {
  const lineOfForm = new Map<string, Line>()
  const pairs = new Map<string, readonly [Line, Line]>()
  for (const line of lines) {
    const words = line.texts.eng.toLowerCase().match(/[a-z0-9']+/g) ?? []
    if (words.length < shortestCompared) continue
    // What is left without one word is shared by every sentence that differs in that word alone, and by the one without it.
    const forms = [words.join(' '), ...words.map((_, index) => words.toSpliced(index, 1).join(' '))]
    for (const form of new Set(forms)) {
      const earlier = lineOfForm.get(form)
      if (earlier === undefined) lineOfForm.set(form, line)
      else pairs.set(`${earlier.id} ${line.id}`, [earlier, line])
    }
  }
  return [...pairs.values()]
}
