import type { WordEnding } from '../language-rules.ts'

// Numbers are read aloud to be declined: units, tens, and what zeros behind them make.
const units = ' bir iki üç dört beş altı yedi sekiz dokuz'.split(' ')
const tens = ' on yirmi otuz kırk elli altmış yetmiş seksen doksan'.split(' ')
const powers = [
  { zeros: 9, word: 'milyar' },
  { zeros: 6, word: 'milyon' },
  { zeros: 3, word: 'bin' },
  { zeros: 2, word: 'yüz' },
]

const vowels = 'aıoueiöü'
const isBack = (vowel: string) => 'aıou'.includes(vowel)
const isRounded = (vowel: string) => 'ouöü'.includes(vowel)

/** The endings that Turkish parts from a name or a figure by an apostrophe. */
export const turkishEnding: WordEnding = { pattern: String.raw`(?:['’]\p{Ll}+)?`, carry: withTurkishEnding }

/**
 * A name or figure with the ending that another one had: its vowels follow those of the word, and a consonant stands
 * between two vowels ("Tom'un" lends "Shina" the ending of "Shina'nın"). `found` is the other one; it lends nothing where it
 * has no ending.
 */
export function withTurkishEnding(word: string, found: string): string {
  const ending = /['’](\p{Ll}+)$/u.exec(found)?.[1]
  if (ending === undefined) return word
  const heard = hear(word)
  const vowel = [...heard].findLast((letter) => vowels.includes(letter)) ?? 'e'
  const last = heard.at(-1) ?? ''
  return `${word}'${harmonise(ending, { vowel, endsInVowel: vowels.includes(last), isVoiceless: 'fstkçşhp'.includes(last) })}`
}

const particle =
  /(?<=([aıoueiöüAIOUEİÖÜ])[^\s\p{P}aıoueiöüAIOUEİÖÜ]* )(?:m[ıiuü](?:y[ıiuü][mz]|s[ıiuü]n(?:[ıiuü]z)?|yd[ıiuü]\p{L}*)?|d[ae])(?!\p{L})/gu

/** A text whose particles that stand apart ("mi", "de") follow the vowel before them, as weights do not always have it. */
export function withTurkishParticles(text: string): string {
  return text.replaceAll(particle, (found: string, vowel: string) =>
    withVowelsAfter(found, vowel.toLocaleLowerCase('tr')),
  )
}

interface Sound {
  readonly vowel: string
  readonly endsInVowel: boolean
  readonly isVoiceless: boolean
}

function harmonise(ending: string, { vowel, endsInVowel, isVoiceless }: Sound): string {
  const bare = ending
    .replace(/^n(?=[ıiuü]n)|^y(?=[aeıiuüldsm])/u, '')
    .replace(/^[ıiuü]?(?=nc)/u, endsInVowel ? '' : 'i')
  // A genitive takes an n behind a vowel, everything else a y; plurals and cases in d and t need neither.
  const isGenitive = /^[ıiuü]n/u.test(bare)
  const takesLetter = /^[aeıiuü]|^l[ae](?!r)|^[dt][ıiuü]|^s[ae]|^m[ıiuü]ş/u.test(bare)
  const between = endsInVowel && takesLetter ? (isGenitive ? 'n' : 'y') : ''
  const voiced = bare.replace(/^[dt]/u, isVoiceless ? 't' : 'd')
  return between + withVowelsAfter(voiced, vowel)
}

// Every vowel of an ending follows the one before it, but for that of -ki.
function withVowelsAfter(ending: string, vowel: string): string {
  let current = vowel
  return ending.replaceAll(/(?<!k)i|[aıoueöü]/gu, (letter) => {
    current = 'ae'.includes(letter) ? openVowel(current) : closeVowel(current)
    return current
  })
}

function openVowel(before: string): string {
  return isBack(before) ? 'a' : 'e'
}

function closeVowel(before: string): string {
  if (isBack(before)) return isRounded(before) ? 'u' : 'ı'
  return isRounded(before) ? 'ü' : 'i'
}

// What a word sounds like at its end, as far as endings ask: figures as they are read, foreign names as Turkish hears most of them.
function hear(word: string): string {
  const digits = /\d+$/u.exec(word.replaceAll(/(?<=\d)\.(?=\d{3})/gu, ''))?.[0]
  if (digits !== undefined) return readEnd(digits)
  return word
    .toLocaleLowerCase('tr')
    .replace(/ce$/u, 'se')
    .replace(/a([^aeiouy])e$/u, 'ey$1')
    .replace(/i([^aeiouy])e$/u, 'ay$1')
    .replace(/(?<=[ou][^aeiouy])e$/u, '')
    .replace(/(?<=[^aeiou])y$|ie$|ee$|ea$/u, 'i')
    .replace(/oo$|ew$/u, 'u')
    .replace(/sh$/u, 'ş')
    .replace(/t?ch$/u, 'ç')
    .replace(/c?k$|x$/u, 'k')
}

function readEnd(digits: string): string {
  const zeros = /0*$/u.exec(digits)![0].length
  if (zeros === digits.length) return 'sıfır'
  if (zeros === 0) return units[Number(digits.at(-1))]!
  if (zeros === 1) return tens[Number(digits.at(-2))]!
  return powers.find((power) => zeros >= power.zeros)!.word
}
