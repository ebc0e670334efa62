import { detectionEngines, translationEngines } from '@fukidashi/contract/engines'
import { groupRoutes, targetsOf } from '@fukidashi/contract/language-routes'
import { limits } from '@fukidashi/contract/limits'
import type { RuntimeConfig } from '@fukidashi/contract/runtime-config'
import type { UnavailableReason } from '@fukidashi/contract/unavailable-reasons'
import { translationEngineRows } from '@fukidashi/pipeline/engine-registry'
import type { Deps } from '../../deps.ts'
import { detectorObstacles } from './check-offer.ts'

/** What this installation offers, for its clients. */
export function describeOffer({ settings, secrets }: Pick<Deps, 'settings' | 'secrets'>): RuntimeConfig {
  return {
    publicKey: secrets.publicKey,
    translationModels: translationEngines.map(({ id, label }) => {
      const { row, routes, targets } = routed.get(id)!
      const obstacles = [
        row.findObstacle(settings.engines),
        routes.length === 0 ? noRoute : undefined,
        settings.anonymousEngines.includes(id) ? undefined : needsPlan,
      ]
      return { id, label, ...availability(obstacles.find((obstacle) => obstacle !== undefined)), targets, routes }
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

const noRoute = { key: 'noRoute' } as const
const needsPlan = { key: 'needsPlan' } as const

// Thousands of pairs that no setting changes: asked once, not with every visit.
const routed = new Map(translationEngineRows.map((row) => [row.id, { row, ...listRoutes(row.route) }]))

function listRoutes(route: (typeof translationEngineRows)[number]['route']) {
  const routes = groupRoutes((from, to) => route(from, to) !== undefined)
  return { routes, targets: targetsOf(routes) }
}

function availability(obstacle: UnavailableReason | undefined) {
  return obstacle === undefined ? { isAvailable: true } : { isAvailable: false, reason: obstacle }
}
