import { isServerEngine } from '@fukidashi/contract/engines'
import { ProductError } from '@fukidashi/contract/errors'
import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import type { Entitlements } from '@fukidashi/contract/plans'
import { checkTranslation } from '@fukidashi/pipeline/check-translation'
import { findDetectorObstacle } from '@fukidashi/pipeline/detector-obstacle'
import { describeObstacle } from '@fukidashi/pipeline/obstacle'
import type { Settings } from '../../env.ts'

/** Throws a ProductError for options that cannot work here or that the visitor may not use, before anything is charged. */
export function checkOffer(
  settings: Pick<Settings, 'pulledFolder' | 'engines'>,
  { engines }: Pick<Entitlements, 'engines'>,
  options: TranslationOptions,
): void {
  const { translateFrom: from, translateTo: to, translationModel: engine, detectionModel, honorifics } = options
  if (isServerEngine(engine))
    checkTranslation({ to, engine, ...(from && { from }), ...(honorifics && { honorifics }) }, settings.engines)
  else checkReaderOrder(options)
  if (!engines.includes(engine)) throw new ProductError('engineNeedsPlan')
  const obstacle = findDetectorObstacle(detectionModel, settings.pulledFolder)
  if (obstacle !== undefined) throw new ProductError('detectorUnavailable', describeObstacle(obstacle))
}

// What an engine on the reader's side can do only the reader's side knows.
function checkReaderOrder({ translateFrom: from, translateTo: to, honorifics }: TranslationOptions): void {
  if (from === to) throw new ProductError('languagePairUnsupported')
  if (honorifics !== undefined) throw new ProductError('honorificsUnsupported')
}
