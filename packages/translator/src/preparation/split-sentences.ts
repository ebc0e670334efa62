import type { LanguageRules } from '../languages/language-rules.ts'

/** One sentence of a balloon, with the marks around it that translation must not lose. */
export interface Sentence {
  /** Dots that the sentence starts with, as in "... but why?". */
  readonly opening: string
  /** The words. */
  readonly text: string
  /** Marks that the sentence ends with, in ASCII: `.`, `?!`, `...`, or nothing. */
  readonly ending: string
}

// A full stop inside a number or a word ("3.5", "mi.ra.cle") ends nothing, so in Latin text it must be followed by a space or the end.
const endOfSentence =
  /(?:\s*(?:[?!]|\.{2,}))+[.?!\s]*["'”’」』）)\]]*|\.(?=\s|["'”’)\]]|$)["'”’)\]]*|[。︒]+[」』）)]*|\n+/gu
const middleDots = /[・·･]{2,}|…+|‥+/gu

/**
 * Cuts a balloon's text where comics end a sentence: full stops of any script, runs of ! and ?, ellipses and line ends.
 * Expects NFKC text or makes it so. Japanese text is cut at spaces too, since letterers set them instead of a full stop.
 */
export function splitSentences(text: string, { marks }: LanguageRules): Sentence[] {
  const plain = text.replaceAll(middleDots, '...').normalize('NFKC').trim()
  const sentences: Sentence[] = []
  let opening = ''
  let start = 0
  const add = (end: number, mark: string) => {
    for (const [index, words] of splitAtSpaces(plain.slice(start, end).trim()).entries()) {
      sentences.push({ opening: index === 0 ? opening : '', text: words, ending: '' })
    }
    const last = sentences.at(-1)
    if (last !== undefined && plain.slice(start, end).trim() !== '') {
      sentences[sentences.length - 1] = { ...last, ending: mark }
      opening = ''
    } else if (sentences.length === 0) opening += mark
    else sentences[sentences.length - 1] = { ...last!, ending: last!.ending + mark }
  }
  for (const match of plain.matchAll(endOfSentence)) {
    if (endsInsideSentence(match[0], plain.slice(match.index + match[0].length))) continue
    if (match[0] === '.' && marks?.abbreviations?.test(plain.slice(start, match.index + 1)) === true) continue
    add(match.index, toAsciiEnding(match[0]))
    start = match.index + match[0].length
  }
  add(plain.length, '')
  return sentences
}

// "Stop!" he said: a mark within quotation marks ends the sentence only when the next word begins one.
function endsInsideSentence(mark: string, rest: string): boolean {
  return /["'”’]$/u.test(mark) && /^\s*\p{Ll}/u.test(rest)
}

function toAsciiEnding(mark: string): string {
  const ascii = mark.replaceAll(/[。︒]/gu, '.').replaceAll(/[^.?!]/gu, '')
  return ascii.includes('?') || ascii.includes('!')
    ? ascii.replace(/^\.+/u, (dots) => (dots.length > 1 ? '...' : ''))
    : ascii.replace(/^\.{2,}$/u, '...')
}

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

function splitAtSpaces(text: string): string[] {
  if (text === '') return []
  return japanese.test(text) ? text.split(/(?<=[^\p{Script=Latin}\d])\s+(?=[^\p{Script=Latin}\d])/u) : [text]
}
