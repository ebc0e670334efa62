import type { LanguageCode } from '@fukidashi/contract/languages'
import { capitalise } from '../../text/letter-case.ts'
import { readWordPairs } from '../word-pairs.ts'
import { inLetters } from '../name-sounds.ts'
import { westernNames } from './western-names.ts'

// Polivanov's system, which Russian writes Japanese names in; from Hepburn's letters without marks of length.
const japanese: Readonly<Record<string, string>> = Object.fromEntries(
  readWordPairs(
    [
      'sha ся shu сю sho сё she сэ shi си cha тя chu тю cho тё che тэ chi ти tsu цу',
      'ja дзя ju дзю jo дзё je дзэ ji дзи ya я yu ю yo ё ye э',
      'kya кя kyu кю kyo кё gya гя gyu гю gyo гё nya ня nyu ню nyo нё hya хя hyu хю hyo хё',
      'bya бя byu бю byo бё pya пя pyu пю pyo пё mya мя myu мю myo мё rya ря ryu рю ryo рё',
      'ai ай ei эй oi ой ui уй tch тт a а i и u у e э o о k к g г s с z дз t т d д n н h х f ф b б p п m м r р w в v в y й',
    ].join(' '),
  ),
)

// Letters as an English reader would say most of them; vowels of many sounds stay the letters that they are.
const english: Readonly<Record<string, string>> = Object.fromEntries(
  readWordPairs(
    [
      'shch щ sch ш tch ч sh ш ch ч zh ж kh х ph ф th т ck к ts ц oo у ee и qu кв',
      'ya я yu ю yo йо ye е ay ей ey ей oy ой uy уй ce се ci си cy си',
      'a а b б c к d д e е f ф g г h х i и j дж k к l л m м n н o о p п q к r р s с t т u у v в w в x кс y и z з',
    ].join(' '),
  ),
)

/** A name in Cyrillic: by Polivanov's system from Japanese; from elsewhere well-known ones as they are mostly written, others by what the letters mostly sound like. */
export function nameInRussian(name: string, from: LanguageCode): string {
  return name.replaceAll(/\p{Script=Latin}+/gu, (word) => {
    const small = word.toLowerCase()
    const written = from === 'JPN' ? fromJapanese(small) : (westernNames.get(capitalise(small)) ?? fromEnglish(small))
    if (word === word.toUpperCase() && word.length > 1) return written.toUpperCase()
    return word === small ? written : capitalise(written)
  })
}

function fromJapanese(word: string): string {
  return inLetters(word, japanese).replaceAll(/н(?=[бмп])/gu, 'м')
}

function fromEnglish(word: string): string {
  const heard = word
    // Silent at the end ("Jake").
    .replace(/(?<=[aeiouy][^aeiouy])e$/u, '')
    .replace(/^w(?=[aeiou])/u, 'u')
    .replace(/ow$/u, 'ou')
    .replace(/ie$/u, 'ee')
    .replace(/ia$/u, 'iya')
  return inLetters(heard, english).replaceAll(/(?<=^|[аоуэюя])е/gu, 'э')
}
