import type { LanguageCode } from '@fukidashi/contract/languages'
import type { Hyphenator } from 'hyphen'

const patterns: Partial<Record<LanguageCode, () => Promise<{ readonly default: Hyphenator }>>> = {
  ENG: () => import('hyphen/en-us/index.js'),
  ESP: () => import('hyphen/es/index.js'),
  FRA: () => import('hyphen/fr/index.js'),
  DEU: () => import('hyphen/de/index.js'),
  ITA: () => import('hyphen/it/index.js'),
  POR: () => import('hyphen/pt/index.js'),
  PTB: () => import('hyphen/pt/index.js'),
  RUS: () => import('hyphen/ru/index.js'),
  TRK: () => import('hyphen/tr/index.js'),
  IND: () => import('hyphen/id/index.js'),
  MSA: () => import('hyphen/id/index.js'),
  DAN: () => import('hyphen/da/index.js'),
  NLD: () => import('hyphen/nl/index.js'),
  SWE: () => import('hyphen/sv/index.js'),
  NOR: () => import('hyphen/nb/index.js'),
  FIN: () => import('hyphen/fi/index.js'),
  ISL: () => import('hyphen/is/index.js'),
  POL: () => import('hyphen/pl/index.js'),
  CSY: () => import('hyphen/cs/index.js'),
  SLK: () => import('hyphen/sk/index.js'),
  SLV: () => import('hyphen/sl/index.js'),
  HRV: () => import('hyphen/hr/index.js'),
  BOS: () => import('hyphen/sh-latn/index.js'),
  SRP: () => import('hyphen/sr-cyrl/index.js'),
  MKD: () => import('hyphen/mk/index.js'),
  BUL: () => import('hyphen/bg/index.js'),
  UKR: () => import('hyphen/uk/index.js'),
  BEL: () => import('hyphen/be/index.js'),
  MON: () => import('hyphen/mn-cyrl/index.js'),
  HUN: () => import('hyphen/hu/index.js'),
  ROM: () => import('hyphen/ro/index.js'),
  ELL: () => import('hyphen/el/index.js'),
  SQI: () => import('hyphen/sq/index.js'),
  LIT: () => import('hyphen/lt/index.js'),
  LAV: () => import('hyphen/lv/index.js'),
  EST: () => import('hyphen/et/index.js'),
  CAT: () => import('hyphen/ca/index.js'),
  GLG: () => import('hyphen/gl/index.js'),
  AFR: () => import('hyphen/af/index.js'),
  KAT: () => import('hyphen/ka/index.js'),
}

const softHyphen = '\u00ad'

/** Splits a word where its language lets it be divided at a line's end; the word whole when it must not be. */
export type DivideWord = (word: string) => readonly string[]

/** Loads the division patterns of a language (TeX hyphenation patterns); languages that have none divide no word. */
export async function loadHyphenation(language: LanguageCode): Promise<DivideWord> {
  const load = patterns[language]
  if (load === undefined) return (word) => [word]
  const { hyphenateSync } = (await load()).default
  return (word) => joinShortEnds(hyphenateSync(word.toLocaleLowerCase(), { minWordLength: 6 }).split(softHyphen), word)
}

/** Cuts the word, as it is cased, where the pieces end; the first and last keep three letters, others two. */
function joinShortEnds(pieces: readonly string[], word: string): readonly string[] {
  if (pieces.join('').length !== word.length) return [word]
  const parts: string[] = []
  let start = 0
  let end = 0
  for (const piece of pieces.slice(0, -1)) {
    end += piece.length
    if (letterCount(word.slice(start, end)) < (start === 0 ? 3 : 2) || letterCount(word.slice(end)) < 3) continue
    parts.push(word.slice(start, end))
    start = end
  }
  return [...parts, word.slice(start)]
}

function letterCount(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}
