import type { LanguageCode } from '@fukidashi/contract/languages'
import { namePattern } from '../text/glossary-terms.ts'
import { toSentenceCase } from '../text/letter-case.ts'
import { type NamePair, putNamePlaceholders } from './name-placeholders.ts'
import { nameInLettersOf } from '../languages/names-in-letters.ts'
import { findNumbers } from '../numbers/find-numbers.ts'
import { numberAttempts, numberPlaces } from '../numbers/number-expression.ts'
import { otherNumber } from '../numbers/number-words.ts'
import { withPlainMark } from './sentence-marks.ts'
import { isOneToken, type Tokenizer } from '../model/sentencepiece.ts'
import { findPhrase } from '../phrases/short-phrases.ts'
import { findSound } from '../phrases/sounds.ts'
import type { PlaceholderText } from './placeholders.ts'
import { findInnerCapitals, findTitleWords, wordsOfAddress } from './title-words.ts'
import { transcribeKatakana } from '../languages/japanese/transcribe-katakana.ts'

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
  readonly from: LanguageCode
  readonly to: LanguageCode
  /** Given names first, then those that were found on the page. */
  readonly names: readonly NamePair[]
  /** Tokens from which on a sentence is cut into clauses. */
  readonly longestSentence: number
}

/** Makes a clause ready for a model; `ending` are the marks behind it. */
export function prepareClause(text: string, ending: string, context: PreparationContext): PreparedClause {
  const { tokenizer, from, to, names } = context
  const isName = (word: string) => isNameOf(tokenizer, word) || names.some(({ source }) => source === word)
  const cased = toSentenceCase(withSmallTitles(text, context, isName), isName)
  const name = names.find(({ source }) => source.toLowerCase() === text.toLowerCase())
  const known =
    name?.target ?? findPhrase(text, from, to) ?? findSound(text, from, to) ?? copyUnknownWord(text, context)
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
  { tokenizer, from }: PreparationContext,
  isName: (word: string) => boolean,
): string {
  const isToken = (word: string) => isOneToken(tokenizer, word)
  const known = findInnerCapitals(text).filter(
    (word) => !isToken(word) && (isToken(word.toLowerCase()) || wordsOfAddress.has(word)),
  )
  const small = new Set([...findTitleWords(text, from, tokenizer), ...known])
  return text.replaceAll(/\p{L}+/gu, (word) => (small.has(word) && !isName(word) ? word.toLowerCase() : word))
}

/** Whether a word is a name to a vocabulary: it holds names with their capital only, and other words in small letters too. */
export function isNameOf(tokenizer: Tokenizer, word: string): boolean {
  return tokenizer.idOf(`▁${word}`) !== undefined && tokenizer.idOf(`▁${word.toLowerCase()}`) === undefined
}

function attemptsFor(
  text: string,
  ending: string,
  { from, to, names }: PreparationContext,
  hasKept: boolean,
): PlaceholderText[] {
  return Array.from({ length: hasKept ? numberAttempts : 1 }, (_, attempt) => attempt).flatMap((attempt) => {
    const named = putNamePlaceholders(text, names, { from, to, attempt })
    if (named === undefined) return []
    const numbers = findNumbers(named.text, from, to)
    if (numbers.length > numberPlaces) return []
    const placeholders = [...named.placeholders]
    let written = ''
    let end = 0
    for (const [place, number] of numbers.entries()) {
      const { source, found, replace } = number.placeholder(attempt, place)
      written += named.text.slice(end, number.start) + source
      end = number.end
      placeholders.push({ found, isOnce: true, replace })
    }
    written += named.text.slice(end)
    return [
      {
        text: withPlainMark({ text: written, ending }, from),
        placeholders,
        mayNot: numbers.length > 0 ? otherNumber(to) : undefined,
      },
    ]
  })
}

/** The text in parts: strings to translate, and names and numbers that are kept. */
function cutAtKept(text: string, { from, to, names }: PreparationContext): (string | { kept: string })[] {
  const kept = [
    ...names.flatMap(({ source, target }) =>
      [...text.matchAll(namePattern(source))].map(({ index, 0: found }) => ({
        start: index,
        end: index + found.length,
        target,
      })),
    ),
    ...findNumbers(text, from, to),
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

// Particles that a name or number in front leaves behind.
const looseBefore: Partial<Record<LanguageCode, RegExp>> = {
  JPN: /^(?:から|まで|です|だ|は|が|を|に|で|と|の|も|へ|よ|ね|な|さ)+(?=$|[\p{Script=Han}\p{Script=Katakana}、\s])|^[\s、,;:]+/u,
}

function preparePart(text: string, context: PreparationContext): PreparedClause[] {
  const { from, to } = context
  const words = text.replace(looseBefore[from] ?? '', '').replaceAll(/^[\s、,;:]+|[\s、,;:]+$/gu, '')
  if (!/\p{L}/u.test(words)) return []
  const known = findPhrase(words, from, to) ?? copyUnknownWord(words, context)
  const attempt = { text: withPlainMark({ text: words, ending: '' }, from), placeholders: [], mayNot: undefined }
  return [{ known, attempts: [{ ...attempt, mayNot: otherNumber(to) }, attempt], parts: [] }]
}

/** A word that stands alone and falls into single letters is none that the model knows: mostly a name or a sound. */
function copyUnknownWord(text: string, { tokenizer, from, to }: PreparationContext): string | undefined {
  const isWord = /^\p{Script=Katakana}[\p{Script=Katakana}ー]{2,}$|^\p{Script=Latin}{3,}$/u.test(text)
  if (!isWord || tokenizer.encode(text.toLowerCase()).length * 1.7 < text.length) return undefined
  const latin = /^\p{Script=Katakana}/u.test(text) ? transcribeKatakana(text) : text
  return nameInLettersOf(to, latin, from)
}
