import type { TranslationEngineRow } from '../../translation-engine.ts'
import { createGpt4oEngine } from './gpt4o-engine.ts'

/** GPT-4o, or any model behind a compatible address: every pair of languages. */
export const gpt4oRow: TranslationEngineRow = {
  id: 'gpt4o',
  heedsHonorifics: true,
  findObstacle: ({ openai }) =>
    openai?.apiKey === undefined ? { key: 'needsKey', variables: ['OPENAI_API_KEY'] } : undefined,
  route: (from, to) => (from === to ? undefined : [from, to]),
  create: (_platform, settings) => createGpt4oEngine(settings),
}
