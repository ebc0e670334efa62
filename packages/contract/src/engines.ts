import type { Language } from './languages.ts'

interface TranslationEngineFacts {
  readonly id: string
  /** The name that people know it by. */
  readonly label: string
  /** Who translates: the server, or the reader's side, which is given the text and hands the words in (`result-calls.ts`). */
  readonly runsOn: 'server' | 'reader'
  /** Whether text leaves the machine that asks for its translation. */
  readonly isOnline: boolean
  /** Whether the service offers the language, as source or target, by the product specification. */
  readonly offers: (language: Language) => boolean
}

const offersEvery = () => true

/** Translation engines that a client can name, in the order in which they are shown. */
export const translationEngines = [
  { id: 'builtin', label: 'Built-in', runsOn: 'server', isOnline: false, offers: offersEvery },
  { id: 'google', label: 'Google Translate', runsOn: 'server', isOnline: true, offers: offersEvery },
  {
    id: 'papago',
    label: 'Papago',
    runsOn: 'server',
    isOnline: true,
    offers: (language: Language) => language.papago,
  },
  { id: 'gpt4o', label: 'GPT-4o', runsOn: 'server', isOnline: true, offers: offersEvery },
  // The translator that the browser carries, the language model that it carries, and a service that the reader has access to.
  { id: 'browser', label: 'Browser', runsOn: 'reader', isOnline: false, offers: offersEvery },
  { id: 'browserModel', label: 'Model in the browser', runsOn: 'reader', isOnline: false, offers: offersEvery },
  { id: 'own', label: 'Own service', runsOn: 'reader', isOnline: true, offers: offersEvery },
] as const satisfies readonly TranslationEngineFacts[]

/** Id of a translation engine. */
export type TranslationEngineId = (typeof translationEngines)[number]['id']

type EngineRow = (typeof translationEngines)[number]

/** An engine whose translations the server makes. */
export type ServerEngine = Extract<EngineRow, { readonly runsOn: 'server' }>

/** Id of an engine whose translations the server makes. */
export type ServerEngineId = ServerEngine['id']

/** Engines whose translations the server makes. */
export const serverEngines: readonly ServerEngine[] = translationEngines.filter((row) => row.runsOn === 'server')

/** Whether an engine's translations are made by the server; those of the others are handed in by the reader's side. */
export function isServerEngine(id: TranslationEngineId): id is ServerEngineId {
  return serverEngines.some((row) => row.id === id)
}

/** Detection engines that a client can name; `ctd` needs weights that do not ship. */
export const detectionEngines = [
  { id: 'default', label: 'Default' },
  { id: 'ctd', label: 'CTD' },
] as const

/** Id of a detection engine. */
export type DetectionEngineId = (typeof detectionEngines)[number]['id']
