import type { NounRules } from '../language-rules.ts'

/** English nouns behind an article and in the plural. */
export const englishNouns: NounRules = {
  known: ['box', 'flower', 'book'],
  written: (known, meaning) => ({
    found: new RegExp(String.raw`(?<!\p{L})(?:(an?)\s+)?(${known}|${manyOf(known)})(?!\p{L})`, 'giu'),
    replace: (found) => {
      const [, article, noun = found] = /^(?:(an?)\s+)?(.+)$/iu.exec(found)!
      const isMany = noun.length > known.length
      const word = isMany ? manyOf(meaning) : meaning
      const isName = /^\p{Lu}/u.test(meaning)
      const written = article === undefined || isMany || isName ? word : `${articleOf(meaning)} ${word}`
      return /^\p{Lu}/u.test(found) ? written.charAt(0).toUpperCase() + written.slice(1) : written
    },
  }),
}

function articleOf(noun: string): string {
  // By sound, not by letter: a university, an hour.
  if (/^(?:uni(?!n|m)|use|usu|eu|one)/iu.test(noun)) return 'a'
  return /^(?:[aeiou]|hour|heir|honest|honor)/iu.test(noun) ? 'an' : 'a'
}

function manyOf(noun: string): string {
  if (/(?:s|x|z|ch|sh)$/u.test(noun)) return `${noun}es`
  if (/[^aeiou]y$/u.test(noun)) return `${noun.slice(0, -1)}ies`
  return noun.endsWith('man') ? `${noun.slice(0, -2)}en` : `${noun}s`
}
