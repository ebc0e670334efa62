import { type LanguageCode, languageOf } from '@fukidashi/contract/languages'
import type { TranslationEngineRow } from '../../translation-engine.ts'
import { createPapagoEngine } from './papago-engine.ts'

// Pairs of the Papago text translation API, each in both directions (api.ncloud-docs.com, ai-naver-papagonmt-translation).
const pairs: Partial<Record<LanguageCode, readonly LanguageCode[]>> = {
  KOR: ['ENG', 'JPN', 'CHS', 'CHT', 'VIN', 'THA', 'IND', 'FRA', 'ESP', 'RUS', 'DEU', 'ITA'],
  ENG: ['JPN', 'CHS', 'CHT', 'VIN', 'THA', 'IND', 'FRA', 'ESP', 'RUS', 'DEU'],
  JPN: ['CHS', 'CHT', 'VIN', 'THA', 'IND', 'FRA'],
  CHS: ['CHT'],
}

// The product offers fewer languages with Papago than the service has; both have to agree.
const isPair = (one: LanguageCode, other: LanguageCode) =>
  languageOf(one).papago &&
  languageOf(other).papago &&
  ((pairs[one]?.includes(other) ?? false) || (pairs[other]?.includes(one) ?? false))

/** Papago on Naver Cloud. Pairs that it does not offer go through English, or through Korean, which it pairs with all. */
export const papagoRow: TranslationEngineRow = {
  id: 'papago',
  heedsHonorifics: false,
  findObstacle: ({ papago }) =>
    papago?.clientId === undefined || papago.clientSecret === undefined
      ? { key: 'needsKey', variables: ['PAPAGO_CLIENT_ID', 'PAPAGO_CLIENT_SECRET'] }
      : undefined,
  route: (from, to) => {
    if (from === to) return undefined
    if (isPair(from, to)) return [from, to]
    const pivot = (['ENG', 'KOR'] as const).find((language) => isPair(from, language) && isPair(language, to))
    return pivot === undefined ? undefined : [from, pivot, to]
  },
  create: (_platform, settings) => createPapagoEngine(settings),
}
