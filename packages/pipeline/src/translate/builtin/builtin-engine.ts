import type { LanguageCode } from '@fukidashi/contract/languages'
import type { Platform } from '../../ports.ts'
import type { StageContext } from '../../stage.ts'
import type { EngineSettings } from '../engine-settings.ts'
import type {
  TranslationEngine,
  TranslationEngineRow,
  TranslationReply,
  TranslationRequest,
} from '../translation-engine.ts'
import type { BuiltinDirection } from './builtin-direction.ts'
import { allowedPieces } from './allowed-pieces.ts'
import { translatePlainly } from './translate-plainly.ts'
import { type ModelDirection, translateTexts } from './translate-texts.ts'
import { loadTranslationModel } from './translation-model.ts'

/** Compact encoder-decoder models on this machine. Each set is loaded when it is first needed, and kept. */
export function createBuiltinEngine(
  platform: Pick<Platform, 'inference' | 'assets'>,
  route: TranslationEngineRow['route'],
  findDirection: (from: LanguageCode, to: LanguageCode) => BuiltinDirection | undefined,
  { builtin }: EngineSettings,
): TranslationEngine {
  const loaded = new Map<BuiltinDirection, Promise<ModelDirection>>()
  const load = async (direction: BuiltinDirection) => {
    const loading = loaded.get(direction) ?? loadDirection(platform, direction)
    loaded.set(direction, loading)
    // A page that comes later may find the weights where they were missing.
    loading.catch(() => loaded.delete(direction))
    return await loading
  }

  const translateGroup = async (
    texts: readonly string[],
    path: readonly LanguageCode[],
    glossary: TranslationRequest['glossary'],
    signal: AbortSignal,
  ) => {
    let current = texts
    // A name has its final form after the first hop, and must only be kept from then on.
    let terms = Object.entries(glossary).map(([source, target]) => ({ source, target }))
    for (const [index, next] of path.slice(1).entries()) {
      signal.throwIfAborted()
      const direction = await load(findDirection(path[index]!, next)!)
      current =
        builtin?.search === 'greedy'
          ? await translatePlainly(direction, current, signal)
          : await translateTexts(direction, current, terms, signal)
      terms = terms.map(({ target }) => ({ source: target, target }))
    }
    return current
  }

  const translate = async (
    { segments, to, glossary }: TranslationRequest,
    { signal, report }: StageContext,
  ): Promise<TranslationReply> => {
    const translations = new Map<string, string>()
    for (const [language, group] of Map.groupBy(segments, (segment) => segment.language)) {
      const texts = group.map(({ text }) => text)
      const translated = await translateGroup(texts, route(language, to) ?? [], glossary, signal)
      for (const [index, { id }] of group.entries()) translations.set(id, translated[index]!)
      report(translations.size / segments.length)
    }
    return { translations, usage: {}, names: {} }
  }
  return { translate }
}

async function loadDirection(
  platform: Pick<Platform, 'inference' | 'assets'>,
  { set, from, to, targetPiece }: BuiltinDirection,
): Promise<ModelDirection> {
  const model = await loadTranslationModel(platform, set)
  const { vocabulary } = model.tokenizer
  const targetId = vocabulary.pieces.findIndex(([piece]) => piece === targetPiece)
  return { model, from, to, targetId, allowed: allowedPieces(vocabulary, to) }
}
