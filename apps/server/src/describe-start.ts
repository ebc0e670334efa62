import { translationEngines } from '@fukidashi/contract/engines'
import { rowOf } from '@fukidashi/pipeline/engine-registry'
import type { Settings } from './env.ts'

/** What the person who starts the server should know, a line each: what visitors are limited to, and how to change that. */
export function describeStart({ role, isOwnMachine, entitlements, engines }: Settings): readonly string[] {
  if (role === 'worker') return []
  const { perDay, engines: offered } = entitlements.anonymous
  const limit =
    perDay !== 'unlimited'
      ? `Translations a day without an account: ${perDay}. ANONYMOUS_DAILY_LIMIT changes that (a number, or "unlimited").`
      : 'There is no limit on translations.'
  const kept = translationEngines.filter(
    ({ id }) => !offered.includes(id) && rowOf(id, engines).findObstacle(engines) === undefined,
  )
  return [
    ...(isOwnMachine
      ? [
          'Only this machine can reach the server. Once PUBLIC_URL is set to its address, the limits for visitors apply.',
        ]
      : []),
    limit,
    ...kept.map(
      ({ id, label }) =>
        `${label} is set up, but requires a paid plan. ANONYMOUS_ENGINES=${[...offered, id].join(',')} offers it to everybody.`,
    ),
  ]
}
