import { fontStyles } from '@fukidashi/contract/fonts'
import { languages } from '@fukidashi/contract/languages'
import { locales } from '@fukidashi/i18n/locales'
import { z } from 'zod'
import { findReadingLanguage } from './find-reading-language.ts'

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
})

/** What the reader chose, with the defaults filled in. */
export type Settings = Required<z.output<typeof settingsSchema>>

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
  const stored = (await storage.get(settingsKey))[settingsKey]
  await storage.set({ [settingsKey]: { ...(typeof stored === 'object' ? stored : {}), ...change } })
}
