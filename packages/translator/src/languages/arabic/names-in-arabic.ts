import type { LanguageCode } from '@fukidashi/contract/languages'
import { capitalise } from '../../text/letter-case.ts'
import { inLetters, plainLetters } from '../name-sounds.ts'
import { readWordPairs } from '../word-pairs.ts'
import { westernNames } from './western-names.ts'

// Consonants by their sound; vowels as long ones, since short ones are not written. What Arabic has no letter for takes the nearest.
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  readWordPairs(
    [
      'sch ش tch تش sh ش ch تش th ث ph ف kh خ gh غ zh ج ck ك qu كو oo و ou و ee ي ea ي ie ي ei ي ai اي ay اي ey ي au او',
      'a ا b ب c ك d د e ي f ف g غ h ه i ي j ج k ك l ل m م n ن o و p ب q ك r ر s س t ت u و v ف w و x كس y ي z ز',
    ].join(' '),
  ),
)

/** A name in Arabic letters: well-known western ones as they are mostly written, others by what those of Latin mostly sound like. */
export function nameInArabic(name: string, from: LanguageCode): string {
  return name.replaceAll(/\p{Script=Latin}+/gu, (word) => {
    const known = from === 'JPN' ? undefined : westernNames.get(capitalise(word.toLowerCase()))
    if (known !== undefined) return known
    const heard = plainLetters(word)
      .replaceAll(/([^aeiou])\1/gu, '$1')
      .replace(/c(?=[eiy])/u, 's')
      .replace(/a([^aeiouy])e$/u, 'ei$1')
      .replace(/i([^aeiouy])e$/u, 'ai$1')
      .replace(/ow$/u, 'o')
      // Unstressed and silent ones at the end.
      .replace(/e(?=r$)|(?<=[^aeiou])e$/u, '')
    const written = inLetters(heard, letters)
    return written
      .replace(/^ا/u, 'أ')
      .replace(/^(?=[وي](?=[^ايو]))/u, /^[eiou]/u.test(heard) ? 'إ' : '')
      .replace(/^إو/u, 'أو')
  })
}
