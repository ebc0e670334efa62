import type { Platform } from '../../ports.ts'
import type { OpenModel } from './line-engine.ts'

/** tesseract's LSTM models through the platform's line recogniser. */
export function createTesseractEngine({ lineRecogniser }: Platform): OpenModel {
  return (model) => (pictures, signal) => lineRecogniser.recognize(model, pictures, signal)
}
