import { hepburnSyllable, isHepburn, plainLetters, soundsOfEnglish } from '../name-sounds.ts'
import { katakanaSyllables } from '../katakana-syllables.ts'

// Of two syllables that sound the same the first one is written.
const kanaOf = new Map(
  Object.entries(katakanaSyllables)
    .toReversed()
    .map(([kana, letters]) => [letters, kana] as const),
)
/** A name in katakana: Hepburn's letters as they are read, others by what English mostly says for them. */
export function nameInKatakana(name: string): string {
  return name.replaceAll(/\p{Script=Latin}+/gu, (latin) => {
    const letters = plainLetters(latin)
    return inKana(isHepburn(letters) ? letters : soundsOfEnglish(letters).replaceAll('ə', 'a').replaceAll(/l+/gu, 'r'))
  })
}

const syllable = new RegExp(`tch|([bdfghjkpstvz])(?=\\1)|${hepburnSyllable}|[smptkdbfghjvwyz]h?|ch|.`, 'gu')

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
