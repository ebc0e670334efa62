import type { Platform } from '../ports.ts'
import { createPpocrEngine } from './create-ppocr-engine.ts'
import { createTesseractEngine } from './create-tesseract-engine.ts'
import type { ReadLines, RecognitionEngineId } from './line-engine.ts'

interface RecognitionEngine {
  readonly id: RecognitionEngineId
  /** What the engine reads, for people. */
  readonly reads: string
  /** Makes a reader with one of the engine's models; nothing is loaded before the first line. */
  readonly open: (platform: Platform, model: string) => ReadLines
}

/** Engines that read lines. A new one is a row here and a method in `reading-plans.ts`. */
export const recognitionEngines: readonly RecognitionEngine[] = [
  {
    id: 'tesseract',
    reads: 'every language with a traineddata package; columns of Japanese and Chinese',
    open: createTesseractEngine,
  },
  { id: 'ppocr', reads: 'rows of Chinese, and of Latin letters without accents', open: createPpocrEngine },
]
