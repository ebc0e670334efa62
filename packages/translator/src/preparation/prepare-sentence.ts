import { plainLettering, withoutStutter } from './comic-lettering.ts'
import { letterCaseOf } from '../text/letter-case.ts'
import { findNumbers } from '../numbers/find-numbers.ts'
import { findPhrase } from '../phrases/find-phrase.ts'
import { type PreparationContext, type PreparedClause, prepareClause } from './prepare-clause.ts'
import { splitClauses } from './split-clauses.ts'
import { type Sentence, splitSentences } from './split-sentences.ts'

/** A sentence on its way through a model. */
export interface PreparedSentence {
  readonly sentence: Sentence
  /** Its clauses, each with the mark that parts it from the next. */
  readonly clauses: readonly { readonly clause: PreparedClause; readonly mark: string }[]
  /** Whether it begins with a small letter, as one that goes on from another balloon does. */
  readonly isContinuation: boolean
  readonly isInCapitals: boolean
}

/** Cuts a balloon's text into sentences, and these into clauses where they are too long, each ready for a model. */
export function prepareSentences(text: string, context: PreparationContext): PreparedSentence[] {
  const { tokenizer, source, target, longestSentence, without } = context
  const limits = {
    source,
    // In capitals, as no model is given it, a text falls into more tokens.
    isTooLong: (clause: string) => tokenizer.encode(inSmallLetters(clause)).length > longestSentence,
    findWhole: (clause: string) => findNumbers(clause, source, target),
  }
  const smooth = withoutStutter(text, source)
  const parted = source.lettering?.partRunOns?.(smooth, context.names) ?? smooth
  return splitSentences(parted, source).map((sentence) => {
    const plain = without.has('lettering') ? sentence.text : plainLettering(sentence.text, source)
    const opening = without.has('opening-phrases') ? undefined : findOpeningPhrase(plain, context)
    const clauses =
      opening === undefined
        ? splitClauses(plain, limits)
        : [{ text: opening, mark: ',' }, ...splitClauses(plain.slice(opening.length + 1).trimStart(), limits)]
    return {
      sentence,
      clauses: clauses.map(({ text: words, mark }, index) => {
        const ending = index === clauses.length - 1 ? sentence.ending : mark
        return { clause: prepareClause(words, ending, context), mark }
      }),
      isContinuation: /^[^\p{L}\d]*\p{Ll}/u.test(plain),
      isInCapitals: letterCaseOf(plain) === 'capitals',
    }
  })
}

/**
 * The set phrase of two words or more that stands before the first or second comma of a sentence, one of the words that a language begins
 * sentences with, or the name that somebody is called by before a Japanese comma: what follows shows nothing of it in other languages either.
 */
function findOpeningPhrase(text: string, { source, target, names }: PreparationContext): string | undefined {
  // Loanwords, which stand among the names, have small letters.
  const called = names.find((name) => text.startsWith(`${name.source}、`) && /^\p{Lu}/u.test(name.target))
  if (called !== undefined) return called.source
  const [first = ''] = text.split(/、|,(?=\s)/u, 1)
  const isOpening = first !== text && source.clauses?.openings?.has(first.toLowerCase()) === true
  if (isOpening && findPhrase(first, source, target, ',') !== undefined) return first
  const ends = [...text.matchAll(/,\s+(?=\S)/gu)].slice(0, 2).map(({ index }) => index)
  return ends
    .map((end) => text.slice(0, end))
    .filter((words) => /\S\s+\S/u.test(words))
    .findLast((words) => findPhrase(words, source, target) !== undefined)
}

function inSmallLetters(text: string): string {
  return letterCaseOf(text) === 'capitals' ? text.toLowerCase() : text
}
