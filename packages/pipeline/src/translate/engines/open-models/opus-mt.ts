import { openModelSets } from './open-model-sets.ts'
import type { OpenModelFamily } from './open-model-family.ts'

const pairs = openModelSets
  .filter(({ engine }) => engine === 'opus-mt')
  .flatMap(({ id, pairs: own }) => (own ?? []).map((pair) => ({ ...pair, set: id })))

/** OPUS-MT: a model for each pair, English on one side. */
export const opusMt: OpenModelFamily = {
  id: 'opus-mt',
  findHop: (from, to) => {
    const pair = pairs.find((candidate) => candidate.from === from && candidate.to === to)
    if (pair === undefined) return undefined
    return { set: pair.set, ...(pair.targetToken === undefined ? {} : { targetToken: pair.targetToken }) }
  },
  hasPivot: true,
  example: 'opus-mt-<from>-<to>',
}
