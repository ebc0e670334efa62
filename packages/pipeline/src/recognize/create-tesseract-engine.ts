import type { Platform } from '../ports.ts'
import type { ReadLines } from './line-engine.ts'

/** tesseract's LSTM models through the platform's line recogniser. */
export function createTesseractEngine({ lineRecogniser }: Platform, model: string): ReadLines {
  return (pictures, signal) => lineRecogniser.recognize(model, pictures, signal)
}
