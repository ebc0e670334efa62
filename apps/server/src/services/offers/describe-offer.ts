import { detectionEngines, translationEngines } from '@fukidashi/contract/engines'
import { type LanguageCode, languages } from '@fukidashi/contract/languages'
import { limits } from '@fukidashi/contract/limits'
import type { RuntimeConfig } from '@fukidashi/contract/runtime-config'
import { translationEngineRows } from '@fukidashi/pipeline/engine-registry'
import type { Deps } from '../../deps.ts'
import { detectorObstacles } from './check-offer.ts'

/** What this installation offers, for its clients. */
export function describeOffer({ settings, secrets }: Pick<Deps, 'settings' | 'secrets'>): RuntimeConfig {
  return {
    publicKey: secrets.publicKey,
    translationModels: translationEngines.map(({ id, label }) => {
      const row = translationEngineRows.find((candidate) => candidate.id === id)!
      return { id, label, ...availability(row.findObstacle(settings.engines)), targets: targetsOf(row.route) }
    }),
    detectionModels: detectionEngines.map(({ id, label }) => ({
      id,
      label,
      ...availability(detectorObstacles[id](settings)),
    })),
    limits: {
      maxBytes: limits.image.maxBytes,
      maxPixels: limits.image.maxPixels,
      formats: [...limits.image.formats],
      lifetimeMs: limits.image.lifetimeMs,
      maxPerZip: limits.image.maxPerZip,
      anonymousPerDay: settings.anonymousPerDay,
    },
  }
}

function availability(obstacle: string | undefined) {
  return obstacle === undefined ? { isAvailable: true } : { isAvailable: false, reason: obstacle }
}

function targetsOf(route: (from: LanguageCode, to: LanguageCode) => unknown): LanguageCode[] {
  const sources = languages.filter(({ source }) => source)
  return languages
    .map(({ code }) => code)
    .filter((to) => sources.some(({ code: from }) => from !== to && route(from, to) !== undefined))
}
