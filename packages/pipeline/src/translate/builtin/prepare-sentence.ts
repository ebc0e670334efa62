import type { LanguageCode } from '@fukidashi/contract/languages'
import { plainLettering } from './comic-lettering.ts'
import { toSentenceCase } from './letter-case.ts'
import { type NamePair, putStandIns, type StandInText } from './name-stand-ins.ts'
import { withPlainMark } from './sentence-marks.ts'
import type { Tokenizer } from './sentencepiece.ts'
import { findPhrase } from './short-phrases.ts'
import { type Clause, splitClauses } from './split-clauses.ts'
import { type Sentence, splitSentences } from './split-sentences.ts'

/** A sentence on its way through a model. */
export interface PreparedSentence extends StandInText {
  readonly sentence: Sentence
  /** The translation, when it was found without a model. */
  readonly known: string | undefined
  /** Whether the translation begins with a small letter. */
  readonly startsSmall: boolean
}

/** What the sentences of one page are prepared with. */
export interface PreparationContext {
  readonly tokenizer: Tokenizer
  readonly from: LanguageCode
  readonly to: LanguageCode
  /** Given names first, then those that were found on the page. */
  readonly names: readonly NamePair[]
}

/**
 * Pieces from which on a sentence is cut into clauses. The seeds were trained on sentences of up to 22; chrF on comic
 * dialogue rises until about here and falls on everyday sentences below.
 */
const longestSentence = 14

/** Cuts a balloon's text into sentences, and these into clauses where they are too long, each ready for a model. */
export function prepareSentences(text: string, context: PreparationContext): PreparedSentence[] {
  const isTooLong = (clause: string) => context.tokenizer.encode(clause).length > longestSentence
  return splitSentences(text)
    .flatMap((sentence) => splitClauses(sentence, isTooLong))
    .map((clause) => prepareClause(clause, context))
}

function prepareClause(clause: Clause, { tokenizer, from, to, names }: PreparationContext): PreparedSentence {
  const plain = plainLettering(clause.text, from)
  const cased = toSentenceCase(
    plain,
    (word) => isNameOf(tokenizer, word) || names.some(({ source }) => source === word),
  )
  const standIn = putStandIns(cased, names, from, to)
  const name = names.find(({ source }) => source.toLowerCase() === plain.toLowerCase())
  return {
    sentence: clause,
    known: name?.target ?? findPhrase(plain, from, to),
    text: withPlainMark({ text: standIn.text, ending: clause.ending }, from),
    standIns: standIn.standIns,
    startsSmall: clause.continues || /^[^\p{L}]*\p{Ll}/u.test(plain),
  }
}

// A vocabulary holds a name with its capital only, and other words in small letters too.
function isNameOf(tokenizer: Tokenizer, word: string): boolean {
  return tokenizer.idOf(`▁${word}`) !== undefined && tokenizer.idOf(`▁${word.toLowerCase()}`) === undefined
}
