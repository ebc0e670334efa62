import { ProductError } from '@fukidashi/contract/errors'
import { describeObstacle } from '../obstacle.ts'
import type { RasterImage } from '../page.ts'
import type { Platform } from '../ports.ts'
import { cropImage } from '../raster/crop-image.ts'
import type { Detector, TextCandidate } from './detector.ts'
import { mergeScales } from './merge-scales.ts'
import { planTiles } from './plan-tiles.ts'
import { readProbabilityMap } from './read-probability-map.ts'

/** Where its weights lie once they were pulled. */
export const comicTextDetectorWeights = {
  set: 'comic-text-detector',
  asset: 'pulled:comic-text-detector/comictextdetector.pt.onnx',
} as const
/** The graph takes squares of this side only. */
const sidePx = 1024
const cut = { pixelThreshold: 0.3, lineThreshold: 0.6, unclipRatio: 1.5 }

/**
 * comic-text-detector (dmMaze, GPL 3.0; its weights never ship, a person pulls them). Its line head is a DBNet over a
 * letterboxed square. Throws `detectorUnavailable` when the weights were not pulled.
 */
export async function createComicTextDetector({ assets, codec, inference }: Platform): Promise<Detector> {
  const bytes = await assets.load(comicTextDetectorWeights.asset).catch((cause: unknown) => {
    const reason = describeObstacle({ key: 'needsWeights', weights: comicTextDetectorWeights.set })
    throw new ProductError('detectorUnavailable', reason, { cause })
  })
  const session = await inference.createSession(bytes)

  const readTile = async (image: RasterImage): Promise<TextCandidate[]> => {
    const scale = sidePx / Math.max(image.width, image.height)
    const width = Math.max(1, Math.round(image.width * scale))
    const height = Math.max(1, Math.round(image.height * scale))
    const input = letterbox(await codec.resize(image, width, height))
    const results = await session.run({
      [session.inputNames[0]!]: inference.createTensor('float32', input, [1, 3, sidePx, sidePx]),
    })
    // Of the three outputs (blocks, mask, lines) the line head alone has two channels: text cores, then thresholds.
    const lines = session.outputNames
      .map((name) => results[name]!)
      .find(({ dims }) => dims.length === 4 && dims[1] === 2)
    if (lines === undefined)
      throw new ProductError('detectorUnavailable', 'The pulled weights are not comic-text-detector.')
    const data = toBytes(lines.data as Float32Array, width, height)
    return readProbabilityMap(
      { width, height, data, pagePixelsX: image.width / width, pagePixelsY: image.height / height },
      cut,
    )
  }

  return async (image, { signal, report }) => {
    const tiles = planTiles(image.width, image.height)
    const perTile: TextCandidate[][] = []
    for (const [index, tile] of tiles.entries()) {
      signal.throwIfAborted()
      report(index / tiles.length)
      const [left, top] = tile
      const found = await readTile(cropImage(image, tile))
      perTile.push(found.map(({ rectangle, confidence }) => ({ rectangle: moved(rectangle, left, top), confidence })))
    }
    return mergeScales(perTile)
  }
}

function moved(rectangle: TextCandidate['rectangle'], x: number, y: number): TextCandidate['rectangle'] {
  return { ...rectangle, centre: [rectangle.centre[0] + x, rectangle.centre[1] + y] }
}

function letterbox({ width, height, data }: RasterImage): Float32Array<ArrayBuffer> {
  const plane = sidePx * sidePx
  const input = new Float32Array(3 * plane)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4
      const to = y * sidePx + x
      for (let channel = 0; channel < 3; channel++) input[channel * plane + to] = data[from + channel]! / 255
    }
  }
  return input
}

function toBytes(cores: Float32Array, width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) bytes[y * width + x] = Math.round(cores[y * sidePx + x]! * 255)
  }
  return bytes
}
