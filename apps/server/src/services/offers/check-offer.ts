import { ProductError } from '@fukidashi/contract/errors'
import type { DetectionEngineId } from '@fukidashi/contract/engines'
import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import type { Entitlements } from '@fukidashi/contract/plans'
import { describeReason, type UnavailableReason } from '@fukidashi/contract/unavailable-reasons'
import { checkTranslation } from '@fukidashi/pipeline/check-translation'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../../env.ts'
import { pulledFolderOf } from '../../pulled-folder.ts'

type DetectorObstacle = (settings: Pick<Settings, 'dataFolder'>) => UnavailableReason | undefined

/** Why a detection model cannot be used here; nothing when it can. */
export const detectorObstacles: Readonly<Record<DetectionEngineId, DetectorObstacle>> = {
  default: () => undefined,
  ctd: (settings) =>
    existsSync(join(pulledFolderOf(settings), 'comic-text-detector'))
      ? undefined
      : { key: 'needsWeights', weights: 'comic-text-detector' },
}

/** Throws a ProductError for options that cannot work here or that the visitor may not use, before anything is charged. */
export function checkOffer(
  settings: Pick<Settings, 'dataFolder' | 'engines'>,
  { engines }: Pick<Entitlements, 'engines'>,
  options: TranslationOptions,
): void {
  const { translateFrom: from, translateTo: to, translationModel: engine, detectionModel, honorifics } = options
  checkTranslation({ to, engine, ...(from && { from }), ...(honorifics && { honorifics }) }, settings.engines)
  if (!engines.includes(engine)) throw new ProductError('engineNeedsPlan')
  const obstacle = detectorObstacles[detectionModel](settings)
  if (obstacle !== undefined) throw new ProductError('detectorUnavailable', describeReason(obstacle))
}
