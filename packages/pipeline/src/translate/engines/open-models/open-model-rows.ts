import type { LanguageCode } from '@fukidashi/contract/languages'
import type { EngineSettings } from '../../engine-settings.ts'
import type { LanguagePair, TranslationEngineRow } from '../../translation-engine.ts'
import { m2m100 } from './m2m100.ts'
import { createOpenModelEngine } from './open-model-engine.ts'
import type { ModelHop, OpenModelFamily } from './open-model-family.ts'
import { opusMt } from './opus-mt.ts'

/** The model of one pair each, with a pivot through English. */
export const opusMtRow = createRow(opusMt)

/** The model of a hundred languages. */
export const m2m100Row = createRow(m2m100)

function createRow(family: OpenModelFamily): TranslationEngineRow {
  const route = (from: LanguageCode, to: LanguageCode, settings?: EngineSettings) =>
    findRoute(from, to, (hop) => hop !== undefined && isPulled(hop.set, settings), family)

  const findObstacle = (settings: EngineSettings, pair?: LanguagePair) => {
    if (pair === undefined) {
      const hasSome = Object.keys(settings.pulled ?? {}).some((id) => id.startsWith(family.id))
      return hasSome ? undefined : needsWeights(family.example)
    }
    if (route(pair.from, pair.to, settings) !== undefined) return undefined
    const whole = findRoute(pair.from, pair.to, (hop) => hop !== undefined, family)
    const missing = hopsAlong(whole ?? [], family)
      .map(({ set }) => set)
      .filter((set) => !isPulled(set, settings))
    return missing.length === 0 ? undefined : needsWeights(missing.join(' '))
  }

  return {
    id: family.id,
    heedsHonorifics: false,
    findObstacle,
    route,
    create: ({ modelTranslator }, settings) =>
      createOpenModelEngine({
        modelTranslator,
        commits: settings.pulled ?? {},
        findHops: (along) => hopsAlong(along, family),
      }),
  }
}

// A pair without a model of its own goes through English when both halves are there.
function findRoute(
  from: LanguageCode,
  to: LanguageCode,
  isUsable: (hop: ModelHop | undefined) => boolean,
  { findHop, hasPivot }: OpenModelFamily,
): readonly LanguageCode[] | undefined {
  if (from === to) return undefined
  if (isUsable(findHop(from, to))) return [from, to]
  return hasPivot && isUsable(findHop(from, 'ENG')) && isUsable(findHop('ENG', to)) ? [from, 'ENG', to] : undefined
}

function hopsAlong(route: readonly LanguageCode[], { findHop }: OpenModelFamily): ModelHop[] {
  return route.slice(1).map((to, index) => findHop(route[index]!, to)!)
}

function isPulled(set: string, settings?: EngineSettings): boolean {
  return settings?.pulled?.[set] !== undefined
}

function needsWeights(weights: string) {
  return { key: 'needsWeights', weights } as const
}
