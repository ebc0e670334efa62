import { serverEngines } from '@fukidashi/contract/engines'
import { pulledEngineIds } from '@fukidashi/pipeline/engine-id'
import { rowOf } from '@fukidashi/pipeline/engine-registry'
import type { Settings } from './env.ts'

/**
 * What the person who starts the server should know, a line each: what visitors are limited to and how to change that, and how
 * pages get better translations.
 */
export function describeStart(settings: Settings): readonly string[] {
  const { role, isOwnMachine, entitlements, engines } = settings
  if (role === 'worker') return []
  const { perDay, engines: offered } = entitlements.anonymous
  const limit =
    perDay !== 'unlimited'
      ? `Translations a day without an account: ${perDay}. ANONYMOUS_DAILY_LIMIT changes that (a number, or "unlimited").`
      : 'There is no limit on translations.'
  const kept = serverEngines.filter(
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
    ...describeBetter(settings),
  ]
}

// The built-in models are small: whoever has something better at hand should know that it is there.
function describeBetter({ entitlements, engines }: Settings): readonly string[] {
  const isReplaced = (engines.substitutes?.builtin ?? 'builtin') !== 'builtin'
  if (isReplaced) return []
  const pulled = pulledEngineIds.find((id) => Object.keys(engines.pulled ?? {}).some((set) => set.startsWith(id)))
  if (pulled !== undefined)
    return [`Larger translation models are here. BUILTIN_ENGINE=${pulled} translates with them.`]
  const online = serverEngines.filter(
    ({ id, isOnline }) =>
      isOnline && entitlements.anonymous.engines.includes(id) && rowOf(id, engines).findObstacle(engines) === undefined,
  )
  if (online.length > 0) {
    const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(online.map(({ label }) => label))
    return [`${names} can be chosen for better translations than the built-in models make.`]
  }
  return [
    'For better translations, set the key of an online service, or run "npm run fukidashi -- models pull opus-mt-ja-en" and start with BUILTIN_ENGINE=opus-mt.',
  ]
}
