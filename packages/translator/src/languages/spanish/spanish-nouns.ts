import { inCaseOf } from '../../text/letter-case.ts'
import type { NounRules } from '../language-rules.ts'

/** By the known nouns: their plural and their gender. */
const known: Readonly<Record<string, readonly [many: string, gender: 'm' | 'f']>> = {
  caja: ['cajas', 'f'],
  flor: ['flores', 'f'],
  libro: ['libros', 'm'],
  cuchillo: ['cuchillos', 'm'],
}

/** Articles that stand for la and una in front of a noun that begins with a stressed a, with what a preposition makes of them. */
const masculineArticles: Readonly<Record<string, string>> = {
  la: 'el',
  una: 'un',
  'de la': 'del',
  'a la': 'al',
}

/**
 * Spanish nouns, whose meanings are written `one|many|gender`: demostración|demostraciones|f. The gender `fa` is that of feminine nouns that
 * begin with a stressed a (el arma, las armas).
 */
export const spanishNouns: NounRules = {
  known: ['caja', 'flor', 'libro', 'cuchillo'],
  standsFor: (noun, meaning) => meaning.split('|')[2]?.startsWith(known[noun]![1]) === true,
  written: (noun, meaning) => {
    const [one = meaning, many = meaning, gender] = meaning.split('|')
    const [knownMany] = known[noun]!
    return {
      found: new RegExp(
        String.raw`(?<!\p{L})(?:(?:(?:de|a)\s+)?(?:la|una)\s+)?(?:${noun}|${knownMany})(?!\p{L})`,
        'giu',
      ),
      replace: (found) => {
        const [, article = '', said = found] = /^(?:(.+)\s+)?(\S+)$/u.exec(found)!
        if (said.toLowerCase() === knownMany) return joinWords(article, inCaseOf(said, many))
        const masculine =
          gender === 'fa' ? masculineArticles[article.toLowerCase().replaceAll(/\s+/gu, ' ')] : undefined
        return joinWords(masculine === undefined ? article : inCaseOf(article, masculine), inCaseOf(said, one))
      },
    }
  },
}

function joinWords(article: string, noun: string): string {
  return article === '' ? noun : `${article} ${noun}`
}
