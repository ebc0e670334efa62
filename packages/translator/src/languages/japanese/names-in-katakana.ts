import { hepburnSyllable, isHepburn, plainLetters, soundsOfEnglish } from '../name-sounds.ts'
import { capitalise } from '../../text/letter-case.ts'
import { katakanaSyllables } from '../katakana-syllables.ts'
import { westernNames } from './western-names.ts'

// Of two syllables that sound the same the first one is written.
const kanaOf = new Map(
  Object.entries(katakanaSyllables)
    .toReversed()
    .map(([kana, letters]) => [letters, kana] as const),
)
/** A name in katakana: well-known western ones as they are mostly written, Hepburn's letters as they are read, others by what English mostly says for them. */
export function nameInKatakana(name: string): string {
  return name.replaceAll(/\p{Script=Latin}+/gu, (latin) => {
    const known = westernNames.get(capitalise(latin.toLowerCase()))
    if (known !== undefined) return known
    const letters = plainLetters(latin)
    return inKana(isHepburn(letters) ? letters : asHeard(soundsOfEnglish(letters)))
  })
}

// English sounds by the nearest that Japanese has; a last stop behind a short vowel is held.
function asHeard(sounds: string): string {
  return sounds
    .replaceAll('ə', 'a')
    .replaceAll('ɯ', 'o')
    .replaceAll(/l+/gu, 'r')
    .replaceAll(/s(?=i)/gu, 'sh')
    .replaceAll(/z(?=i)/gu, 'j')
    .replaceAll(/(?<=(?:^|[^aeiou:])[aeiou])([dg])$/gu, '$1$1')
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
