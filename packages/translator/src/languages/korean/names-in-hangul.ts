import type { LanguageCode } from '@fukidashi/contract/languages'
import { assemble } from 'es-hangul'
import { capitalise } from '../../text/letter-case.ts'
import { readWordPairs } from '../word-pairs.ts'
import { isHepburn, plainLetters, soundsOfEnglish } from '../name-sounds.ts'
import { westernNames } from './western-names.ts'

const consonants = new Map(
  readWordPairs(
    'b ㅂ d ㄷ f ㅍ g ㄱ h ㅎ j ㅈ k ㅋ l ㄹ m ㅁ n ㄴ p ㅍ r ㄹ s ㅅ t ㅌ v ㅂ z ㅈ sh ㅅ ch ㅊ tch ㅊ ts ㅊ',
  ),
)
const codas = new Map(readWordPairs('n ㄴ m ㅁ l ㄹ ng ㅇ p ㅂ t ㅅ k ㄱ'))
const sounds = new Map(
  readWordPairs(
    'a ㅏ æ ㅐ e ㅔ i ㅣ o ㅗ u ㅜ ə ㅓ ya ㅑ ye ㅖ yo ㅛ yu ㅠ yə ㅕ yi ㅣ wa ㅘ we ㅞ wi ㅟ wo ㅝ wu ㅜ wə ㅝ ɯ ㅡ',
  ),
)

/**
 * A name in Hangul: well-known western ones as they are mostly written, unless they come from Japanese. Japanese ones in Hepburn's letters as Korean comics write them, with hard stops at the beginning too (코난),
 * others by what English mostly says for their letters and the rules for loanwords (National Institute of Korean Language).
 */
export function nameInHangul(name: string, from: LanguageCode): string {
  return name.replaceAll(/\p{Script=Latin}+/gu, (latin) => {
    const known = from === 'JPN' ? undefined : westernNames.get(capitalise(latin.toLowerCase()))
    if (known !== undefined) return known
    const letters = plainLetters(latin)
    return isHepburn(letters) ? fromJapanese(letters) : fromEnglish(letters)
  })
}

const hepburn =
  /(?:(?<held>[kstp])(?=\k<held>)|t(?=ch)|(?<nasal>n)(?![aiueoy])|(?<onset>[kstnhmrgzdbpfjvwy]|sh|ch|ts|[knhmrgbp]y)?(?<vowel>[aiueo]))/gu

function fromJapanese(letters: string): string {
  const heard: Syllable[] = []
  for (const { groups } of letters.matchAll(hepburn)) {
    const { nasal, onset = '', vowel } = groups!
    const last = heard.at(-1)
    if (vowel === undefined) {
      if (last === undefined) continue
      heard[heard.length - 1] = { ...last, coda: nasal === undefined ? 'ㅅ' : 'ㄴ' }
      continue
    }
    heard.push(japaneseSyllable(onset, vowel))
  }
  return heard.map(compose).join('')
}

function japaneseSyllable(onset: string, vowel: string): Syllable {
  if (onset === 'ts') return { onset: 'ㅊ', vowel: 'ㅡ', coda: '' }
  if (onset === 'w') return { onset: 'ㅇ', vowel: vowel === 'a' ? 'ㅘ' : sounds.get(vowel)!, coda: '' }
  const glide = onset.endsWith('y') || onset === 'sh' ? 'y' : ''
  const consonant = onset.replace(/y$/u, '')
  const said = vowel === 'u' && (onset === 's' || onset === 'z') ? 'ㅡ' : sounds.get(glide + vowel)!
  return { onset: consonant === 'f' ? 'ㅎ' : (consonants.get(consonant) ?? 'ㅇ'), vowel: said, coda: '' }
}

// A syllable, whose coda is no stop behind a long vowel, or a consonant that has none.
const english = new RegExp(
  [
    '(?<onset>tch|sh|ch|[bdfghjklmnprstvz])?(?<glide>[yw])?(?<vowel>[aeiouəæɯ]):?',
    '(?<coda>ng(?![aeiouəæɯylrw])|[nml](?![aeiouəæɯyw])|(?<!:|[aeiou]{2})[ptk]$)?|(?<loose>tch|sh|ch|[a-z])',
  ].join(''),
  'gu',
)

function fromEnglish(letters: string): string {
  const said = soundsOfEnglish(letters)
    .replaceAll(/([^:])\1+/gu, '$1')
    // The one vowel of "Jack".
    .replace(/^([^aeiouə]*)a(?=[^aeiouə:]+$)|a(?=nd)/u, '$1æ')
  return [...said.matchAll(english)]
    .map(({ groups, index, 0: found }) => {
      const { onset = '', glide = '', vowel, coda = '', loose = '' } = groups!
      // Before a vowel l is heard on both sides.
      const isDoubled = /^l[aeiouəæɯ]/u.test(said.slice(index + found.length))
      if (vowel === undefined) return looseConsonant(loose, isDoubled ? 'ㄹ' : '')
      return compose({
        onset: consonants.get(onset) ?? 'ㅇ',
        vowel: sounds.get((onset === 'sh' ? 'y' : glide) + vowel) ?? sounds.get(vowel)!,
        coda: codas.get(coda) ?? (isDoubled ? 'ㄹ' : ''),
      })
    })
    .join('')
}

function looseConsonant(letters: string, coda: string): string {
  const onset = letters === 'r' ? undefined : consonants.get(letters)
  if (onset === undefined) return ''
  return compose({ onset, vowel: /^(?:t?ch|j|sh)$/u.test(letters) ? 'ㅣ' : 'ㅡ', coda })
}

/** Letters of Hangul that make one syllable; no coda is an empty string. */
interface Syllable {
  readonly onset: string
  readonly vowel: string
  readonly coda: string
}

function compose({ onset, vowel, coda }: Syllable): string {
  return assemble([onset, vowel, ...coda])
}
