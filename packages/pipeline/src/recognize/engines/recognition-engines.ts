import type { Platform } from '../../ports.ts'
import { comicAssets, comicLanguageModel, createComicEngine } from './comic/create-comic-engine.ts'
import { createPpocrEngine } from './create-ppocr-engine.ts'
import { createTesseractEngine } from './create-tesseract-engine.ts'
import type { OpenModel, RecognitionEngineId } from './line-engine.ts'

interface RecognitionEngine {
  readonly id: RecognitionEngineId
  /** What the engine reads, for people. */
  readonly reads: string
  /** Files of this project that it needs, beside what comes with its packages. */
  readonly assets: readonly string[]
  readonly open: (platform: Platform) => OpenModel
}

/** Engines that read lines. A new one is a row here and a method in `reading-plans.ts`. */
export const recognitionEngines: readonly RecognitionEngine[] = [
  {
    id: 'tesseract',
    reads: 'every language with a traineddata package; columns of Japanese and Chinese',
    assets: [],
    open: createTesseractEngine,
  },
  { id: 'ppocr', reads: 'rows of Chinese, and of Latin letters without accents', assets: [], open: createPpocrEngine },
  {
    id: 'comic',
    reads: 'rows and columns in comic lettering, in the scripts of its characters.json',
    assets: comicAssets,
    open: (platform) => createComicEngine(platform, { usesLanguageModel: false }),
  },
  {
    id: 'comicWithLanguageModel',
    reads: 'the same, and it knows which letters follow which',
    assets: [...comicAssets, comicLanguageModel],
    open: (platform) => createComicEngine(platform, { usesLanguageModel: true }),
  },
]

/** The row of an engine. */
export function findRecognitionEngine(id: RecognitionEngineId): RecognitionEngine {
  return recognitionEngines.find((engine) => engine.id === id)!
}

/** Why an engine cannot be used here; undefined when it can. */
export async function findRecognitionObstacle(
  id: RecognitionEngineId,
  platform: Platform,
): Promise<string | undefined> {
  for (const asset of findRecognitionEngine(id).assets) {
    const isThere = await platform.assets.load(asset).then(
      () => true,
      () => false,
    )
    if (!isThere) return `${asset} is missing.`
  }
  return undefined
}
