import type { RecognizedPage, TranslatedPage, TranslatedRegion } from '../page.ts'
import type { Stage } from '../stage.ts'
import { routeOf } from './check-translation.ts'
import { chooseSegments } from './choose-segments.ts'
import { findEngineRow } from './engine-registry.ts'
import { keepEngines } from './keep-engines.ts'
import { usualHonorifics } from '@fukidashi/page-translation/honorifics'
import type { TranslateSettings } from './translate-settings.ts'
import type { TranslationPlatform } from './translation-engine.ts'

/**
 * The stage that gives regions their translation. Regions without one (sounds, marks, numbers, text in the target language
 * already) keep `undefined` and stay as they are on the page. Throws a ProductError when the page's language cannot be
 * translated, and a TypeError without a target language or an engine. Engines are made once and kept.
 */
export function createTranslateStage(
  platform: TranslationPlatform,
  settings: TranslateSettings,
): Stage<RecognizedPage, TranslatedPage> {
  const engineOf = keepEngines(platform, settings)
  return async (page, context) => {
    const { to, engine, glossary, honorifics } = page.options
    if (to === undefined) throw new TypeError('There is no language to translate into')
    if (engine === undefined) throw new TypeError('There is no engine to translate with')
    const row = findEngineRow(engine, settings)
    const chosen = chooseSegments(page.regions, to)
    const from = page.language ?? chosen[0]?.language
    if (from === undefined || chosen.length === 0) return leaveAsIs(page, [])
    const route = from === to ? [from] : routeOf(row, from, to, settings)
    // A word in a third language on the page is no reason to refuse the page.
    const routes = new Map(
      chosen.map(({ language }) => [language, language === from ? route : row.route(language, to, settings)]),
    )
    const segments = chosen.flatMap((segment) => {
      const own = routes.get(segment.language)
      return own === undefined ? [] : [{ ...segment, route: own }]
    })
    if (segments.length === 0) return leaveAsIs(page, route)
    const reply = await engineOf(row).translate(
      { to, segments, glossary, honorifics: honorifics ?? usualHonorifics(to) },
      context,
    )
    const asked = new Set(segments.map(({ id }) => id))
    const regions = page.regions.map((region): TranslatedRegion => {
      const translation = asked.has(region.id) ? reply.translations.get(region.id)?.trim() || undefined : undefined
      const own = translation && routes.get(region.language)
      const isRough = translation !== undefined && reply.rough?.has(region.id) === true
      return { ...region, translation, ...(isRough && { isRough }), ...(own && { route: own }) }
    })
    context.report(1)
    return { ...page, regions, route, usage: reply.usage, glossary: { ...reply.names, ...glossary } }
  }
}

function leaveAsIs(page: RecognizedPage, route: TranslatedPage['route']): TranslatedPage {
  const regions = page.regions.map((region) => ({ ...region, translation: undefined }))
  return { ...page, regions, route, usage: {}, glossary: page.options.glossary }
}

export type { EngineSettings } from './engine-settings.ts'
export type { TranslateSettings } from './translate-settings.ts'
