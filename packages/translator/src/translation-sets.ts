import { type LanguageCode, languageOf, type Script } from '@fukidashi/contract/languages'
import type { ModelDirection, ModelSet } from '@fukidashi/models/model-set'

/** A set of weights as the translator takes it: a row of the catalogue with its languages checked. */
export interface TranslationSet extends Pick<ModelSet, 'id' | 'longestSentence'> {
  readonly directions: readonly (ModelDirection & { readonly from: LanguageCode; readonly to: LanguageCode })[]
}

/** One direction of a set. */
export interface TranslationDirection {
  readonly set: TranslationSet
  readonly from: LanguageCode
  readonly to: LanguageCode
  readonly targetToken: string
  /** File among the models that holds the words the direction may say; all when there is none. */
  readonly words?: string | undefined
  /** File among the models with words that the direction does not know, and their meaning. */
  readonly glosses?: string | undefined
  /** File among the models with names of people and their reading. */
  readonly names?: string | undefined
}

/** What some sets of weights can translate. */
export interface TranslationDirections {
  /** The best direction for a pair; undefined where no set has a useful one. */
  readonly find: (from: LanguageCode, to: LanguageCode) => TranslationDirection | undefined
  /** The languages that a translation goes through, both ends included; undefined when it cannot get there. */
  readonly route: (from: LanguageCode, to: LanguageCode) => readonly LanguageCode[] | undefined
}

/** The language that pairs without a direction of their own go through. */
const pivot: LanguageCode = 'ENG'

// A translation into a script of few characters a sentence shares fewer of them with its reference when it is just as good.
const usefulChrf = 30
const usefulChrfOf: Partial<Record<Script, number>> = { Jpan: 15, Hans: 15, Hant: 15, Kore: 15 }

/**
 * Every useful direction of some sets, and routes through English where there is none and both halves are. A pair that two
 * sets have is taken from the one with the better chrF.
 */
export function joinDirections(sets: readonly TranslationSet[]): TranslationDirections {
  const directions: readonly TranslationDirection[] = sets
    .flatMap((set) => set.directions.map((direction) => ({ set, ...direction })))
    .filter(({ to, chrF }) => chrF >= (usefulChrfOf[languageOf(to).script] ?? usefulChrf))
    .toSorted((one, other) => other.chrF - one.chrF)

  const find: TranslationDirections['find'] = (from, to) =>
    directions.find((direction) => direction.from === from && direction.to === to)

  const route: TranslationDirections['route'] = (from, to) => {
    if (from === to) return undefined
    if (find(from, to) !== undefined) return [from, to]
    const hasHalves = find(from, pivot) !== undefined && find(pivot, to) !== undefined
    return hasHalves ? [from, pivot, to] : undefined
  }
  return { find, route }
}
