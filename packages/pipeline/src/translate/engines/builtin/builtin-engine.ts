import type { LanguageCode } from '@fukidashi/contract/languages'
import { createTranslator, leastConfidence } from '@fukidashi/translator/create-translator'
import { loadDirection } from '@fukidashi/translator/load-direction'
import { loadTranslationModel } from '@fukidashi/translator/translation-model'
import type {
  TranslationDirection,
  TranslationDirections,
  TranslationSet,
} from '@fukidashi/translator/translation-sets'
import { keepLoaded } from '../../../keep-loaded.ts'
import type { Platform } from '../../../ports.ts'
import type { EngineSettings } from '../../engine-settings.ts'
import { usualHonorifics } from '@fukidashi/page-translation/honorifics'
import type { TranslationEngine } from '../../translation-engine.ts'

/** Compact encoder-decoder models on this machine. Each set is loaded when it is first needed, and kept. */
export function createBuiltinEngine(
  platform: Pick<Platform, 'inference' | 'assets'>,
  { find }: TranslationDirections,
  { builtin }: EngineSettings,
): TranslationEngine {
  const loadModel = keepLoaded(async (set: TranslationSet) => await loadTranslationModel(platform, set))
  const load = keepLoaded(
    async (direction: TranslationDirection) =>
      await loadDirection(await loadModel(direction.set), direction, platform.assets),
  )
  const loadWithReverse = async (from: LanguageCode, to: LanguageCode) => {
    const opposite = find(to, from)
    const [direction, reverse] = await Promise.all([load(find(from, to)!), opposite && load(opposite)])
    return { ...direction, reverse }
  }
  const translator = createTranslator(loadWithReverse, builtin)

  const translate: TranslationEngine['translate'] = async (
    { segments, to, glossary, honorifics = usualHonorifics(to) },
    { signal, report },
  ) => {
    const translations = new Map<string, string>()
    const rough = new Set<string>()
    const others = new Map<string, readonly string[]>()
    const names: Record<string, string> = {}
    for (const group of Map.groupBy(segments, (segment) => segment.language).values()) {
      const texts = group.map(({ text }) => text)
      const said = await translator.translate({ texts, route: group[0]!.route, glossary, honorifics }, signal)
      for (const { source, target } of said.names) names[source] ??= target
      for (const [index, { id }] of group.entries()) {
        translations.set(id, said.translations[index]!)
        others.set(id, said.others[index]!)
        if (said.confidences[index]! < leastConfidence) rough.add(id)
      }
      report(translations.size / segments.length)
    }
    return { translations, rough, others, usage: {}, names }
  }
  return { translate }
}
