import type { LocaleCode } from '@fukidashi/i18n/locales'
import { negotiateLocale } from '@fukidashi/i18n/negotiate'
import type { Settings } from './settings.ts'

/** The language of the extension's own words: the chosen one, or the browser's when that was chosen. */
export function interfaceLanguageOf({ interfaceLocale }: Pick<Settings, 'interfaceLocale'>): LocaleCode {
  return interfaceLocale === 'browser' ? negotiateLocale(navigator.languages) : interfaceLocale
}
