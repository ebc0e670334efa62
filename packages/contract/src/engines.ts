import type { Language } from './languages.ts'

interface TranslationEngineFacts {
  readonly id: string
  /** The name that people know it by. */
  readonly label: string
  /** Whether pages leave the machine that translates them. */
  readonly isOnline: boolean
  /** Whether the service offers the language, as source or target, by the product specification. */
  readonly offers: (language: Language) => boolean
}

const offersEvery = () => true

/** Translation engines that a client can name, in the order in which they are shown. */
export const translationEngines = [
  { id: 'builtin', label: 'Built-in', isOnline: false, offers: offersEvery },
  { id: 'google', label: 'Google Translate', isOnline: true, offers: offersEvery },
  { id: 'papago', label: 'Papago', isOnline: true, offers: (language: Language) => language.papago },
  { id: 'gpt4o', label: 'GPT-4o', isOnline: true, offers: offersEvery },
] as const satisfies readonly TranslationEngineFacts[]

/** Id of a translation engine. */
export type TranslationEngineId = (typeof translationEngines)[number]['id']

/** Detection engines that a client can name; `ctd` needs weights that do not ship. */
export const detectionEngines = [
  { id: 'default', label: 'Default' },
  { id: 'ctd', label: 'CTD' },
] as const

/** Id of a detection engine. */
export type DetectionEngineId = (typeof detectionEngines)[number]['id']
