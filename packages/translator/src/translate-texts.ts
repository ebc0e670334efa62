import { languageOf } from '@fukidashi/contract/languages'
import { chooseTranslation, type ChosenTranslation } from './search/choose-translation.ts'
import { beginsWithStutter, withinParentheses, withStutter } from './preparation/comic-lettering.ts'
import { capitalise, isCaseless, letterCaseOf, uncapitalise, withSmallWords } from './text/letter-case.ts'
import type { LoadedDirection } from './load-direction.ts'
import type { LanguageRules, NamePair } from './languages/language-rules.ts'
import { isNameOf, type PreparedClause } from './preparation/prepare-clause.ts'
import { type PreparedSentence, prepareSentences } from './preparation/prepare-sentence.ts'
import type { TranslatorRule } from './rules/translator-rules.ts'
import { forbidMadeUpWords } from './search/made-up-words.ts'
import { rankByChannel } from './search/noisy-channel.ts'
import { forbidRudeWords } from './search/rude-words.ts'
import { type TokenConstraint, type SearchOptions, searchTranslations } from './search/search-translations.ts'
import type { PlaceholderText } from './text/placeholders.ts'
import { clauseMark, joinParts, withSourceMarks, wordsOf } from './preparation/sentence-marks.ts'

/** Other wordings that a text is given with at most. */
const mostOthers = 3

/** Sentences that go through the graphs together. */
const batchSize = 16

// Chosen by chrF on held-out lines, Tatoeba's test sets and comic dialogue: four are half the work and up to a point worse, twelve gain
// nothing more, greedy search is 1 to 3 points worse.
const search: Omit<SearchOptions, 'allowed'> = { beams: 8, lengthPenalty: 1.6, uniqueRunLength: 3 }
const noRules: ReadonlySet<TranslatorRule> = new Set()

/**
 * Translates the texts of a page, in their order. Every text is cut into sentences, the sentences of all texts are
 * translated together, and a text's sentences are joined again with the marks, the letter case and the stutter of the source. `names`
 * come out as they are told to, the first of two for the same word. A text is as doubtful as its most doubtful clause; what was looked
 * up is not. Its `others` have one clause each in other words, the most doubtful one first. Throws the signal's reason between the steps of the search.
 */
export async function translateTexts(
  direction: LoadedDirection,
  texts: readonly string[],
  names: readonly NamePair[],
  signal: AbortSignal,
  without: ReadonlySet<TranslatorRule> = noRules,
): Promise<ChosenTranslation[]> {
  const { model, source, target, glosses, longestSentence } = direction
  const { tokenizer } = model
  const context = { tokenizer, source, target, names, glosses, longestSentence, without }
  const bare = texts.map((text) => withinParentheses(text) ?? text)
  const prepared = bare.map((text) => prepareSentences(text, context))
  const clauses = prepared.flat().flatMap((sentence) => sentence.clauses.map(({ clause }) => clause))
  const said = await translateClauses({ direction, without, signal }, clauses)
  const isKnownName = (word: string) => isNameOf(tokenizer, word) && target.names?.smallWords?.has(word) !== true
  const isName = (word: string) => isKnownName(word) || names.some((name) => name.target === word)
  const [opening, closing] = target.marks?.parentheses ?? ['(', ')']
  // Sources without capitals leave a model to guess at them ("the Field"); what its vocabulary has in small letters is no name.
  const guessesCase = isCaseless(source.code) && target.guessesCapitals === true
  const isSmall = (word: string) => tokenizer.idOf(`▁${word}`) !== undefined && !isName(capitalise(word))
  const inCase = (text: string) => (guessesCase ? withSmallWords(text, isSmall) : text)
  const translations = new Map([...said].map(([clause, { text }]) => [clause, inCase(text)]))
  return prepared.map((sentences, index) => {
    const write = (words: ReadonlyMap<PreparedClause, string>) => {
      const parts = sentences.map((sentence) => joinSentence(sentence, words, direction, isName))
      const joined = joinParts(parts, target)
      const lettered = beginsWithStutter(texts[index]!, source) ? withStutter(joined, target, isName) : joined
      const isShouted = letterCaseOf(texts[index]!) === 'capitals'
      const cased = isShouted ? lettered.toLocaleUpperCase(languageOf(target.code).tag) : lettered
      return bare[index] === texts[index] || cased === '' ? cased : opening + cased + closing
    }
    const text = write(translations)
    const answers = sentences
      .flatMap((sentence) => sentence.clauses.map(({ clause }) => ({ clause, answer: said.get(clause)! })))
      .toSorted((one, other) => one.answer.confidence - other.answer.confidence)
    const others = answers.flatMap(({ clause, answer }) =>
      (answer.others ?? []).map((words) => write(new Map(translations).set(clause, inCase(words)))),
    )
    return {
      text,
      confidence: Math.min(1, ...answers.map(({ answer }) => answer.confidence)),
      others: [...new Set(others)].filter((words) => words !== text).slice(0, mostOthers),
    }
  })
}

function joinSentence(
  { sentence, clauses, isContinuation, isInCapitals }: PreparedSentence,
  translations: ReadonlyMap<PreparedClause, string>,
  { source, target }: LoadedDirection,
  isName: (word: string) => boolean,
): string {
  const parts = clauses.map(({ clause, mark }, index) => {
    const translation = translations.get(clause)!
    const isLast = index === clauses.length - 1
    const words = isLast
      ? translation.replace(/^[\s¿¡]+(?=[^¿¡]*$)/u, '')
      : wordsOf(translation) + clauseMark(mark, target)
    const isContinued = index > 0 || isContinuation
    return isContinued ? uncapitalise(words, target.code, isName) : words
  })
  const marked = withSourceMarks(joinParts(parts, target), sentence, source, target)
  return isInCapitals ? marked.toLocaleUpperCase(languageOf(target.code).tag) : marked
}

/** What clauses are translated with. */
interface ClauseTranslation {
  readonly direction: LoadedDirection
  readonly without: ReadonlySet<TranslatorRule>
  readonly signal: AbortSignal
}

async function translateClauses(
  work: ClauseTranslation,
  clauses: readonly PreparedClause[],
): Promise<ReadonlyMap<PreparedClause, ChosenTranslation>> {
  const { target } = work.direction
  const translations = new Map<PreparedClause, ChosenTranslation>(
    clauses.map((clause) => [clause, { text: clause.known ?? '', confidence: 1 }]),
  )
  const unknown = clauses.filter(({ known }) => known === undefined)
  let lost: readonly PreparedClause[] = unknown
  for (let round = 0; lost.some(({ attempts }) => attempts[round] !== undefined); round++) {
    const asked = lost.flatMap(({ attempts }) => attempts[round] ?? [])
    const answers = await translateAttempts(work, asked)
    const answerOf = ({ attempts }: PreparedClause) => answers.get(attempts[round]!)
    for (const clause of lost) translations.set(clause, answerOf(clause) ?? { text: '', confidence: 0 })
    lost = lost.filter((clause) => answerOf(clause) === undefined)
  }
  const parts = lost.flatMap((clause) => clause.parts.filter((part) => 'attempts' in part))
  const partTranslations = parts.length === 0 ? translations : await translateClauses(work, parts)
  for (const clause of lost) translations.set(clause, joinKept(clause, partTranslations, target))
  for (const clause of unknown) {
    const { text, confidence, others = [] } = translations.get(clause)!
    const capitalised = others.map((words) => capitalise(words, target.code))
    translations.set(clause, { text: capitalise(text, target.code), confidence, others: capitalised })
  }
  return translations
}

// What is cut around its names has lost its sentence.
const cutConfidence = 0.5

function joinKept(
  { parts }: PreparedClause,
  translations: ReadonlyMap<PreparedClause, ChosenTranslation>,
  target: LanguageRules,
): ChosenTranslation {
  const said = parts.map((part) =>
    'kept' in part
      ? { text: part.kept, confidence: 1 }
      : {
          text: uncapitalise(wordsOf(translations.get(part)?.text ?? ''), target.code),
          confidence: translations.get(part)?.confidence ?? 0,
        },
  )
  return {
    text: joinParts(
      said.map(({ text }) => text),
      target,
    ),
    confidence: Math.min(cutConfidence, ...said.map(({ confidence }) => confidence)),
  }
}

async function translateAttempts(
  { direction, without, signal }: ClauseTranslation,
  attempts: readonly PlaceholderText[],
): Promise<ReadonlyMap<PlaceholderText, ChosenTranslation | undefined>> {
  const { model, targetId, allowed, reverse } = direction
  const { encode, decode, vocabulary } = model.tokenizer
  const answers = new Map<PlaceholderText, ChosenTranslation | undefined>()
  const waiting = attempts
    .map((attempt) => ({ attempt, source: [targetId, ...encode(attempt.text), vocabulary.eos] }))
    .toSorted((one, other) => one.source.length - other.source.length)
  for (let start = 0; start < waiting.length; start += batchSize) {
    const batch = waiting.slice(start, start + batchSize)
    const sources = batch.map(({ source }) => source)
    const constraints = batch.map(({ attempt }) => constrainAttempt(attempt, direction))
    const found = await searchTranslations(model, sources, { ...searchWithout(without), allowed, constraints }, signal)
    const lists = batch.map(({ attempt }, place) => ({
      source: attempt.text,
      candidates: found[place]!.map(({ ids, score, likelihood }) => ({ text: decode(ids), score, likelihood })),
    }))
    const ranked =
      reverse === undefined
        ? lists.map(({ candidates }) => candidates)
        : await rankByChannel(reverse, lists, searchWithout(without).lengthPenalty, signal)
    for (const [place, { attempt }] of batch.entries()) {
      answers.set(attempt, chooseTranslation(attempt, ranked[place]!, { votes: !without.has('vote') }))
    }
  }
  return answers
}

function searchWithout(without: ReadonlySet<TranslatorRule>): typeof search {
  return {
    beams: without.has('beams') ? 1 : search.beams,
    lengthPenalty: without.has('length-penalty') ? 1 : search.lengthPenalty,
    uniqueRunLength: without.has('no-repeats') ? Number.POSITIVE_INFINITY : search.uniqueRunLength,
  }
}

function constrainAttempt(
  { text }: PlaceholderText,
  { source, target, words, reader }: LoadedDirection,
): TokenConstraint {
  const isRude = forbidRudeWords(text, { source, target, reader })
  const { misspelling } = target
  const isMadeUp = words === undefined ? undefined : forbidMadeUpWords(text, words, { reader, misspelling })
  return (ids, token) => (isRude?.(ids, token) ?? false) || (isMadeUp?.(ids, token) ?? false)
}
