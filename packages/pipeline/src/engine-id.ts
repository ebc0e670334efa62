import { type ServerEngineId, serverEngines } from '@fukidashi/contract/engines'

/**
 * Engines that work with weights from `fukidashi models pull`. Clients of a server cannot name them: its operator may put one
 * of them in the place of the built-in engine.
 */
export const pulledEngineIds = ['opus-mt', 'm2m100'] as const

/** Id of an engine that works with pulled weights. */
export type PulledEngineId = (typeof pulledEngineIds)[number]

/** Id of any translation engine of the pipeline. */
export type EngineId = ServerEngineId | PulledEngineId

/** Every translation engine that the pipeline can be asked for. Words of engines on the reader's side come to it from outside. */
export const engineIds: readonly EngineId[] = [...serverEngines.map(({ id }) => id), ...pulledEngineIds]
