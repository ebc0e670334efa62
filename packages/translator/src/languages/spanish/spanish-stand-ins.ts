import { inCaseOf } from '../../text/letter-case.ts'
import type { StandInRules } from '../language-rules.ts'
import { formsOf, inFormOf } from './spanish-verbs.ts'

/** What stands for meanings of a kind: the word, the forms in which it comes out, global, and a meaning in the form of what was found. */
interface StandIn {
  readonly known: string
  readonly kind: string
  readonly found: RegExp
  readonly replace: (found: string, first: string, second: string, kind: string) => string
}

const standIns: Readonly<Record<string, StandIn>> = {
  box: noun('caja', 'cajas', 'f'),
  flower: noun('flor', 'flores', 'f'),
  book: noun('libro', 'libros', 'm'),
  knife: noun('cuchillo', 'cuchillos', 'm'),
  famous: adjective('famoso', 'ser'),
  modern: adjective('moderno', 'ser'),
  tired: adjective('cansado', 'estar'),
  dirty: adjective('sucio', 'estar'),
  slowly: adverb('lentamente', 'despacio', 'lento'),
  quickly: adverb('rápidamente', 'rápido', 'deprisa'),
  visit: verb('visitar', 'verb'),
  push: verb('empujar', 'verb'),
  dance: verb('bailar', 'alone'),
  walk: verb('caminar', 'alone'),
}
const standInOf = new Map(Object.values(standIns).map((standIn) => [standIn.known, standIn]))

/**
 * Spanish words, whose meanings are written `first|second|kind`. Nouns have singular, plural and gender: demostración|demostraciones|f, where `fa` is
 * that of feminine nouns that begin with a stressed a (el arma, las armas). Adjectives have both genders and the verb that says them of somebody:
 * encantado|encantada|estar. Adverbs are there twice, with `adverb`. Verbs have infinitive and third person: desafiar|desafía|verb, or `alone` where
 * they take no object. A meaning of no such kind is left to the weights.
 */
export const spanishStandIns: StandInRules = {
  known: Object.fromEntries(Object.entries(standIns).map(([name, { known }]) => [name, known])),
  standsFor: (known, meaning) => standInOf.get(known)!.kind === meaning.split('|')[2]?.replace(/^fa$/u, 'f'),
  written: (known, meaning) => {
    const [first = meaning, second = meaning, kind = ''] = meaning.split('|')
    const { found, replace } = standInOf.get(known)!
    return { found, replace: (one) => replace(one, first, second, kind) }
  },
  // Somebody may be called by a noun (Carrot), and an order has another form than the infinitive.
  alone: (meaning) => {
    const [first, , kind = ''] = meaning.split('|')
    return ['ser', 'estar', 'adverb'].includes(kind) ? first : undefined
  },
}

function noun(one: string, many: string, gender: 'm' | 'f'): StandIn {
  return {
    known: one,
    kind: gender,
    found: new RegExp(String.raw`(?<!\p{L})(?:(?:(?:de|a)\s+)?(?:la|una)\s+)?(?:${one}|${many})(?!\p{L})`, 'giu'),
    replace: (found, first, second, kind) => {
      const [, article = '', said = found] = /^(?:(.+)\s+)?(\S+)$/u.exec(found)!
      if (said.toLowerCase() === many) return joinWords(article, inCaseOf(said, second))
      const masculine = kind === 'fa' ? masculineArticles[article.toLowerCase().replaceAll(/\s+/gu, ' ')] : undefined
      return joinWords(masculine === undefined ? article : inCaseOf(article, masculine), inCaseOf(said, first))
    },
  }
}

/** Articles that stand for la and una in front of a noun that begins with a stressed a, with what a preposition makes of them. */
const masculineArticles: Readonly<Record<string, string>> = {
  la: 'el',
  una: 'un',
  'de la': 'del',
  'a la': 'al',
}

function adjective(known: string, kind: 'ser' | 'estar'): StandIn {
  const stem = known.slice(0, -1)
  return {
    known,
    kind,
    found: new RegExp(String.raw`(?<!\p{L})${stem}[oa]s?(?!\p{L})`, 'giu'),
    replace: (found, masculine, feminine) => {
      const ending = found.slice(stem.length).toLowerCase()
      const one = ending.startsWith('a') ? feminine : masculine
      return inCaseOf(found, ending.endsWith('s') ? one.split(' ').map(manyOf).join(' ') : one)
    },
  }
}

function adverb(known: string, ...alike: readonly string[]): StandIn {
  return {
    known,
    kind: 'adverb',
    found: new RegExp(String.raw`(?<!\p{L})(?:${[known, ...alike].join('|')})(?!\p{L})`, 'giu'),
    replace: (found, meaning) => inCaseOf(found, meaning),
  }
}

function verb(known: string, kind: 'verb' | 'alone'): StandIn {
  return {
    known,
    kind,
    found: formsOf(known),
    replace: (found, infinitive, third) => inCaseOf(found, inFormOf(found, known, { infinitive, third })),
  }
}

// The accent of -és and -ón falls on the last syllable of the singular only.
function manyOf(adjective: string): string {
  if (/[aeiouáéó]$/u.test(adjective)) return `${adjective}s`
  if (adjective.endsWith('z')) return `${adjective.slice(0, -1)}ces`
  if (adjective === 'joven') return 'jóvenes'
  const plain: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }
  return `${adjective.replace(/[áéíóú](?=[ns]$)/u, (vowel) => plain[vowel]!)}es`
}

function joinWords(article: string, noun: string): string {
  return article === '' ? noun : `${article} ${noun}`
}
