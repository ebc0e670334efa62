import { modelCatalog } from '@fukidashi/models/catalog'
import { joinDirections, type TranslationSet } from '@fukidashi/translator/translation-sets'
import type { TranslationEngineRow } from '../../translation-engine.ts'
import { createBuiltinEngine } from './builtin-engine.ts'

/** The engine over some sets of weights, with the routes that these have. */
export function createBuiltinRow(sets: readonly TranslationSet[]): TranslationEngineRow {
  const directions = joinDirections(sets)
  return {
    id: 'builtin',
    heedsHonorifics: true,
    findObstacle: () => undefined,
    route: directions.route,
    create: (platform, settings) => createBuiltinEngine(platform, directions, settings),
  }
}

/** The weights that ship. */
export const builtinRow: TranslationEngineRow = createBuiltinRow(modelCatalog)
