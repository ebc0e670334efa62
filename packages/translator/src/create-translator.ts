import type { HonorificsPolicy } from '@fukidashi/contract/honorifics'
import type { LanguageCode } from '@fukidashi/contract/languages'
import type { NamePair } from './languages/language-rules.ts'
import { rulesOf } from './languages/rules-of.ts'
import type { LoadedDirection } from './load-direction.ts'
import type { TranslatorRule } from './rules/translator-rules.ts'
import { directionWithout, languageWithout } from './without-rules.ts'
import { findLoanwords, findNames } from './names/find-names.ts'
import { namesWithHonorifics } from './names/honorific-names.ts'
import { translatePlainly } from './translate-plainly.ts'
import { translateTexts } from './translate-texts.ts'

/** Texts of one language that belong together, such as the balloons of a page. */
export interface TextsRequest {
  readonly texts: readonly string[]
  /** Languages from that of the texts to that of the translations, both included, as `TranslationDirections.route` gives them. */
  readonly route: readonly LanguageCode[]
  /** Names and terms by their form in the texts, with what they always become. */
  readonly glossary: Readonly<Record<string, string>>
  readonly honorifics: HonorificsPolicy
}

/** What became of the texts. */
export interface TranslatedTexts {
  /** In the order of the texts. */
  readonly translations: readonly string[]
  /** How sure the translator is of each, 0 to 1: of a way through other languages the product. */
  readonly confidences: readonly number[]
  /** Other wordings of each, the likeliest first. */
  readonly others: readonly (readonly string[])[]
  /** Names that were found in the texts and are not in the glossary, with the form that they got. */
  readonly names: readonly NamePair[]
}

/**
 * A translation with a lower confidence is likelier wrong than right. On held-out dialogue from Japanese, Chinese and Korean to English and
 * English to Spanish, what is below has a chrF of 18 to 45, what is above one of 22 to 60, and the share below falls as weights get better.
 */
export const leastConfidence = 0.65

/** Translates texts with loaded weights. */
export interface Translator {
  /** Throws the signal's reason, or an Error when weights cannot be loaded. */
  readonly translate: (request: TextsRequest, signal: AbortSignal) => Promise<TranslatedTexts>
}

/** How a translator is measured. */
export interface TranslatorSettings {
  /** `greedy` takes the weights' first guess of a whole text; names and numbers are not kept then. */
  readonly search?: 'beam' | 'greedy'
  /** Rules that are switched off; nothing but tooling asks for it. */
  readonly without?: readonly TranslatorRule[]
}

/** A translator over a function that gives the weights of a step of a route, which it may be asked for again and again. */
export function createTranslator(
  loadWhole: (from: LanguageCode, to: LanguageCode) => Promise<LoadedDirection>,
  { search = 'beam', without = [] }: TranslatorSettings = {},
): Translator {
  const off = new Set(without)
  const load = async (from: LanguageCode, to: LanguageCode) => {
    const direction = await loadWhole(from, to)
    return off.size === 0 ? direction : directionWithout(direction, off)
  }
  const translate: Translator['translate'] = async ({ texts, route, glossary, honorifics }, signal) => {
    const last = languageWithout(rulesOf(route.at(-1)!), off)
    const first = await load(route[0]!, route[1]!)
    const given = Object.entries(glossary).map(([source, target]) => ({ source, target }))
    const newNames = off.has('names') ? [] : findNewNames(texts, first, given)
    const found = newNames.map((name) => ({
      ...name,
      target: last.names?.inLetters?.(name.target, first.source.code) ?? name.target,
    }))
    const called = namesWithHonorifics([...given, ...found], texts, {
      source: first.source,
      target: last,
      policy: honorifics,
    })
    let current = texts
    let confidences: readonly number[] = texts.map(() => 1)
    let others: readonly (readonly string[])[] = texts.map(() => [])
    // A name has its final form after the first hop, and must only be kept from then on.
    let names = [...called, ...given, ...found]
    for (const [index, next] of route.slice(1).entries()) {
      signal.throwIfAborted()
      const direction = await load(route[index]!, next)
      if (search === 'greedy') current = await translatePlainly(direction, current, signal)
      else {
        // Loanwords stand around a model as names do, on this hop alone: the next one translates them.
        const loanwords = findLoanwords(current, contextOf(direction))
        const said = await translateTexts(direction, current, [...names, ...loanwords], signal, off)
        current = said.map(({ text }) => text)
        others = said.map((text) => text.others ?? [])
        confidences = confidences.map((confidence, place) => confidence * said[place]!.confidence)
      }
      names = names.map(({ target }) => ({ source: target, target }))
    }
    return { translations: current, confidences, others, names: found }
  }
  return { translate }
}

// The words of a page that no vocabulary and no glossary knows, each with the form that it keeps from now on.
function findNewNames(texts: readonly string[], direction: LoadedDirection, given: readonly NamePair[]) {
  const isGiven = ({ source }: NamePair) => given.some((name) => name.source.toLowerCase() === source.toLowerCase())
  return findNames(texts, contextOf(direction)).filter((name) => !isGiven(name))
}

function contextOf({ model, source, target, glosses, nameList }: LoadedDirection) {
  return { tokenizer: model.tokenizer, source, target, glosses, nameList }
}
