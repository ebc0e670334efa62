import { fontStyles } from '@fukidashi/contract/fonts'
import { honorificsPolicies } from '@fukidashi/contract/honorifics'
import { languages } from '@fukidashi/contract/languages'
import { locales } from '@fukidashi/i18n/locales'
import { ownServiceSchema } from '@fukidashi/reader-engines/own-service'
import { z } from 'zod'
import { orderableEngines, ownSiteSchema } from '../messaging/messages.ts'
import { findReadingLanguage } from './find-reading-language.ts'

/** A server on one's own machine, as `npm start` starts it. */
export const defaultServerAddress = 'http://127.0.0.1:8787'

/** More pages ahead would be paid for and mostly never seen. */
export const mostPrefetchPages = 20

/** What the reader chose. A stored value that this version does not know counts as not chosen. */
const settingsSchema = z.object({
  /** The language that pages are to be read in. */
  readingLanguage: z
    .literal(languages.map(({ code }) => code))
    .optional()
    .catch(undefined),
  /** The language of the extension's own words; `browser` follows the browser. */
  interfaceLocale: z.literal(['browser', ...locales.map(({ code }) => code)]).catch('browser'),
  fontStyle: z.literal(fontStyles.map(({ id }) => id)).catch('comic'),
  /** Where the server is: scheme, host and port. */
  serverAddress: z.url({ protocol: /^https?$/ }).catch(defaultServerAddress),
  translationModel: z.literal(orderableEngines).catch('builtin'),
  /** The reader's own translation service; its key goes to its address alone. */
  ownService: ownServiceSchema.optional().catch(undefined),
  /** What becomes of honorifics; `usual` is what readers of the target language expect. */
  honorifics: z.literal(['usual', ...honorificsPolicies]).catch('usual'),
  /** How many pages are translated ahead of those in sight. */
  prefetchPages: z.int().min(0).max(mostPrefetchPages).catch(3),
  hasFloatingButton: z.boolean().catch(true),
  /** How far down the floating button stands: 0 is the upper edge of the window, 1 the lower one. */
  buttonTop: z.number().min(0).max(1).catch(0.8),
  /** Hosts that are translated without being asked. */
  alwaysHosts: z.array(z.string()).catch([]),
  /** Where pages are on sites that the reader pointed out. */
  ownSites: z.array(ownSiteSchema).catch([]),
  /** Hosts on which the floating button was hidden. */
  buttonlessHosts: z.array(z.string()).catch([]),
})

type Parsed = z.output<typeof settingsSchema>

/** What the reader chose, with the defaults filled in. */
export type Settings = Required<Omit<Parsed, 'ownService'>> & Pick<Parsed, 'ownService'>

/** The part of the browser's storage that settings need. */
export interface SettingsStorage {
  readonly get: (key: string) => Promise<Record<string, unknown>>
  readonly set: (items: Record<string, unknown>) => Promise<void>
}

/** The one key in storage under which all settings stand. */
export const settingsKey = 'settings'

/** Settings from what was stored; the browser's languages say what pages are read in until the reader says so. */
export function parseSettings(stored: unknown, browserLanguages: readonly string[]): Settings {
  const { readingLanguage, ...rest } = settingsSchema.parse(typeof stored === 'object' && stored !== null ? stored : {})
  return { ...rest, readingLanguage: readingLanguage ?? findReadingLanguage(browserLanguages) }
}

/** Reads the settings from storage. */
export async function readSettings(storage: SettingsStorage, browserLanguages: readonly string[]): Promise<Settings> {
  return parseSettings((await storage.get(settingsKey))[settingsKey], browserLanguages)
}

/** Changes some settings and keeps the others. Only what was chosen is stored, so that better defaults reach everybody else. */
export async function changeSettings(storage: SettingsStorage, change: Partial<Settings>): Promise<void> {
  // Popup, options and background write them, too: of two changes at the same time, neither may be lost.
  await navigator.locks.request(settingsKey, async () => {
    const stored = (await storage.get(settingsKey))[settingsKey]
    await storage.set({ [settingsKey]: { ...(typeof stored === 'object' ? stored : {}), ...change } })
  })
}
