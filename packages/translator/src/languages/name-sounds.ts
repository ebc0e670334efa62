import { katakanaSyllables } from './katakana-syllables.ts'
import { anyOf } from './word-pairs.ts'

/** Pattern of Hepburn's syllables. */
export const hepburnSyllable = anyOf(Object.values(katakanaSyllables))

// One syllable with a silent e ("Mike") is English more often than two that are Japanese, and so is "son" at the end.
const japanese = new RegExp(
  `^(?!.*son$)(?![^aeiou]+[aeiou][^aeiou]e$)(?:${hepburnSyllable}|([kstp])(?=\\1)|t(?=ch))+$`,
  'u',
)

/** A name in small letters without marks. */
export function plainLetters(name: string): string {
  return name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** Whether a name in small letters may be a Japanese one, in Hepburn's. */
export function isHepburn(letters: string): boolean {
  return japanese.test(letters)
}

// How an English reader says letters. In this order.
const readings: readonly (readonly [RegExp, string])[] = [
  [/son$/gu, 'sɯn'],
  [/ey$/gu, 'i:'],
  [/a([^aeiouy])e$/gu, 'ei$1'],
  [/[iy]([^aeiouy])e$/gu, 'ai$1'],
  [/(?<=[ou])([^aeiouy])e$/gu, ':$1'],
  [/(?<=[^aeiou])e$/gu, ''],
  [/(?:e|o|i|u)r$/gu, 'ə:'],
  [/ar$/gu, 'a:'],
  [/ar(?=[^aeiou])/gu, 'a:'],
  [/(?:er|ir|ur)(?=[^aeiou])/gu, 'ə:'],
  [/or(?=[^aeiou])/gu, 'o:'],
  [/ee|ea|ie$|(?<=[^aeiou])y$/gu, 'i:'],
  [/oo/gu, 'u:'],
  [/ow$/gu, 'o:'],
  [/ou/gu, 'au'],
  [/ay|ey/gu, 'ei'],
  [/igh/gu, 'ai'],
  [/th/gu, 's'],
  [/ph/gu, 'f'],
  [/(?<=^|[^aeiou][aeiou])ck/gu, 'kk'],
  [/c(?=[eiy])/gu, 's'],
  [/c(?!h)/gu, 'k'],
  [/qu?/gu, 'ku'],
  [/x/gu, 'kus'],
  [/r{2,}/gu, 'r'],
  [/([mnsf])\1/gu, '$1'],
  [/y(?=[^aeiou]|$)/gu, 'i'],
  [/w(?=[^aeiou]|$)|(?<!s|c)h(?=[^aeiou]|$)/gu, ''],
  // A last stop behind a short vowel is held.
  [/(?<=(?:^|[^aeiou:])[aeiou])([ptk])$/gu, '$1$1'],
]

/**
 * A name in small letters as an English reader mostly says it: Hepburn's letters with l, ə for the vowel of "her", ɯ for the last one of "Nelson", and a colon
 * behind a long vowel.
 */
export function soundsOfEnglish(letters: string): string {
  return readings.reduce((word, [written, said]) => word.replaceAll(written, said), letters)
}

/** A word with the letters of a table in place of its own, longest matches first; what the table has not stays. */
export function inLetters(word: string, letters: Readonly<Record<string, string>>): string {
  return word.replaceAll(new RegExp(anyOf(Object.keys(letters)), 'gu'), (found) => letters[found]!)
}
