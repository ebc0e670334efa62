import { detectionEngines, isServerEngine, serverEngines, translationEngines } from '@fukidashi/contract/engines'
import { groupRoutes } from '@fukidashi/contract/language-routes'
import { limits } from '@fukidashi/contract/limits'
import { promotionAt } from '@fukidashi/contract/plans'
import type { RuntimeConfig } from '@fukidashi/contract/runtime-config'
import type { UnavailableReason } from '@fukidashi/contract/unavailable-reasons'
import { findDetectorObstacle } from '@fukidashi/pipeline/detector-obstacle'
import { rowOf } from '@fukidashi/pipeline/engine-registry'
import { describeObstacle } from '@fukidashi/pipeline/obstacle'
import type { Deps } from '../../deps.ts'
import type { Settings } from '../../env.ts'
import { entitlementsOf, type Visitor } from '../visitor.ts'

const everyRoute = groupRoutes(() => true)

/** Makes the description of what this installation offers to a visitor. */
export function createOffer({
  settings,
  secrets,
  clock,
  payments,
}: Pick<Deps, 'settings' | 'secrets' | 'clock' | 'payments'>): (visitor: Visitor) => RuntimeConfig {
  // Thousands of pairs that nothing changes while the server runs: asked once, not with every visit.
  const models = translationEngines.map(({ id, label }) => {
    // Whether the reader's side has it, and for which languages, is for the reader's side to find out.
    if (!isServerEngine(id))
      return { id, label, reason: undefined, heedsHonorifics: false, routes: everyRoute } as const
    const row = rowOf(id, settings.engines)
    const routes = groupRoutes((from, to) => row.route(from, to, settings.engines) !== undefined)
    const isSetUp = row.findObstacle(settings.engines) === undefined
    const reason = !isSetUp ? 'notSetUp' : routes.length === 0 ? 'noLanguages' : undefined
    return { id, label, reason, heedsHonorifics: row.heedsHonorifics, routes } as const
  })
  const providers = payments.map(({ id, sellsSubscriptions }) => ({ id, sellsSubscriptions }))
  return (visitor) => {
    const { engines, perDay, plugin } = entitlementsOf(settings, visitor)
    return {
      publicKey: secrets.publicKey,
      translationModels: models.map(({ reason, ...model }) => ({
        ...model,
        ...availability(reason ?? (engines.includes(model.id) ? undefined : 'needsPlan')),
      })),
      detectionModels: detectionEngines.map(({ id, label }) => ({
        id,
        label,
        ...availability(findDetectorObstacle(id, settings.pulledFolder) && 'notSetUp'),
      })),
      limits: {
        maxBytes: limits.image.maxBytes,
        maxPixels: limits.image.maxPixels,
        formats: [...limits.image.formats],
        lifetimeMs: limits.image.lifetimeMs,
        maxPerZip: limits.image.maxPerZip,
      },
      entitlements: { perDay, plugin },
      logins: { google: settings.google !== undefined },
      payments: { providers, promotion: describePromotion(clock.now()) },
      consent: settings.consent,
    }
  }
}

function describePromotion(now: Date) {
  const promotion = promotionAt(now)
  return promotion === undefined ? null : { ...promotion, endsAt: promotion.endsAt.toISOString() }
}

function availability(reason: UnavailableReason | undefined) {
  return reason === undefined ? { isAvailable: true } : { isAvailable: false, reason }
}

/** An engine that nobody can use here, and what the operator could do about it. */
export interface EngineObstacle {
  readonly engine: string
  readonly reason: string
}

/** Every engine that is not set up, for the log and for those who run the server. */
export function listObstacles({ engines, pulledFolder }: Pick<Settings, 'engines' | 'pulledFolder'>): EngineObstacle[] {
  const found = [
    ...serverEngines.map(({ id }) => ({ id, obstacle: rowOf(id, engines).findObstacle(engines) })),
    ...detectionEngines.map(({ id }) => ({ id, obstacle: findDetectorObstacle(id, pulledFolder) })),
  ]
  return found.flatMap(({ id, obstacle }) => (obstacle ? [{ engine: id, reason: describeObstacle(obstacle) }] : []))
}
