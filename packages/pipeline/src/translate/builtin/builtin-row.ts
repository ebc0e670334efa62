import type { LanguageCode } from '@fukidashi/contract/languages'
import { modelCatalog } from '@fukidashi/models/catalog'
import type { TranslationEngineRow } from '../translation-engine.ts'
import type { BuiltinDirection } from './builtin-direction.ts'
import { createBuiltinEngine } from './builtin-engine.ts'

const directions: readonly BuiltinDirection[] = modelCatalog.flatMap((set) =>
  set.directions.map(({ from, to, targetPiece }) => ({ set, from, to, targetPiece })),
)

const findDirection = (from: LanguageCode, to: LanguageCode) =>
  directions.find((direction) => direction.from === from && direction.to === to)

/** The weights that ship. A pair without its own goes through English where both halves are there. */
export const builtinRow: TranslationEngineRow = {
  id: 'builtin',
  needs: [],
  findObstacle: () => undefined,
  route: (from, to) => {
    if (from === to) return undefined
    if (findDirection(from, to) !== undefined) return [from, to]
    return findDirection(from, 'ENG') !== undefined && findDirection('ENG', to) !== undefined
      ? [from, 'ENG', to]
      : undefined
  },
  create: (platform, settings) => createBuiltinEngine(platform, builtinRow.route, findDirection, settings),
}
