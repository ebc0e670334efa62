import { inCaseOf } from '../../text/letter-case.ts'
import type { FoundNoun, NounRules } from '../language-rules.ts'

// Parts of words with hyphens are left alone.
const words = /(?<![\p{L}\p{N}'’-])\p{L}+(?![\p{L}\p{N}-])/gu
const articleAhead = /(?<!\p{L})an? +$/iu

/** English nouns behind an article and in the plural, of one word or two. */
export const englishNouns: NounRules = {
  known: ['box', 'flower', 'book', 'knife'],
  find: (text, isGlossed) => {
    const found: FoundNoun[] = []
    const places = [...text.matchAll(words)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
    for (const [place, { start, end }] of places.entries()) {
      if (start < (found.at(-1)?.end ?? 0)) continue
      const next = places[place + 1]
      const ends = next !== undefined && text.slice(end, next.start) === ' ' ? [next.end, end] : [end]
      const noun = ends.map((last) => readNoun(text, start, last, isGlossed)).find((one) => one !== undefined)
      if (noun !== undefined) found.push(noun)
    }
    return found
  },
  written: (known, meaning) => ({
    found: new RegExp(String.raw`(?<!\p{L})(?:(an?)\s+)?(${known}|${manyOf(known)})(?!\p{L})`, 'giu'),
    replace: (found) => {
      const [, article, noun = found] = /^(?:(an?)\s+)?(.+)$/iu.exec(found)!
      const isMany = noun.length > known.length
      const word = isMany ? manyOf(meaning) : meaning
      const isName = /^\p{Lu}/u.test(meaning)
      const written = article === undefined || isMany || isName ? word : `${articleOf(meaning)} ${word}`
      return inCaseOf(found, written)
    },
  }),
}

function readNoun(
  text: string,
  start: number,
  end: number,
  isGlossed: (word: string) => boolean,
): FoundNoun | undefined {
  const said = text.slice(start, end)
  // A capital inside a sentence makes a name of it.
  const small = start === 0 ? said.charAt(0).toLowerCase() + said.slice(1) : said
  const forms = [small, ...singlesOf(small)]
  const noun = forms.find((form) => isGlossed(form))
  if (noun === undefined) return undefined
  if (noun !== small) return { start, end, noun, inForm: (known) => inCaseOf(said, manyOf(known)) }
  const [article] = articleAhead.exec(text.slice(0, start)) ?? ['']
  return {
    start: start - article.length,
    end,
    noun,
    inForm: (known) => inCaseOf(article || said, article === '' ? known : `${articleOf(known)} ${known}`),
  }
}

function articleOf(noun: string): string {
  // By sound, not by letter: a university, an hour.
  if (/^(?:uni(?!n|m)|use|usu|eu|one)/iu.test(noun)) return 'a'
  return /^(?:[aeiou]|hour|heir|honest|honor)/iu.test(noun) ? 'an' : 'a'
}

function manyOf(noun: string): string {
  if (/(?:s|x|z|ch|sh)$/u.test(noun)) return `${noun}es`
  if (/[^aeiou]y$/u.test(noun)) return `${noun.slice(0, -1)}ies`
  if (/[lnw]ife$/u.test(noun)) return `${noun.slice(0, -2)}ves`
  return noun.endsWith('man') ? `${noun.slice(0, -2)}en` : `${noun}s`
}

/** What a noun may be in the singular, if it is one in the plural. */
function singlesOf(noun: string): string[] {
  const endings: readonly (readonly [many: RegExp, one: readonly string[]])[] = [
    [/(?<=(?:s|x|z|ch|sh|o))es$/u, ['']],
    [/ies$/u, ['y']],
    [/ves$/u, ['fe', 'f']],
    [/(?<!s)s$/u, ['']],
    [/men$/u, ['man']],
  ]
  return endings.flatMap(([many, ones]) => (many.test(noun) ? ones.map((one) => noun.replace(many, one)) : []))
}
