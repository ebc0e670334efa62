import { ProductError } from '@fukidashi/contract/errors'
import type { HonorificsPolicy } from '@fukidashi/contract/honorifics'
import type { LanguageCode } from '@fukidashi/contract/languages'
import type { Glossary } from '@fukidashi/page-translation/page-request'
import { usualHonorifics } from '@fukidashi/page-translation/honorifics'
import type { EngineId } from '../engine-id.ts'
import { routeOf } from './check-translation.ts'
import { keepEngines } from './keep-engines.ts'
import { findEngineRow } from './engine-registry.ts'
import type { TranslateSettings } from './translate-settings.ts'
import type { TranslationPlatform } from './translation-engine.ts'

/** The text of one region, to be translated without its page. */
export interface TextRequest {
  readonly text: string
  readonly from: LanguageCode
  readonly to: LanguageCode
  readonly engine: EngineId
  readonly glossary: Glossary
  /** Heeded by engines that can; as readers of the target language expect it when not given. */
  readonly honorifics?: HonorificsPolicy
}

/** A translation, and what its engine thinks of it. */
export interface TranslatedText {
  readonly text: string
  /** Whether the engine doubts it. */
  readonly isRough: boolean
  /** Other wordings, the likeliest first; empty for an engine that gives one alone. */
  readonly others: readonly string[]
}

const segmentId = 'text'

/**
 * Makes the translation of single texts. It throws a ProductError: `engineUnavailable`, `languagePairUnsupported`, what the
 * engine throws, or `engineReplyInvalid` when the engine answers without words. Engines are made once and kept.
 */
export function createTextTranslator(
  platform: TranslationPlatform,
  settings: TranslateSettings,
): (request: TextRequest, signal: AbortSignal) => Promise<TranslatedText> {
  const engineOf = keepEngines(platform, settings)
  return async ({ text, from, to, engine, glossary, honorifics }, signal) => {
    const row = findEngineRow(engine, settings, { from, to })
    const segments = [{ id: segmentId, text, language: from, route: routeOf(row, from, to, settings) }]
    const request = { to, segments, glossary, honorifics: honorifics ?? usualHonorifics(to) }
    const { translations, rough, others } = await engineOf(row).translate(request, { signal, report: () => {} })
    const words = translations.get(segmentId)?.trim()
    if (!words) throw new ProductError('engineReplyInvalid', `'${row.id}' answered without words.`)
    return { text: words, isRough: rough?.has(segmentId) === true, others: others?.get(segmentId) ?? [] }
  }
}
