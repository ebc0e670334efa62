import { readWordPairs } from '../word-pairs.ts'
import { inLetters, plainLetters } from '../name-sounds.ts'

// Consonants by their sound; vowels as long ones, since short ones are not written. What Arabic has no letter for takes the nearest.
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  readWordPairs(
    [
      'sch ش tch تش sh ش ch تش th ث ph ف kh خ gh غ zh ج ck ك qu كو oo و ou و ee ي ea ي ie ي ei ي ai اي ay اي ey ي au او',
      'a ا b ب c ك d د e ي f ف g غ h ه i ي j ج k ك l ل m م n ن o و p ب q ك r ر s س t ت u و v ف w و x كس y ي z ز',
    ].join(' '),
  ),
)

/** A name in Arabic letters, by what those of Latin mostly sound like. */
export function nameInArabic(name: string): string {
  return name.replaceAll(/\p{Script=Latin}+/gu, (word) => {
    const heard = plainLetters(word)
      .replaceAll(/([^aeiou])\1/gu, '$1')
      .replace(/c(?=[eiy])/u, 's')
      // Unstressed and silent ones at the end.
      .replace(/e(?=r$)|(?<=[^aeiou])e$/u, '')
    const written = inLetters(heard, letters)
    return written
      .replace(/^ا/u, 'أ')
      .replace(/^(?=[وي](?=[^ايو]))/u, /^[eiou]/u.test(heard) ? 'إ' : '')
      .replace(/^إو/u, 'أو')
  })
}
