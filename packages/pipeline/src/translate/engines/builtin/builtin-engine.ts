import type { LanguageCode } from '@fukidashi/contract/languages'
import { keepLoaded } from '../../../keep-loaded.ts'
import type { Platform } from '../../../ports.ts'
import type { StageContext } from '../../../stage.ts'
import type { EngineSettings } from '../../engine-settings.ts'
import type { TranslationEngine, TranslationReply, TranslationRequest } from '../../translation-engine.ts'
import type { BuiltinDirection, BuiltinSet } from './builtin-direction.ts'
import { usualHonorifics } from '../../honorifics.ts'
import { allowedPieces } from './search/allowed-pieces.ts'
import { findLoanwords, findNames } from './names/find-names.ts'
import { namesWithHonorifics } from './names/honorific-names.ts'
import { readWordList } from './search/made-up-words.ts'
import type { NamePair } from './names/name-stand-ins.ts'
import { nameInLettersOf } from './names/names-in-letters.ts'
import { createPieceReader } from './search/said-pieces.ts'
import { translatePlainly } from './translate-plainly.ts'
import { type ModelDirection, translateTexts } from './translate-texts.ts'
import { loadTranslationModel, type TranslationModel } from './model/translation-model.ts'

/** Compact encoder-decoder models on this machine. Each set is loaded when it is first needed, and kept. */
export function createBuiltinEngine(
  platform: Pick<Platform, 'inference' | 'assets'>,
  findDirection: (from: LanguageCode, to: LanguageCode) => BuiltinDirection | undefined,
  { builtin }: EngineSettings,
): TranslationEngine {
  const loadModel = keepLoaded(async (set: BuiltinSet) => await loadTranslationModel(platform, set))
  const load = keepLoaded(
    async (direction: BuiltinDirection) =>
      await describeDirection(await loadModel(direction.set), direction, platform.assets),
  )

  const translateGroup = async (
    texts: readonly string[],
    route: readonly LanguageCode[],
    { to, glossary, honorifics = usualHonorifics(to) }: Omit<TranslationRequest, 'segments'>,
    signal: AbortSignal,
  ) => {
    const first = await load(findDirection(route[0]!, route[1]!)!)
    const given = Object.entries(glossary).map(([source, target]) => ({ source, target }))
    const found = findNewNames(texts, first, given).map((name) => ({
      ...name,
      target: nameInLettersOf(to, name.target, first.from),
    }))
    const called = namesWithHonorifics([...given, ...found], texts, { from: first.from, to, policy: honorifics })
    let current = texts
    // A name has its final form after the first hop, and must only be kept from then on.
    let names = [...called, ...given, ...found]
    for (const [index, next] of route.slice(1).entries()) {
      signal.throwIfAborted()
      const direction = await load(findDirection(route[index]!, next)!)
      current =
        builtin?.search === 'greedy'
          ? await translatePlainly(direction, current, signal)
          : await translateTexts(direction, current, [...names, ...findWords(current, direction)], signal)
      names = names.map(({ target }) => ({ source: target, target }))
    }
    return { translated: current, found }
  }

  const translate = async (
    { segments, ...wish }: TranslationRequest,
    { signal, report }: StageContext,
  ): Promise<TranslationReply> => {
    const translations = new Map<string, string>()
    const names: Record<string, string> = {}
    for (const group of Map.groupBy(segments, (segment) => segment.language).values()) {
      const texts = group.map(({ text }) => text)
      const { translated, found } = await translateGroup(texts, group[0]!.route, wish, signal)
      for (const { source, target } of found) names[source] ??= target
      for (const [index, { id }] of group.entries()) translations.set(id, translated[index]!)
      report(translations.size / segments.length)
    }
    return { translations, usage: {}, names }
  }
  return { translate }
}

// The words of a page that no vocabulary and no glossary knows, each with the form that it keeps from now on.
function findNewNames(texts: readonly string[], { model, from, to }: ModelDirection, given: readonly NamePair[]) {
  const isGiven = ({ source }: NamePair) => given.some((name) => name.source.toLowerCase() === source.toLowerCase())
  return findNames(texts, { tokenizer: model.tokenizer, from, to }).filter((name) => !isGiven(name))
}

// Words that stand around a model as names do, on this hop alone: the next one translates them.
function findWords(texts: readonly string[], { model, from, to }: ModelDirection): NamePair[] {
  return to === 'ENG' ? findLoanwords(texts, from, model.tokenizer) : []
}

// One row of writing rules for both: the weights write Brazil's Portuguese for Portugal too.
const writtenAs: Partial<Record<LanguageCode, LanguageCode>> = { POR: 'PTB' }

async function describeDirection(
  model: TranslationModel,
  { set, from, to, targetToken, words }: BuiltinDirection,
  assets: Platform['assets'],
): Promise<ModelDirection> {
  const { vocabulary } = model.tokenizer
  const targetId = vocabulary.pieces.findIndex(([piece]) => piece === targetToken)
  if (targetId === -1) throw new Error(`The vocabulary has no token '${targetToken}' for ${to}`)
  const allowed = allowedPieces(vocabulary, to)
  const list = words === undefined ? undefined : await assets.load(`models:${words}`)
  return {
    model,
    from,
    to: writtenAs[to] ?? to,
    targetId,
    allowed,
    reader: createPieceReader(model.tokenizer),
    words: list === undefined ? undefined : readWordList(new TextDecoder().decode(list)),
    longestSentence: set.longestSentence,
  }
}
