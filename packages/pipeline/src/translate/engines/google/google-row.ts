import type { TranslationEngineRow } from '../../translation-engine.ts'
import { createGoogleEngine } from './google-engine.ts'

/** Cloud Translation, Basic: every language of the product in both directions. */
export const googleRow: TranslationEngineRow = {
  id: 'google',
  heedsHonorifics: false,
  findObstacle: ({ google }) =>
    google?.apiKey === undefined ? { key: 'needsKey', variables: ['GOOGLE_TRANSLATE_API_KEY'] } : undefined,
  route: (from, to) => (from === to ? undefined : [from, to]),
  create: (_platform, settings) => createGoogleEngine(settings),
}
