import { anyOf } from '../word-pairs.ts'

/** By the forms of a verb, their endings in the three classes of verbs. */
const endings = {
  present1: ['o', 'o', 'o'],
  present2: ['as', 'es', 'es'],
  present3: ['a', 'e', 'e'],
  presentWe: ['amos', 'emos', 'imos'],
  presentThey: ['an', 'en', 'en'],
  past1: ['é', 'í', 'í'],
  past2: ['aste', 'iste', 'iste'],
  past3: ['ó', 'ió', 'ió'],
  pastThey: ['aron', 'ieron', 'ieron'],
  imperfect: ['aba', 'ía', 'ía'],
  imperfect2: ['abas', 'ías', 'ías'],
  imperfectWe: ['ábamos', 'íamos', 'íamos'],
  imperfectThey: ['aban', 'ían', 'ían'],
  future1: ['aré', 'eré', 'iré'],
  future2: ['arás', 'erás', 'irás'],
  future3: ['ará', 'erá', 'irá'],
  futureWe: ['aremos', 'eremos', 'iremos'],
  futureThey: ['arán', 'erán', 'irán'],
  conditional: ['aría', 'ería', 'iría'],
  conditional2: ['arías', 'erías', 'irías'],
  conditionalWe: ['aríamos', 'eríamos', 'iríamos'],
  conditionalThey: ['arían', 'erían', 'irían'],
  subjunctive: ['e', 'a', 'a'],
  subjunctive2: ['es', 'as', 'as'],
  subjunctiveWe: ['emos', 'amos', 'amos'],
  subjunctiveThey: ['en', 'an', 'an'],
  pastSubjunctive: ['ara', 'iera', 'iera'],
  pastSubjunctive2: ['aras', 'ieras', 'ieras'],
  pastSubjunctiveWe: ['áramos', 'iéramos', 'iéramos'],
  pastSubjunctiveThey: ['aran', 'ieran', 'ieran'],
  infinitive: ['ar', 'er', 'ir'],
  gerund: ['ando', 'iendo', 'iendo'],
  participle: ['ado', 'ido', 'ido'],
  participleFeminine: ['ada', 'ida', 'ida'],
  participles: ['ados', 'idos', 'idos'],
  participlesFeminine: ['adas', 'idas', 'idas'],
} as const satisfies Readonly<Record<string, readonly [ar: string, er: string, ir: string]>>

/** A form of a verb. What is alike in all verbs (the first and third person of the imperfect, tú's command and the third person) is one. */
export type VerbForm = keyof typeof endings

/** Forms whose stem is stressed: there vowels break (defender, defiende). */
const stressed: ReadonlySet<VerbForm> = new Set([
  'present1',
  'present2',
  'present3',
  'presentThey',
  'subjunctive',
  'subjunctive2',
  'subjunctiveThey',
])
/** Forms in which verbs in -ir that break have a narrow vowel (pidió, durmiendo). */
const narrow: ReadonlySet<VerbForm> = new Set([
  'past3',
  'pastThey',
  'subjunctiveWe',
  'pastSubjunctive',
  'pastSubjunctive2',
  'pastSubjunctiveWe',
  'pastSubjunctiveThey',
  'gerund',
])
const classes = ['ar', 'er', 'ir']
const pronouns = '(?:me|te|se|nos|los?|las?|les?)'
const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

/** A verb that is regular but for its vowels: its infinitive, and its third person of the present, which shows how they break. */
export interface SpanishVerb {
  readonly infinitive: string
  readonly third: string
}

/** A verb in one of its forms: encontrar, encuentra in the subjunctive is encuentre. */
export function conjugate({ infinitive, third }: SpanishVerb, form: VerbForm): string {
  const stem = infinitive.slice(0, -2)
  const ofClass = classes.indexOf(infinitive.slice(-2))
  const ending = endings[form][ofClass]!
  const broken = third.slice(0, -1).replace(/(?<=[^gq]u)y$/u, '')
  if (stressed.has(form)) return spell(broken, ending, ofClass)
  if (ofClass === 2 && narrow.has(form) && broken !== stem) {
    return spell(
      stem.replace(/[eo](?=[^aeiou]*u?$)/u, (vowel) => (vowel === 'e' ? 'i' : 'u')),
      ending,
      ofClass,
    )
  }
  return spell(stem, ending, ofClass)
}

// Spelling keeps the sound of a stem in front of another vowel: tocar, toque; seguir, sigo; construir, construye.
function spell(stem: string, ending: string, ofClass: number): string {
  const isFront = /^[eéií]/u.test(ending)
  if (ofClass === 0) return (isFront ? stem.replace(/(?:gu|[cgz])$/u, hardInFrontOfE) : stem) + ending
  const glides = /^i[eéó]/u.test(ending)
  if (/(?:[aeo]|(?<![gq])u)$/u.test(stem)) {
    if (glides) return `${stem}y${ending.slice(1)}`
    if (stem.endsWith('u')) return /^[aeoé]/u.test(ending) ? `${stem}y${ending}` : stem + ending
    return stem + ending.replace(/^i(?!r)/u, 'í')
  }
  if (/(?:ñ|ll)$/u.test(stem) && glides) return stem + ending.slice(1)
  if (isFront) return stem + ending
  return stem.replace(/(?:gu|qu|[cg])$/u, (letters, place: number) => softInFrontOfA(letters, stem[place - 1])) + ending
}

function hardInFrontOfE(letters: string): string {
  return { c: 'qu', g: 'gu', z: 'c', gu: 'gü' }[letters]!
}

function softInFrontOfA(letters: string, ahead: string | undefined): string {
  if (letters === 'c') return ahead !== undefined && /[aeiou]/u.test(ahead) ? 'zc' : 'z'
  return { g: 'j', gu: 'g', qu: 'c' }[letters]!
}

/** Every form of a regular verb in -ar, with pronouns behind it; global. */
export function formsOf(known: string): RegExp {
  const stem = known.slice(0, -2)
  const written = Object.values(endings).map(([ending]) => ending)
  const tail = String.raw`(?:${anyOf(written)})`
  const withPronouns = String.raw`(?:[aá]r|[aá]ndo|a|en?)${pronouns}{1,2}`
  return new RegExp(String.raw`(?<!\p{L})(?:${stem}|${stressLast(stem)})(?:${withPronouns}|${tail})(?!\p{L})`, 'giu')
}

/** Another verb in the form of one in -ar that `formsOf` found. */
export function inFormOf(found: string, known: string, verb: SpanishVerb): string {
  const ending = found.slice(known.length - 2).toLowerCase()
  const form = formWith(ending)
  if (form !== undefined) return conjugate(verb, form)
  const [, plain = '', behind = ''] = new RegExp(String.raw`^(.+?)(${pronouns}{1,2})$`, 'u').exec(ending)!
  const unaccented = plain.replace('á', 'a')
  const withPronouns = formWith(unaccented)!
  const said = conjugate(verb, withPronouns)
  if (withPronouns === 'infinitive') {
    return (plain === unaccented ? said : said.replace(/[aei](?=r$)/u, accent)) + behind
  }
  if (withPronouns === 'gerund') return said.replace(/[ae](?=ndo$)/u, accent) + behind
  return (/[áéíóú]/u.test(said) ? said : stressStem(said)) + behind
}

function formWith(ending: string): VerbForm | undefined {
  const forms = Object.keys(endings) as VerbForm[]
  return forms.find((form) => endings[form][0] === ending)
}

function accent(vowel: string): string {
  return accents[vowel]!
}

// A command is stressed on the last vowel of its stem: "defiende" with "lo" is "defiéndelo".
function stressStem(command: string): string {
  const ending = /[ae]n?$/u.exec(command)?.[0] ?? ''
  return stressLast(command.slice(0, command.length - ending.length)) + ending
}

function stressLast(stem: string): string {
  return stem.replace(/([aeiou]+)(?=[^aeiou]*$)/u, (vowels) =>
    vowels.replace(/[aeo]/u, accent).replace(/^[iu]+$/u, (weak) => weak.slice(0, -1) + accent(weak.at(-1)!)),
  )
}
