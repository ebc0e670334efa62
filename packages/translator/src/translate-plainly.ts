import { searchTranslations } from './search/search-translations.ts'
import type { LoadedDirection } from './load-direction.ts'

/** Texts that go through the graphs together. */
const batchSize = 16

/**
 * Gives every text to a model as it is and takes the likeliest piece each time: what the weights are worth without anything
 * that the engine does around them, for measuring. Throws the signal's reason between the steps of the search.
 */
export async function translatePlainly(
  { model, targetId }: LoadedDirection,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<string[]> {
  const { encode, decode, vocabulary } = model.tokenizer
  const allowed = Uint32Array.from(vocabulary.pieces.keys())
  const options = { beams: 1, lengthPenalty: 1, uniqueRunLength: model.shape.maxPositions, allowed }
  const sources = texts.map((text) => [targetId, ...encode(text), vocabulary.eos])
  const translations: string[] = []
  for (let start = 0; start < sources.length; start += batchSize) {
    const found = await searchTranslations(model, sources.slice(start, start + batchSize), options, signal)
    translations.push(...found.map(([best]) => decode(best!.ids)))
  }
  return translations
}
