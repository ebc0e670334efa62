import { type LanguageCode, languageOf, type Script } from '@fukidashi/contract/languages'

/** How the letters of a source text were set. */
export type LetterCase = 'capitals' | 'mixed' | 'none'

const casedScripts: ReadonlySet<Script> = new Set(['Latn', 'Cyrl', 'Grek'])

/** Whether a language is written in letters that are neither small nor capitals; only foreign names have these in it. */
export function isCaseless(language: LanguageCode): boolean {
  return !casedScripts.has(languageOf(language).script)
}

const capital = /\p{Lu}/gu
const small = /\p{Ll}/gu
const uncased = /\p{Lo}/gu

/** Whether a text is set all in capitals, as English comics are lettered. One capital alone ("I") says nothing, nor do a few in another script. */
export function letterCaseOf(text: string): LetterCase {
  const capitals = text.match(capital)?.length ?? 0
  const smalls = text.match(small)?.length ?? 0
  if (capitals + smalls <= (text.match(uncased)?.length ?? 0)) return 'none'
  return capitals > 1 && capitals >= 9 * smalls ? 'capitals' : 'mixed'
}

const word = /\p{L}[\p{L}\p{M}'’]*/gu
const firstPerson = /^i(?:['’]|$)/u

/**
 * Gives a sentence the case of running text: words in capitals become small unless `isName` knows them, "I" stays, and the
 * first letter is a capital.
 */
export function toSentenceCase(text: string, isName: (word: string) => boolean): string {
  const lowered = text.replaceAll(word, (letters) => {
    if (letterCaseOf(letters) !== 'capitals') return letters
    const lower = letters.toLowerCase()
    return isName(capitalise(lower)) || firstPerson.test(lower) ? capitalise(lower) : lower
  })
  return capitalise(lowered)
}

/** The text with its first letter as a capital; Turkish has others than English ("iyi", "İyi"). */
export function capitalise(text: string, language: LanguageCode = 'ENG'): string {
  return text.replace(
    /^([^\p{L}\d]*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase(languageOf(language).tag),
  )
}

/** What is written with a capital where what was found has one. */
export function inCaseOf(found: string, written: string): string {
  return /^\p{Lu}/u.test(found) ? capitalise(written) : written
}

/** The text with its first letter small, unless it is "I" or its word is a name or has other capitals. */
export function uncapitalise(
  text: string,
  language: LanguageCode,
  isName: (word: string) => boolean = () => false,
): string {
  const first = /^[^\p{L}]*([\p{L}'’]+)/u.exec(text)?.[1] ?? ''
  if (isCaseless(language) || firstPerson.test(first.toLowerCase()) || isName(first)) return text
  return text.replace(
    /^([^\p{L}\d]*)(\p{Lu})(?!\p{Lu})/u,
    (_, before: string, letter: string) => before + letter.toLocaleLowerCase(languageOf(language).tag),
  )
}

/** A text whose words inside a sentence begin with a small letter where `isSmall` says so of the word in small letters. */
export function withSmallWords(text: string, isSmall: (word: string) => boolean): string {
  return text.replaceAll(/(?<=[\p{L}\d,;] )\p{Lu}\p{Ll}+(?!\p{L})/gu, (word) => {
    const small = word.toLowerCase()
    return isSmall(small) ? small : word
  })
}
