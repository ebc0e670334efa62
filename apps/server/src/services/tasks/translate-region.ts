import type { ServerEngineId } from '@fukidashi/contract/engines'
import { ProductError } from '@fukidashi/contract/errors'
import type { translateRegion as translateRegionCall } from '@fukidashi/contract/result-calls'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { recallNames } from '../series/series-names.ts'
import { entitlementsOf, type Visitor } from '../visitor.ts'
import { findTask } from './read-task.ts'

/** A region of a finished page, and the engine that is to translate it once more. */
export interface RegionOrder {
  readonly taskId: string
  readonly regionId: string
  readonly translationModel: ServerEngineId
}

/**
 * Translates the text of one region, with the names of its series; the page stays as it is. Throws a ProductError: `notFound`,
 * `resultNotEditable`, `requestInvalid` for a region that the page does not have, `engineNeedsPlan`, and what the engine throws.
 */
export async function translateRegion(
  deps: Pick<Deps, 'database' | 'clock' | 'settings' | 'textTranslating'>,
  visitor: Visitor,
  { taskId, regionId, translationModel: engine }: RegionOrder,
): Promise<z.infer<typeof translateRegionCall.response>> {
  const { task, result } = await findTask(deps, visitor.id, taskId)
  if (result === null) throw new ProductError('resultNotEditable')
  const region = result.regions.find(({ id }) => id === regionId)
  if (region === undefined) throw new ProductError('requestInvalid', 'The page has no such region.')
  if (!entitlementsOf(deps.settings, visitor).engines.includes(engine)) throw new ProductError('engineNeedsPlan')
  const { translateTo: to, honorifics } = task.options
  const series = task.seriesId && { ownerId: task.ownerId, seriesId: task.seriesId, language: to }
  const glossary = series ? await recallNames(deps.database.db, series, deps.clock.now()) : {}
  const wishes = honorifics && { honorifics }
  const request = { text: region.text, from: region.language, to, engine, glossary, ...wishes }
  const { others, ...translated } = await deps.textTranslating.translate(request)
  return { regionId, ...translated, others: [...others] }
}
