import type { LanguageCode } from './languages.ts'

/**
 * What becomes of the words that a language hangs on names (さん, 선배): they stay as sounds in the target's letters, go away,
 * or become what the target language says instead, where it says anything.
 */
export const honorificsPolicies = ['keep', 'drop', 'translate'] as const

/** One of these. */
export type HonorificsPolicy = (typeof honorificsPolicies)[number]

/** Languages with such words, in which alone a policy means something (a test of the pipeline holds them against its own). */
export const honorificLanguages: readonly LanguageCode[] = ['JPN', 'KOR']
