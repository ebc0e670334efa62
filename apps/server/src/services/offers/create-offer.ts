import { detectionEngines, translationEngines } from '@fukidashi/contract/engines'
import { groupRoutes, targetsOf } from '@fukidashi/contract/language-routes'
import { limits } from '@fukidashi/contract/limits'
import type { RuntimeConfig } from '@fukidashi/contract/runtime-config'
import type { UnavailableReason } from '@fukidashi/contract/unavailable-reasons'
import { rowOf } from '@fukidashi/pipeline/engine-registry'
import type { Deps } from '../../deps.ts'
import { entitlementsOf, type Visitor } from '../visitor.ts'
import { detectorObstacles } from './check-offer.ts'

const noRoute = { key: 'noRoute' } as const
const needsPlan = { key: 'needsPlan' } as const

/** Makes the description of what this installation offers to a visitor. */
export function createOffer({
  settings,
  secrets,
}: Pick<Deps, 'settings' | 'secrets'>): (visitor: Visitor) => RuntimeConfig {
  // Thousands of pairs that nothing changes while the server runs: asked once, not with every visit.
  const models = translationEngines.map(({ id, label }) => {
    const row = rowOf(id, settings.engines)
    const routes = groupRoutes((from, to) => row.route(from, to, settings.engines) !== undefined)
    const obstacle = row.findObstacle(settings.engines) ?? (routes.length === 0 ? noRoute : undefined)
    const { heedsHonorifics } = row
    return { id, label, ...availability(obstacle), heedsHonorifics, targets: targetsOf(routes), routes }
  })
  return (visitor) => {
    const { engines, perDay, plugin } = entitlementsOf(settings, visitor)
    return {
      publicKey: secrets.publicKey,
      translationModels: models.map((model) =>
        !model.isAvailable || engines.includes(model.id) ? model : { ...model, ...availability(needsPlan) },
      ),
      // Weights may be pulled while the server runs.
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
      },
      entitlements: { perDay, plugin },
    }
  }
}

function availability(obstacle: UnavailableReason | undefined) {
  return obstacle === undefined ? { isAvailable: true } : { isAvailable: false, reason: obstacle }
}
