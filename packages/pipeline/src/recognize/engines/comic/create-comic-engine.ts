import { ProductError } from '@fukidashi/contract/errors'
import type { InferenceSession } from 'onnxruntime-common'
import { keepLoaded } from '../../../keep-loaded.ts'
import type { InferencePort, LineReading, Platform } from '../../../ports.ts'
import type { GreyImage } from '../../../raster/greyscale.ts'
import type { OpenModel } from '../line-engine.ts'
import { cutWidePicture } from './cut-wide-picture.ts'
import { likelyClasses } from './likely-classes.ts'
import { type Batch, planBatches } from './plan-batches.ts'
import { type Alphabet, classesOfScript, isAlphabetScript, readAlphabet } from './read-alphabet.ts'
import { readLanguageModel } from './read-language-model.ts'
import { searchPrefixes, type SearchSettings } from './search-prefixes.ts'

/** Files that the recogniser needs. */
export const comicAssets = ['models:recogniser/recogniser.onnx', 'models:recogniser/characters.json'] as const
/** The file that says which letters follow which. */
export const comicLanguageModel = 'models:recogniser/language-model.bin'

/** The network was trained on pictures no wider than this, a multiple of 8 pixels wide. */
const widestPx = 1600
const widthStepPx = 8
/** Pictures of a batch together; more takes memory and saves no more time. */
const widestBatchPx = 6400
const beams = 8

/** What a recogniser may take beside the picture. */
export interface ComicEngineSettings {
  readonly usesLanguageModel: boolean
}

interface LoadedModel {
  readonly session: InferenceSession
  readonly alphabet: Alphabet
  readonly search: SearchSettings
}

/**
 * The recogniser for comic lettering that this project trains: a network with a CTC head, the same for all scripts and
 * both directions. Its models are scripts: which letters a text may hold, or `any`. Throws `engineUnavailable` when its
 * files are not there.
 */
export function createComicEngine(platform: Platform, settings: ComicEngineSettings): OpenModel {
  const load = keepLoaded(async () => await loadModel(platform, settings))
  return (script) => {
    if (!isAlphabetScript(script)) throw new Error(`There is no script '${script}'`)
    return async (pictures, signal) => {
      if (pictures.length === 0) return []
      const model = await load()
      const allowed = classesOfScript(model.alphabet, script)
      const pieces = pictures.map((picture) => cutWidePicture(picture, widestPx))
      const flat = pieces.flat().map(({ picture }) => picture)
      const readings = new Array<LineReading>(flat.length)
      const widths = flat.map(({ width }) => width)
      for (const batch of planBatches(widths, widestBatchPx)) {
        signal.throwIfAborted()
        const read = await readBatch(batch, flat, model, allowed, platform.inference)
        batch.forEach((place, index) => (readings[place] = read[index]!))
      }
      let next = 0
      return pieces.map((own) => joinPieces(own.map(({ startsWord }) => ({ startsWord, ...readings[next++]! }))))
    }
  }
}

async function loadModel(
  { assets, inference }: Platform,
  { usesLanguageModel }: ComicEngineSettings,
): Promise<LoadedModel> {
  const load = async (asset: string): Promise<Uint8Array> =>
    await assets.load(asset).catch((cause: unknown) => {
      throw new ProductError('engineUnavailable', `${asset} is missing.`, { cause })
    })
  const [weights, characters] = await Promise.all(comicAssets.map(load))
  const alphabet = readAlphabet(characters!)
  const session = await inference.createSession(weights!, { isStepwise: true })
  if (!usesLanguageModel) return { session, alphabet, search: { beams } }
  const nextScore = readLanguageModel(await load(comicLanguageModel), alphabet.characters.length)
  return { session, alphabet, search: { beams, nextScore } }
}

async function readBatch(
  batch: Batch,
  pictures: readonly GreyImage[],
  { session, alphabet, search }: LoadedModel,
  allowed: Uint8Array,
  { createTensor }: InferencePort,
): Promise<LineReading[]> {
  const own = batch.map((place) => pictures[place]!)
  const { heightPx, stridePx, characters } = alphabet
  const width = Math.ceil(Math.max(...own.map((picture) => picture.width)) / widthStepPx) * widthStepPx
  const { logits } = await session.run({
    lines: createTensor('float32', toInk(own, width, heightPx), [own.length, 1, heightPx, width]),
    widths: createTensor(
      'int64',
      BigInt64Array.from(own, (picture) => BigInt(picture.width)),
      [own.length],
    ),
  })
  const [, steps, classes] = logits!.dims as [number, number, number]
  if (classes !== characters.length)
    throw new Error(`The recogniser has ${classes} classes, its characters.json ${characters.length}`)
  return own.map((picture, index) => {
    const used = Math.min(steps, Math.ceil(picture.width / stridePx))
    const likely = Array.from({ length: used }, (_, step) =>
      likelyClasses(logits!.data as Float32Array, (index * steps + step) * classes, classes, allowed),
    )
    const { classes: found, logProbability } = searchPrefixes(likely, search)
    return toReading(found.map((index) => characters[index]!).join(''), found.length, logProbability)
  })
}

/** The geometric mean of what each character is worth; nothing read is nothing known. */
function toReading(text: string, length: number, logProbability: number): LineReading {
  return { text: text.trim(), confidence: length === 0 ? 0 : Math.exp(logProbability / length) }
}

/** Ink 1, paper 0, paper to the right of each picture. */
function toInk(pictures: readonly GreyImage[], width: number, height: number): Float32Array<ArrayBuffer> {
  const ink = new Float32Array(pictures.length * width * height)
  pictures.forEach((picture, index) => {
    if (picture.height !== height) throw new Error(`A line is ${picture.height} pixels high instead of ${height}`)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < picture.width; x++)
        ink[(index * height + y) * width + x] = 1 - picture.data[y * picture.width + x]! / 255
    }
  })
  return ink
}

function joinPieces(pieces: readonly (LineReading & { readonly startsWord: boolean })[]): LineReading {
  const text = pieces.reduce((whole, piece) => whole + (piece.startsWord ? ' ' : '') + piece.text, '').trim()
  const length = pieces.reduce((sum, piece) => sum + piece.text.length, 0)
  const confidence = pieces.reduce((sum, piece) => sum + piece.confidence * piece.text.length, 0)
  return { text, confidence: confidence / Math.max(1, length) }
}
