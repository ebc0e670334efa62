import type { LanguageCode } from '@fukidashi/contract/languages'
import { plainLettering, withoutStutter } from './comic-lettering.ts'
import { letterCaseOf, toSentenceCase } from './letter-case.ts'
import { type NamePair, putStandIns, type StandInText } from './name-stand-ins.ts'
import { withPlainMark } from './sentence-marks.ts'
import type { Tokenizer } from './sentencepiece.ts'
import { findPhrase } from './short-phrases.ts'
import { type Clause, splitClauses } from './split-clauses.ts'
import { type Sentence, splitSentences } from './split-sentences.ts'
import { transcribeKatakana } from './transcribe-katakana.ts'

/** A part of a sentence on its way through a model. */
export interface PreparedClause extends StandInText {
  /** The translation, when it was found without a model. */
  readonly known: string | undefined
  /** The mark that parts it from the next clause. */
  readonly mark: string
}

/** A sentence on its way through a model. */
export interface PreparedSentence {
  readonly sentence: Sentence
  readonly clauses: readonly PreparedClause[]
  /** Whether it begins with a small letter, as one that goes on from another balloon does. */
  readonly isContinuation: boolean
  readonly isInCapitals: boolean
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
  return splitSentences(withoutStutter(text, context.from)).map((sentence) => {
    const { tokenizer, from } = context
    const plain = plainLettering(sentence.text, from)
    const clauses = splitClauses(plain, (clause) => tokenizer.encode(clause).length > longestSentence)
    return {
      sentence,
      clauses: clauses.map((clause, index) =>
        prepareClause(clause, index === clauses.length - 1 ? sentence.ending : clause.mark, context),
      ),
      isContinuation: /^[^\p{L}]*\p{Ll}/u.test(plain),
      isInCapitals: letterCaseOf(plain) === 'capitals',
    }
  })
}

function prepareClause({ text, mark }: Clause, ending: string, context: PreparationContext): PreparedClause {
  const { tokenizer, from, to, names } = context
  const isName = (word: string) => isNameOf(tokenizer, word) || names.some(({ source }) => source === word)
  const cased = toSentenceCase(text, isName)
  const standIn = putStandIns(cased, names, from, to)
  const name = names.find(({ source }) => source.toLowerCase() === text.toLowerCase())
  return {
    known: name?.target ?? findPhrase(text, from, to) ?? copyUnknownWord(text, tokenizer),
    text: withPlainMark({ text: standIn.text, ending }, from),
    standIns: standIn.standIns,
    mark,
  }
}

/** Whether a word is a name to a vocabulary: it holds names with their capital only, and other words in small letters too. */
export function isNameOf(tokenizer: Tokenizer, word: string): boolean {
  return tokenizer.idOf(`▁${word}`) !== undefined && tokenizer.idOf(`▁${word.toLowerCase()}`) === undefined
}

/** A word that stands alone and falls into single letters is none that the model knows: mostly a name or a sound. */
function copyUnknownWord(text: string, tokenizer: Tokenizer): string | undefined {
  const isWord = /^\p{Script=Katakana}[\p{Script=Katakana}ー]{2,}$|^\p{Script=Latin}{3,}$/u.test(text)
  if (!isWord || tokenizer.encode(text.toLowerCase()).length * 1.7 < text.length) return undefined
  return /^\p{Script=Katakana}/u.test(text) ? transcribeKatakana(text) : text
}
