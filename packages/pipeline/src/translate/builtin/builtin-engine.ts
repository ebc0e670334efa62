import type { LanguageCode } from '@fukidashi/contract/languages'
import type { Platform } from '../../ports.ts'
import type { StageContext } from '../../stage.ts'
import type {
  TranslationEngine,
  TranslationEngineRow,
  TranslationReply,
  TranslationRequest,
} from '../translation-engine.ts'
import type { BuiltinDirection } from './builtin-row.ts'
import { loadTranslationModel, type TranslationModel } from './translation-model.ts'
import { translateTexts } from './translate-texts.ts'

/** Compact encoder-decoder models on this machine. Each set is loaded when it is first needed, and kept. */
export function createBuiltinEngine(
  platform: Pick<Platform, 'inference' | 'assets'>,
  route: TranslationEngineRow['route'],
  findDirection: (from: LanguageCode, to: LanguageCode) => BuiltinDirection | undefined,
): TranslationEngine {
  const models = new Map<string, Promise<TranslationModel>>()
  const load = async ({ set }: BuiltinDirection) => {
    const model = models.get(set.id) ?? loadTranslationModel(platform, set)
    models.set(set.id, model)
    return await model
  }

  const translateHop = async (
    texts: readonly string[],
    hop: BuiltinDirection,
    glossary: TranslationRequest['glossary'],
    signal: AbortSignal,
  ) => {
    const { from, to, targetPiece } = hop
    const model = await load(hop)
    const targetId = model.tokenizer.vocabulary.pieces.findIndex(([piece]) => piece === targetPiece)
    const names = Object.entries(glossary).map(([source, target]) => ({ source, target }))
    return await translateTexts({ model, from, to, targetId }, texts, names, signal)
  }

  const translate = async (
    { segments, to, glossary }: TranslationRequest,
    { signal, report }: StageContext,
  ): Promise<TranslationReply> => {
    const translations = new Map<string, string>()
    for (const [language, group] of Map.groupBy(segments, (segment) => segment.language)) {
      const path = route(language, to) ?? []
      let texts = group.map(({ text }) => text)
      // A name has its final form after the first hop, and must only be kept from then on.
      let terms = glossary
      for (const [index, next] of path.slice(1).entries()) {
        const hop = findDirection(path[index]!, next)!
        texts = await translateHop(texts, hop, terms, signal)
        terms = Object.fromEntries(Object.values(glossary).map((target) => [target, target]))
        report((translations.size + (group.length * (index + 1)) / (path.length - 1)) / segments.length)
      }
      group.forEach(({ id }, index) => translations.set(id, texts[index]!))
    }
    return { translations, usage: {}, names: {} }
  }
  return { translate }
}
