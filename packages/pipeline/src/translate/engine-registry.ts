import { ProductError } from '@fukidashi/contract/errors'
import type { EngineId } from '../engine-id.ts'
import { describeObstacle } from '../obstacle.ts'
import { builtinRow } from './engines/builtin/builtin-row.ts'
import { googleRow } from './engines/google/google-row.ts'
import { gpt4oRow } from './engines/gpt4o/gpt4o-row.ts'
import { m2m100Row, opusMtRow } from './engines/open-models/open-model-rows.ts'
import { papagoRow } from './engines/papago/papago-row.ts'
import type { TranslateSettings } from './translate-settings.ts'
import type { LanguagePair, TranslationEngineRow } from './translation-engine.ts'

/** The product's translation engines. A new one is a folder beside these and a row here. */
export const translationEngineRows: readonly TranslationEngineRow[] = [
  builtinRow,
  googleRow,
  papagoRow,
  gpt4oRow,
  opusMtRow,
  m2m100Row,
]

/** The row that works for an engine: its own, or that of the engine which the settings put in its place. */
export function rowOf(id: EngineId, settings: TranslateSettings): TranslationEngineRow {
  const working = settings.substitutes?.[id] ?? id
  const row = [...(settings.rows ?? []), ...translationEngineRows].find((candidate) => candidate.id === working)
  if (row === undefined) throw new ProductError('engineUnavailable', `Unknown engine '${working}'.`)
  return row
}

/** The same, for use. Throws a ProductError when its key or weights are missing, for the pair where one is known. */
export function findEngineRow(id: EngineId, settings: TranslateSettings, pair?: LanguagePair): TranslationEngineRow {
  const row = rowOf(id, settings)
  const obstacle = row.findObstacle(settings, pair)
  if (obstacle !== undefined) throw new ProductError('engineUnavailable', describeObstacle(obstacle))
  return row
}
