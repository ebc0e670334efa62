import { availableParallelism } from 'node:os'
import type { Platform } from '../../ports.ts'
import { createAssetLoader } from './create-asset-loader.ts'
import { createCanvasPort } from './create-canvas-port.ts'
import { createImageCodec } from './create-image-codec.ts'
import { createInferencePort } from './create-inference-port.ts'
import { createLineRecogniser } from './create-line-recogniser.ts'
import { createModelTranslator } from './create-model-translator.ts'

/** What the machine that runs Node may decide about its platform. */
export interface NodePlatformSettings {
  /** How many things may be worked on at once; as many as there are cores when not given. */
  readonly parallelism?: number
  /** Folder that holds the weights fetched by `fukidashi models pull`. */
  readonly pulledFolder?: string
}

/**
 * The platform of a Node process: libvips for image files, Skia for canvases, onnxruntime for weights, tesseract for lines,
 * transformers.js for larger translation models.
 * Nothing is loaded before it is first used. `dispose` ends the threads that tesseract holds.
 */
export function createNodePlatform(settings: NodePlatformSettings = {}): Platform {
  const parallelism = settings.parallelism ?? availableParallelism()
  const lineRecogniser = createLineRecogniser(parallelism)
  const inference = createInferencePort(parallelism)
  const modelTranslator = createModelTranslator(parallelism, settings.pulledFolder)
  return {
    codec: createImageCodec(parallelism),
    canvas: createCanvasPort(),
    inference,
    lineRecogniser,
    modelTranslator,
    assets: createAssetLoader(settings.pulledFolder),
    parallelism,
    dispose: async () => {
      await Promise.all([lineRecogniser.dispose(), inference.dispose(), modelTranslator.dispose()])
    },
  }
}
