import { inCaseOf } from '../../text/letter-case.ts'
import type { FoundWord, StandInRules } from '../language-rules.ts'

// Parts of words with hyphens are left alone.
const words = /(?<![\p{L}\p{N}'’-])\p{L}+(?![\p{L}\p{N}-])/gu
const articleAhead = /(?<!\p{L})an? +$/iu
// "The news delighted me" has a verb where "I was delighted" has an adjective.
const objectBehind = /^ +(?:me|you|him|her|it|us|them|this|that|the|my|your|his|our|their)(?!\p{L})/iu

const adjectives = ['famous', 'modern', 'tired', 'dirty', 'beautiful', 'red']

/** Verbs that stand for others: whether they take an object, and their third person, past, participle and form in -ing. */
const verbs: Readonly<Record<string, readonly [kind: 'verb' | 'alone', ...forms: readonly string[]]>> = {
  eat: ['verb', 'eats', 'ate', 'eaten', 'eating'],
  help: ['verb', 'helps', 'helped', 'helped', 'helping'],
  write: ['verb', 'writes', 'wrote', 'written', 'writing'],
  kill: ['verb', 'kills', 'killed', 'killed', 'killing'],
  break: ['verb', 'breaks', 'broke', 'broken', 'breaking'],
  choose: ['verb', 'chooses', 'chose', 'chosen', 'choosing'],
  carry: ['verb', 'carries', 'carried', 'carried', 'carrying'],
  drink: ['verb', 'drinks', 'drank', 'drunk', 'drinking'],
  steal: ['verb', 'steals', 'stole', 'stolen', 'stealing'],
  sell: ['verb', 'sells', 'sold', 'sold', 'selling'],
  kick: ['verb', 'kicks', 'kicked', 'kicked', 'kicking'],
  buy: ['verb', 'buys', 'bought', 'bought', 'buying'],
  use: ['verb', 'uses', 'used', 'used', 'using'],
  visit: ['verb', 'visits', 'visited', 'visited', 'visiting'],
  push: ['verb', 'pushes', 'pushed', 'pushed', 'pushing'],
  sleep: ['alone', 'sleeps', 'slept', 'slept', 'sleeping'],
  walk: ['alone', 'walks', 'walked', 'walked', 'walking'],
  cry: ['alone', 'cries', 'cried', 'cried', 'crying'],
  swim: ['alone', 'swims', 'swam', 'swum', 'swimming'],
  win: ['alone', 'wins', 'won', 'won', 'winning'],
  fly: ['alone', 'flies', 'flew', 'flown', 'flying'],
  dance: ['alone', 'dances', 'danced', 'danced', 'dancing'],
  laugh: ['alone', 'laughs', 'laughed', 'laughed', 'laughing'],
  sing: ['alone', 'sings', 'sang', 'sung', 'singing'],
}
const [third, past, participle, ing] = [1, 2, 3, 4] as const
// A pronoun stands in front of these: kick it down.
const particleAtEnd = / (up|down|off|out|away|back)$/u
const objects = 'me|you|him|her|it|us|them|this|that'
// Behind these, what is past otherwise is a participle.
const auxiliary = String.raw`(?:have|has|had|is|are|was|were|be|been|being|am|get|gets|got|getting)(?:n['’]t)?|\p{L}+['’](?:ve|s|re|m|d)`
const between = String.raw`(?:\s+(?:not|never|ever|just|already|really|all|been|being))*`

/**
 * English words of one part or two, with the article in front of them: nouns and verbs in all their forms, adjectives and adverbs in their plain one.
 * Meanings in English are nouns, or `word|adjective`, or the forms of a verb with its kind: `steal|steals|stole|stolen|stealing|verb`, where `alone`
 * takes no object.
 */
export const englishStandIns: StandInRules = {
  known: Object.fromEntries(
    ['box', 'flower', 'book', 'knife', ...adjectives, 'slowly', 'quickly', ...Object.keys(verbs)].map((word) => [
      word,
      word,
    ]),
  ),
  isIn: (known, text) => text.includes(known.replace(/e$/u, '')),
  find: (text, isGlossed) => {
    const found: FoundWord[] = []
    const places = [...text.matchAll(words)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
    for (const [place, { start, end }] of places.entries()) {
      if (start < (found.at(-1)?.end ?? 0)) continue
      const next = places[place + 1]
      const ends = next !== undefined && text.slice(end, next.start) === ' ' ? [next.end, end] : [end]
      const word = ends.map((last) => readWord(text, start, last, isGlossed)).find((one) => one !== undefined)
      if (word !== undefined) found.push(word)
    }
    return found
  },
  standsFor: (known, meaning) => kindOf(known) === (/\|([a-z]+)$/u.exec(meaning)?.[1] ?? 'noun'),
  written: (known, meaning) => {
    const forms = meaning.split('|')
    return known in verbs ? writtenVerb([known, ...verbs[known]!.slice(1)], forms) : writtenNoun(known, forms[0]!)
  },
}

function kindOf(known: string): string {
  return verbs[known]?.[0] ?? (adjectives.includes(known) ? 'adjective' : 'noun')
}

// Adjectives come out as nouns in the singular do, with an article that goes by their sound.
function writtenNoun(known: string, meaning: string) {
  return {
    found: new RegExp(String.raw`(?<!\p{L})(?:(an?)\s+)?(${known}|${manyOf(known)})(?!\p{L})`, 'giu'),
    replace: (found: string) => {
      const [, article, noun = found] = /^(?:(an?)\s+)?(.+)$/iu.exec(found)!
      const isMany = noun.length > known.length
      const word = isMany ? manyOf(meaning) : meaning
      const isName = /^\p{Lu}/u.test(meaning)
      const written = article === undefined || isMany || isName ? word : `${articleOf(meaning)} ${word}`
      return inCaseOf(found, written)
    },
  }
}

function writtenVerb(known: readonly string[], forms: readonly string[]) {
  const object = String.raw`(?:\s+(?:${objects}))?`
  const ahead = String.raw`((?:${auxiliary})${between}\s+)?`
  const pattern = String.raw`(?<!\p{L})${ahead}(${known.join('|')})(${object})(?!\p{L})`
  const parts = new RegExp(pattern, 'iu')
  return {
    found: new RegExp(pattern, 'giu'),
    replace: (found: string) => {
      const [, helped = '', said = found, behind = ''] = parts.exec(found)!
      const form = known.indexOf(said.toLowerCase())
      const isParticiple = form === past && known[past] === known[participle] && helped !== ''
      const written = inCaseOf(said, forms[isParticiple ? participle : form]!)
      const [verb = written, particle] = behind === '' ? [] : written.split(particleAtEnd)
      return helped + verb + behind + (particle === undefined ? '' : ` ${particle}`)
    },
  }
}

function readWord(
  text: string,
  start: number,
  end: number,
  isGlossed: (word: string) => boolean,
): FoundWord | undefined {
  const said = text.slice(start, end)
  // A capital inside a sentence makes a name of it.
  const small = start === 0 ? said.charAt(0).toLowerCase() + said.slice(1) : said
  if (isGlossed(small) && !(small.endsWith('ed') && objectBehind.test(text.slice(end)))) {
    const [article] = articleAhead.exec(text.slice(0, start)) ?? ['']
    const inForm = (known: string) => inCaseOf(article || said, article === '' ? known : `${articleOf(known)} ${known}`)
    return { start: start - article.length, end, word: small, inForm }
  }
  for (const [plainOf, formOf] of forms) {
    const word = plainOf(small).find((one) => isGlossed(one))
    if (word === undefined) continue
    const suits = (known: string) => formOf(known) !== undefined
    return { start, end, word, suits, inForm: (known) => inCaseOf(said, formOf(known)!) }
  }
  return undefined
}

/** By what a form may be of, another word in that form. Nouns in the plural and verbs in the third person are formed alike. */
const forms: readonly (readonly [
  plainOf: (word: string) => string[],
  formOf: (known: string) => string | undefined,
])[] = [
  [singlesOf, (known) => verbs[known]?.[third] ?? manyOf(known)],
  [(word) => basesOf(word, 'ed'), (known) => verbs[known]?.[past]],
  [(word) => basesOf(word, 'ing'), (known) => verbs[known]?.[ing]],
]

function articleOf(noun: string): string {
  // By sound, not by letter: a university, an hour.
  if (/^(?:uni(?!n|m)|use|usu|eu|one)/iu.test(noun)) return 'a'
  return /^(?:[aeiou]|hour|heir|honest|honor)/iu.test(noun) ? 'an' : 'a'
}

function manyOf(noun: string): string {
  if (/(?:s|x|z|ch|sh)$/u.test(noun)) return `${noun}es`
  if (/[^aeiou]y$/u.test(noun)) return `${noun.slice(0, -1)}ies`
  if (/[lnw]ife$/u.test(noun)) return `${noun.slice(0, -2)}ves`
  return noun.endsWith('man') ? `${noun.slice(0, -2)}en` : `${noun}s`
}

/** What a noun may be in the singular, if it is one in the plural. */
function singlesOf(noun: string): string[] {
  const endings: readonly (readonly [many: RegExp, one: readonly string[]])[] = [
    [/(?<=(?:s|x|z|ch|sh|o))es$/u, ['']],
    [/ies$/u, ['y']],
    [/ves$/u, ['fe', 'f']],
    [/(?<!s)s$/u, ['']],
    [/men$/u, ['man']],
  ]
  return endings.flatMap(([many, ones]) => (many.test(noun) ? ones.map((one) => noun.replace(many, one)) : []))
}

/** What a verb may be without an ending: stopping is of stop, defied of defy, amazed of amaze. */
function basesOf(verb: string, ending: 'ed' | 'ing'): string[] {
  if (!verb.endsWith(ending)) return []
  const stem = verb.slice(0, -ending.length)
  const single = /([^aeiou])\1$/u.test(stem) ? [stem.slice(0, -1)] : []
  const withY = ending === 'ed' && stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : []
  return [stem, `${stem}e`, ...single, ...withY]
}
