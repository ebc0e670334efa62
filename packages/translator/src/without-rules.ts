import type { LanguageRules } from './languages/language-rules.ts'
import type { LoadedDirection } from './load-direction.ts'
import type { TranslatorRule } from './rules/translator-rules.ts'

/** A direction without what some rules are made of; rules that are no part of it are asked for where they work. For measuring. */
export function directionWithout(direction: LoadedDirection, without: ReadonlySet<TranslatorRule>): LoadedDirection {
  const { source, target, model } = direction
  return {
    ...direction,
    source: languageWithout(source, without),
    target: languageWithout(target, without),
    ...(without.has('clauses') ? { longestSentence: Number.POSITIVE_INFINITY } : {}),
    ...(without.has('channel') ? { reverse: undefined } : {}),
    ...(without.has('glosses') ? { glosses: undefined } : {}),
    ...(without.has('made-up-words') ? { words: undefined } : {}),
    ...(without.has('own-script') ? { allowed: Uint32Array.from(model.tokenizer.vocabulary.pieces.keys()) } : {}),
  }
}

/** The row of a language without what some rules are made of. */
export function languageWithout(language: LanguageRules, without: ReadonlySet<TranslatorRule>): LanguageRules {
  return [...without].reduce((row, rule) => ({ ...row, ...removals[rule]?.(row) }), language)
}

const never = /(?!)/gu

const removals: Partial<Record<TranslatorRule, (row: LanguageRules) => Partial<LanguageRules>>> = {
  'drawn-out': ({ lettering }) => ({ lettering: { ...lettering, shortened: (text) => text, brokenOff: never } }),
  stutters: ({ lettering }) => ({ lettering: { ...lettering, stutter: never } }),
  'run-ons': ({ lettering }) => ({ lettering: { ...lettering, partRunOns: (text) => text } }),
  spellings: ({ lettering }) => ({ lettering: { ...lettering, usualSpelling: (text) => text } }),
  'spoken-forms': ({ lettering }) => ({ lettering: { ...lettering, spokenForms: (text) => text } }),
  'guessed-capitals': () => ({ guessesCapitals: false }),
  connectives: ({ clauses }) => (clauses === undefined ? {} : { clauses: { ...clauses, connectives: never } }),
  marks: ({ marks }) => ({
    marks: { ...marks, betweenClauses: {}, closing: (ascii) => ascii, opening: () => '' },
  }),
  'tidy-letters': ({ marks }) => ({ marks: { ...marks, tidy: (words) => words } }),
  'unmarked-questions': ({ marks }) =>
    marks?.unmarkedQuestion === undefined ? {} : { marks: { ...marks, unmarkedQuestion: never } },
  'name-lists': ({ names }) => (names?.find === undefined ? {} : { names: { ...names, find: () => [] } }),
  'name-endings': ({ names }) => ({ names: { ...names, ending: { pattern: '', carry: (word) => word } } }),
  'names-in-letters': ({ names }) => ({ names: { ...names, inLetters: (name) => name } }),
  honorifics: ({ names }) => ({ names: { ...names, honorifics: [] } }),
  titles: ({ names }) => ({ names: { ...names, determiners: [], wordsOfAddress: new Set() } }),
  'loose-particles': ({ names }) => ({ names: { ...names, looseParticles: never } }),
  loanwords: ({ loanwords }) =>
    loanwords === undefined ? {} : { loanwords: { ...loanwords, find: () => [], meanings: new Map() } },
  dates: ({ numbers }) => {
    const { grammar: _grammar, ...rest } = numbers ?? {}
    return { numbers: rest }
  },
  phrases: () => ({ phrases: { phraseOf: () => undefined, callOf: () => undefined, said: () => undefined } }),
  'heard-phrases': ({ phrases }) =>
    phrases === undefined ? {} : { phrases: { ...phrases, heardOf: () => undefined } },
  'drawn-out-calls': ({ phrases }) =>
    phrases === undefined ? {} : { phrases: { ...phrases, callOf: () => undefined } },
}
