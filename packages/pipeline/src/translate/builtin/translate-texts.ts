import type { LanguageCode } from '@fukidashi/contract/languages'
import { plainLettering } from './comic-lettering.ts'
import { findNames } from './find-names.ts'
import { capitalise, type LetterCase, letterCaseOf, toSentenceCase, uncapitalise } from './letter-case.ts'
import { holdsStandIns, type NamePair, putStandIns, type StandInText, takeStandIns } from './name-stand-ins.ts'
import { searchTranslations, type SearchOptions } from './search-translations.ts'
import { withPlainMark, withSourceMarks } from './sentence-marks.ts'
import { type Sentence, splitSentences } from './split-sentences.ts'
import type { TranslationModel } from './translation-model.ts'

/** A loaded model with the direction that it is used for. */
export interface ModelDirection {
  readonly model: TranslationModel
  readonly from: LanguageCode
  readonly to: LanguageCode
  /** Id of the piece that names the target language. */
  readonly targetId: number
}

/** Sentences that go through the graphs together. */
const batchSize = 16

export const searchOptions: SearchOptions = { beams: 4, lengthPenalty: 1.4, uniqueRunLength: 4 }
export const knobs = {
  lower: true,
  stand: true,
  auto: true,
  plain: true,
  mark: true,
  split: true,
  maxPieces: 24,
  search: searchOptions,
}

interface Unit extends StandInText {
  readonly source: string
  readonly sentence: Sentence
  readonly startsSmall: boolean
}

/**
 * Translates the texts of a page, in their order. Every text is cut into sentences, the sentences of all texts are
 * translated together, and a text's sentences are joined again with the marks and the letter case of the source.
 */
export async function translateTexts(
  direction: ModelDirection,
  texts: readonly string[],
  names: readonly NamePair[],
  signal: AbortSignal,
): Promise<string[]> {
  const { from, to } = direction
  const cases = texts.map(letterCaseOf)
  const units = texts.map((text) => splitSentences(text).map((sentence) => prepareSentence(direction, sentence, names)))
  const flat = units.flat()
  const translations = await translateUnits(direction, flat, signal)
  let next = 0
  return units.map((sentences, index) => {
    const done = sentences.map((unit) => {
      const translation = withSourceMarks(translations[next++]!, unit.sentence, from, to)
      return unit.startsSmall ? uncapitalise(translation) : translation
    })
    return restoreCase(done.filter((part) => part !== '').join(' '), cases[index]!)
  })
}

function restoreCase(text: string, letterCase: LetterCase): string {
  return letterCase === 'capitals' ? text.toUpperCase() : text
}

function prepareSentence({ model, from, to }: ModelDirection, sentence: Sentence, names: readonly NamePair[]): Unit {
  const { tokenizer } = model
  const plain = knobs.plain ? plainLettering(sentence.text, from) : sentence.text
  const isName = (word: string) =>
    tokenizer.idOf(`▁${word}`) !== undefined && tokenizer.idOf(`▁${word.toLowerCase()}`) === undefined
  const cased = knobs.lower ? toSentenceCase(plain, isName) : plain
  const found = [...names, ...(knobs.auto ? findNames(cased, from, tokenizer) : [])]
  const standIn = putStandIns(cased, knobs.stand ? found : [], from, to)
  const mark = (text: string) =>
    knobs.mark ? withPlainMark({ text, ending: sentence.ending }, from) : text + sentence.ending
  return {
    sentence,
    source: mark(cased),
    text: mark(standIn.text),
    standIns: standIn.standIns,
    startsSmall: /^[^\p{L}]*\p{Ll}/u.test(plain),
  }
}

async function translateUnits(
  direction: ModelDirection,
  units: readonly Unit[],
  signal: AbortSignal,
): Promise<string[]> {
  const { model, targetId } = direction
  const { encode, decode, vocabulary } = model.tokenizer
  const translations: string[] = units.map(() => '')
  const sources = units.map(({ text }) => [targetId, ...encode(text), vocabulary.eos])
  const order = [...units.keys()].sort((one, other) => sources[one]!.length - sources[other]!.length)
  for (let start = 0; start < order.length; start += batchSize) {
    const batch = order.slice(start, start + batchSize)
    const found = await searchTranslations(
      model,
      batch.map((index) => sources[index]!),
      knobs.search,
      signal,
    )
    found.forEach((hypotheses, place) => {
      const unit = units[batch[place]!]!
      const candidates = hypotheses.map(({ ids }) => decode(ids))
      const best = candidates.find((text) => holdsStandIns(text, unit)) ?? candidates[0] ?? ''
      translations[batch[place]!] = capitalise(takeStandIns(best, unit))
    })
  }
  return translations
}
