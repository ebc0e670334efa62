import { type TranslationEngineId, translationEngines } from '@fukidashi/contract/engines'

/**
 * Engines that work with weights from `fukidashi models pull`. Clients of a server cannot name them: its operator may put one
 * of them in the place of the built-in engine.
 */
export const pulledEngineIds = ['opus-mt', 'm2m100'] as const

/** Id of an engine that works with pulled weights. */
export type PulledEngineId = (typeof pulledEngineIds)[number]

/** Id of any translation engine of the pipeline. */
export type EngineId = TranslationEngineId | PulledEngineId

/** Every translation engine that the pipeline can be asked for. */
export const engineIds: readonly EngineId[] = [...translationEngines.map(({ id }) => id), ...pulledEngineIds]
