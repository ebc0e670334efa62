import { ProductError } from '@fukidashi/contract/errors'
import { type LanguageCode, languageOf, languages } from '@fukidashi/contract/languages'
import type { PageOptions } from '../page.ts'
import { describeObstacle } from '../obstacle.ts'
import { findEngineRow } from './engine-registry.ts'
import type { TranslateSettings } from './translate-settings.ts'
import type { TranslationEngineRow } from './translation-engine.ts'

/**
 * Refuses what the chosen engine cannot do before any work is done. Throws a ProductError: `engineUnavailable` with what is
 * missing, `languagePairUnsupported`, or `honorificsUnsupported`. Without a source language it only asks that some language leads to the target; the
 * page's own is judged once it is known. Says nothing when there is no target language or no engine.
 */
export function checkTranslation(
  { from, to, engine, honorifics }: Pick<PageOptions, 'from' | 'to' | 'engine' | 'honorifics'>,
  settings: TranslateSettings,
): void {
  if (to === undefined || engine === undefined) return
  const row = findEngineRow(engine, settings, from === undefined ? undefined : { from, to })
  if (honorifics !== undefined && !row.heedsHonorifics) {
    throw new ProductError('honorificsUnsupported', `'${row.id}' handles them in its own way.`)
  }
  if (from !== undefined) routeOf(row, from, to, settings)
  else if (!languages.some(({ code, source }) => source && row.route(code, to, settings) !== undefined)) {
    throw new ProductError('languagePairUnsupported', `'${row.id}' does not translate into ${languageOf(to).name}.`)
  }
}

/**
 * The languages that a translation goes through. Throws a ProductError when the engine does not offer the pair, or when what
 * would open it is not here.
 */
export function routeOf(
  row: TranslationEngineRow,
  from: LanguageCode,
  to: LanguageCode,
  settings: TranslateSettings,
): readonly LanguageCode[] {
  const route = from === to ? undefined : row.route(from, to, settings)
  if (route !== undefined) return route
  const obstacle = from === to ? undefined : row.findObstacle(settings, { from, to })
  if (obstacle !== undefined) throw new ProductError('engineUnavailable', describeObstacle(obstacle))
  const pair = `${languageOf(from).name} to ${languageOf(to).name}`
  throw new ProductError(
    'languagePairUnsupported',
    from === to ? `${pair} is not a translation.` : `'${row.id}' does not offer ${pair}.`,
  )
}
