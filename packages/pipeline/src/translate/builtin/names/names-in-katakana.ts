import { katakanaSyllables } from './transcribe-katakana.ts'

// Of two syllables that sound the same the first one is written.
const kanaOf = new Map(
  Object.entries(katakanaSyllables)
    .toReversed()
    .map(([kana, letters]) => [letters, kana] as const),
)
const longestFirst = [...kanaOf.keys()].toSorted((one, other) => other.length - one.length).join('|')
// One syllable with a silent e is English ("Mike") more often than two that are Japanese.
const isJapanese = new RegExp(`^(?![^aeiou]+[aeiou][^aeiou]e$)(?:${longestFirst}|([kstp])(?=\\1)|t(?=ch))+$`, 'u')

// How an English reader says letters, in those of Hepburn; a colon makes a vowel long. In this order.
const readings: readonly (readonly [RegExp, string])[] = [
  [/a([^aeiouy])e$/gu, 'ei$1'],
  [/[iy]([^aeiouy])e$/gu, 'ai$1'],
  [/(?<=[ou])([^aeiouy])e$/gu, ':$1'],
  [/(?<=[^aeiou])e$/gu, ''],
  [/(?:e|a|o|i|u)r$/gu, 'a:'],
  [/ar(?=[^aeiou])/gu, 'a:'],
  [/(?:er|ir|ur)(?=[^aeiou])/gu, 'a:'],
  [/or(?=[^aeiou])/gu, 'o:'],
  [/ee|ea|ie$|(?<=[^aeiou])y$/gu, 'i:'],
  [/oo/gu, 'u:'],
  [/ou|ow$/gu, 'au'],
  [/ay|ey/gu, 'ei'],
  [/igh/gu, 'ai'],
  [/th/gu, 's'],
  [/ph/gu, 'f'],
  [/(?<=^|[^aeiou][aeiou])ck/gu, 'kk'],
  [/c(?=[eiy])/gu, 's'],
  [/c(?!h)/gu, 'k'],
  [/qu?/gu, 'ku'],
  [/x/gu, 'kus'],
  [/l+|r{2,}/gu, 'r'],
  [/([mnsf])\1/gu, '$1'],
  [/y(?=[^aeiou]|$)/gu, 'i'],
  [/w(?=[^aeiou]|$)|(?<!s|c)h(?=[^aeiou]|$)/gu, ''],
  // A last stop behind a short vowel is held.
  [/(?<=(?:^|[^aeiou:])[aeiou])([ptk])$/gu, '$1$1'],
]

/** A name in katakana: Hepburn's letters as they are read, others by what English mostly says for them. */
export function nameInKatakana(name: string): string {
  return name.replaceAll(/\p{Script=Latin}+/gu, (latin) => {
    const letters = latin.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
    return isJapanese.test(letters)
      ? inKana(letters)
      : inKana(readings.reduce((word, [written, said]) => word.replaceAll(written, said), letters))
  })
}

const syllable = new RegExp(`tch|([bdfghjkpstvz])(?=\\1)|${longestFirst}|[smptkdbfghjvwyz]h?|ch|.`, 'gu')

function inKana(letters: string): string {
  return letters.replaceAll(syllable, (found, double: string | undefined, offset: number) => {
    if (double !== undefined) return 'ッ'
    const next = letters.charAt(offset + found.length)
    if (found === 'n') return 'ン'
    if (found === 'm') return /[bp]/u.test(next) ? 'ン' : 'ム'
    if (found === ':') return 'ー'
    return kanaOf.get(found) ?? looseConsonants[found] ?? kanaOf.get(`${found}u`) ?? ''
  })
}

// Consonants without a vowel take u, but for these.
const looseConsonants: Readonly<Record<string, string>> = {
  t: 'ト',
  d: 'ド',
  ch: 'チ',
  tch: 'ッチ',
  j: 'ジ',
  zh: 'ジュ',
  y: 'イ',
  w: 'ウ',
}
