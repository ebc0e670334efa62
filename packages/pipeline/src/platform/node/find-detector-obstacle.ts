import type { DetectionEngineId } from '@fukidashi/contract/engines'
import { existsSync } from 'node:fs'
import { detectionEngineRows } from '../../detect/detection-engines.ts'
import type { Obstacle } from '../../obstacle.ts'
import { findAsset } from './create-asset-loader.ts'

/** Why a detector cannot be used with what was pulled into a folder; nothing when it can. Weights may be pulled at any time. */
export function findDetectorObstacle(id: DetectionEngineId, pulledFolder: string): Obstacle | undefined {
  const { weights } = detectionEngineRows[id]
  if (weights === undefined || existsSync(findAsset(weights.asset, pulledFolder))) return undefined
  return { key: 'needsWeights', weights: weights.set }
}
