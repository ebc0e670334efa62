import { type LanguageCode, languageOf, type Script } from '@fukidashi/contract/languages'
import { modelCatalog } from '@fukidashi/models/catalog'
import type { TranslationEngineRow } from '../../translation-engine.ts'
import type { BuiltinDirection, BuiltinSet } from './builtin-direction.ts'
import { createBuiltinEngine } from './builtin-engine.ts'

/** The language that pairs without a direction of their own go through. */
const pivot: LanguageCode = 'ENG'

// A translation into a script of few characters a sentence shares fewer of them with its reference when it is just as good.
const usefulChrf = 30
const usefulChrfOf: Partial<Record<Script, number>> = { Jpan: 15, Hans: 15, Hant: 15, Kore: 15 }

/**
 * The engine over some sets of weights: every useful direction of each, and through English where there is none and both
 * halves are. A pair that two sets have is taken from the one with the better chrF.
 */
export function createBuiltinRow(sets: readonly BuiltinSet[]): TranslationEngineRow {
  const directions: readonly BuiltinDirection[] = sets
    .flatMap((set) => set.directions.map((direction) => ({ set, ...direction })))
    .filter(({ to, chrF }) => chrF >= (usefulChrfOf[languageOf(to).script] ?? usefulChrf))
    .toSorted((one, other) => other.chrF - one.chrF)

  const findDirection = (from: LanguageCode, to: LanguageCode) =>
    directions.find((direction) => direction.from === from && direction.to === to)

  const route = (from: LanguageCode, to: LanguageCode) => {
    if (from === to) return undefined
    if (findDirection(from, to) !== undefined) return [from, to]
    const hasHalves = findDirection(from, pivot) !== undefined && findDirection(pivot, to) !== undefined
    return hasHalves ? [from, pivot, to] : undefined
  }

  return {
    id: 'builtin',
    needs: [],
    heedsHonorifics: true,
    findObstacle: () => undefined,
    route,
    create: (platform, settings) => createBuiltinEngine(platform, findDirection, settings),
  }
}

/** The weights that ship. */
export const builtinRow: TranslationEngineRow = createBuiltinRow(modelCatalog)
