import { translationEngines } from '@fukidashi/contract/engines'
import { translationEngineRows } from '@fukidashi/pipeline/engine-registry'
import type { Settings } from './env.ts'

/** What the person who starts the server should know, a line each: what its visitors are limited to, and how to lift that. */
export function describeStart(settings: Settings): readonly string[] {
  const { anonymousPerDay, anonymousEngines } = settings
  if (settings.role === 'worker') return []
  const kept = translationEngines.filter(({ id, isPaid }) => {
    const row = translationEngineRows.find((candidate) => candidate.id === id)!
    return isPaid && !anonymousEngines.includes(id) && row.findObstacle(settings.engines) === undefined
  })
  return [
    ...(anonymousPerDay === null
      ? []
      : [
          `Translations a day without an account: ${anonymousPerDay}. ANONYMOUS_DAILY_LIMIT raises it (a number, or "unlimited").`,
        ]),
    ...kept.map(
      ({ id, label }) =>
        `${label} has a key, but comes with a paid plan. ANONYMOUS_ENGINES=${[...anonymousEngines, id].join(',')} offers it to everybody.`,
    ),
  ]
}
