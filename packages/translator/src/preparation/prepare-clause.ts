import type { LanguageRules, NamePair } from '../languages/language-rules.ts'
import { isOneToken, type Tokenizer } from '../model/sentencepiece.ts'
import { putNamePlaceholders } from '../names/name-placeholders.ts'
import { findInnerCapitals, findTitleWords } from '../names/title-words.ts'
import { type Glosses, putWordPlaceholders } from '../dictionary/word-placeholders.ts'
import { findNumbers } from '../numbers/find-numbers.ts'
import { numberAttempts, numberPlaces } from '../numbers/number-expression.ts'
import { otherNumber } from '../numbers/number-words.ts'
import { findPhrase } from '../phrases/find-phrase.ts'
import type { TranslatorRule } from '../rules/translator-rules.ts'
import { namePattern } from '../text/glossary-terms.ts'
import { capitalise, toSentenceCase } from '../text/letter-case.ts'
import type { PlaceholderText } from '../text/placeholders.ts'
import { withPlainMark } from './sentence-marks.ts'

/** A part of a sentence on its way through a model. */
export interface PreparedClause {
  /** The translation, when it was found without a model. */
  readonly known: string | undefined
  /** Ways to ask a model for it, best first. */
  readonly attempts: readonly PlaceholderText[]
  /** The clause cut around its names and numbers, for when every attempt loses one: what is left to translate, and what is kept. */
  readonly parts: readonly ClausePart[]
}

type ClausePart = PreparedClause | { readonly kept: string }

/** What the sentences of one page are prepared with. */
export interface PreparationContext {
  readonly tokenizer: Tokenizer
  readonly source: LanguageRules
  readonly target: LanguageRules
  /** Given names first, then those that were found on the page. */
  readonly names: readonly NamePair[]
  /** Words that the weights do not know, with their meaning. */
  readonly glosses?: Glosses | undefined
  /** Tokens from which on a sentence is cut into clauses. */
  readonly longestSentence: number
  /** Rules that are switched off. */
  readonly without: ReadonlySet<TranslatorRule>
}

/** Makes a clause ready for a model; `ending` are the marks behind it. */
export function prepareClause(text: string, ending: string, context: PreparationContext): PreparedClause {
  const { tokenizer, source, target, names, without } = context
  const isName = (word: string) => isNameOf(tokenizer, word) || names.some((name) => name.source === word)
  const cased = without.has('letter-case') ? text : toSentenceCase(withSmallTitles(text, context, isName), isName)
  // Weights that know a loanword in a sentence may still put an article before it when it is called out.
  const loanword = source.loanwords?.into === target.code ? source.loanwords.meanings.get(text) : undefined
  // Loanwords that the weights do not know are among the names, in small letters.
  const name = names.find((one) => one.source.toLowerCase() === text.toLowerCase() && one.target !== loanword)
  const known =
    name?.target ??
    findPhrase(text, source, target, ending) ??
    (loanword && capitalise(loanword, target.code)) ??
    findAlone(text, context) ??
    copyUnknownWord(text, context)
  if (known !== undefined) return { known, attempts: [], parts: [] }
  const parts = cutAtKept(cased, context)
  const isKeptWhole = parts.every((part) => typeof part !== 'string' || !/\p{L}/u.test(part))
  if (isKeptWhole) {
    const whole = parts.map((part) => (typeof part === 'string' ? part : part.kept)).join('')
    return { known: whole, attempts: [], parts: [] }
  }
  return {
    known: undefined,
    attempts: attemptsFor(cased, ending, context, parts.length > 1),
    parts:
      parts.length === 1
        ? []
        : parts.flatMap((part): ClausePart[] => (typeof part === 'string' ? preparePart(part, context) : [part])),
  }
}

// The models learned words in small letters; a title's capitals ("Yes, Captain") leave them only its parts.
function withSmallTitles(
  text: string,
  { tokenizer, source }: PreparationContext,
  isName: (word: string) => boolean,
): string {
  const isToken = (word: string) => isOneToken(tokenizer, word)
  const known = findInnerCapitals(text).filter(
    (word) => !isToken(word) && (isToken(word.toLowerCase()) || source.names?.wordsOfAddress?.has(word) === true),
  )
  const small = new Set([...findTitleWords(text, source, tokenizer), ...known])
  return text.replaceAll(/\p{L}+/gu, (word) => (small.has(word) && !isName(word) ? word.toLowerCase() : word))
}

/** Whether a word is a name to a vocabulary: it holds names with their capital only, and other words in small letters too. */
export function isNameOf(tokenizer: Tokenizer, word: string): boolean {
  return tokenizer.idOf(`▁${word}`) !== undefined && tokenizer.idOf(`▁${word.toLowerCase()}`) === undefined
}

// The more words others stand for, the likelier one of them is lost: after two attempts only those are left that the vocabulary must spell. A text
// that loses those too is tried without.
const glossedAttempts = 3

function attemptsFor(text: string, ending: string, context: PreparationContext, hasKept: boolean): PlaceholderText[] {
  const { source, target, glosses, without, tokenizer } = context
  const isSpelled = (word: string) => !isOneToken(tokenizer, word)
  const count = hasKept && !without.has('other-placeholders') ? numberAttempts : 1
  const glossed = Array.from({ length: glosses === undefined ? 0 : glossedAttempts }, (_, attempt) =>
    attemptFor(text, ending, context, attempt, (words) =>
      putWordPlaceholders(words, glosses!, { source, target, attempt, ...(attempt > 1 ? { isAsked: isSpelled } : {}) }),
    ),
  )
    .filter((attempt) => attempt !== undefined)
    .filter((one, index, all) => all.findIndex(({ text: other }) => other === one.text) === index)
  const plain = Array.from({ length: count }, (_, attempt) =>
    attemptFor(text, ending, context, attempt, (words) => ({ text: words, placeholders: [] })),
  ).filter((attempt) => attempt !== undefined)
  return [...glossed, ...plain]
}

function attemptFor(
  text: string,
  ending: string,
  { source, target, names, without }: PreparationContext,
  attempt: number,
  putWords: (text: string) => Pick<PlaceholderText, 'text' | 'placeholders'> | undefined,
): PlaceholderText | undefined {
  const named = putNamePlaceholders(text, names, { source, target, attempt })
  if (named === undefined) return undefined
  const numbers = without.has('numbers') ? [] : findNumbers(named.text, source, target)
  if (numbers.length > numberPlaces) return undefined
  const placeholders = [...named.placeholders]
  let written = ''
  let end = 0
  for (const [place, number] of numbers.entries()) {
    const { source: put, found, replace } = number.placeholder(attempt, place)
    written += named.text.slice(end, number.start) + put
    end = number.end
    placeholders.push({ found, isOnce: true, replace })
  }
  const glossed = putWords(written + named.text.slice(end))
  return (
    glossed && {
      text: withPlainMark({ text: glossed.text, ending }, source),
      placeholders: [...placeholders, ...glossed.placeholders],
      mayNot: numbers.length > 0 ? otherNumber(target) : undefined,
    }
  )
}

/** The text in parts: strings to translate, and names and numbers that are kept. */
function cutAtKept(
  text: string,
  { source, target: language, names, without }: PreparationContext,
): (string | { kept: string })[] {
  const kept = [
    ...names.flatMap(({ source: name, target }) =>
      [...text.matchAll(namePattern(name))].map(({ index, 0: found }) => ({
        start: index,
        end: index + found.length,
        target,
      })),
    ),
    ...(without.has('numbers') ? [] : findNumbers(text, source, language)),
  ].toSorted((one, other) => one.start - other.start || other.end - one.end)
  const parts: (string | { kept: string })[] = []
  let end = 0
  for (const { start, end: next, target } of kept) {
    if (start < end) continue
    parts.push(text.slice(end, start), { kept: target })
    end = next
  }
  return [...parts, text.slice(end)].filter((part) => part !== '')
}

function preparePart(text: string, context: PreparationContext): PreparedClause[] {
  const { source, target } = context
  const words = text.replace(source.names?.looseParticles ?? '', '').replaceAll(/^[\s、,;:]+|[\s、,;:]+$/gu, '')
  if (!/\p{L}/u.test(words)) return []
  const known = findPhrase(words, source, target) ?? copyUnknownWord(words, context)
  const attempt = { text: withPlainMark({ text: words, ending: '' }, source), placeholders: [], mayNot: undefined }
  return [{ known, attempts: [{ ...attempt, mayNot: otherNumber(target) }, attempt], parts: [] }]
}

/** What is said for a glossed word that is a whole text. */
function findAlone(text: string, { glosses, target }: PreparationContext): string | undefined {
  const meaning = glosses?.get(text.toLowerCase())
  const said = meaning === undefined ? undefined : target.standIns?.alone?.(meaning)
  return said === undefined ? undefined : capitalise(said, target.code)
}

/** A word that stands alone and falls into single letters is none that the model knows: mostly a name or a sound. */
function copyUnknownWord(text: string, { tokenizer, source, target, without }: PreparationContext): string | undefined {
  if (without.has('unknown-words')) return undefined
  const ownLetters = source.names?.inLatin
  const isOwn = ownLetters?.word.test(text) === true
  if (!isOwn && !/^\p{Script=Latin}{3,}$/u.test(text)) return undefined
  if (tokenizer.encode(text.toLowerCase()).length * 1.7 < text.length) return undefined
  const latin = isOwn ? ownLetters!.transcribe(text) : text
  return target.names?.inLetters?.(latin, source.code) ?? latin
}
