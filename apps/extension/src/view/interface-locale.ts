import { activateLocale } from '@fukidashi/i18n/activate'
import { loadExtensionCatalog } from '@fukidashi/i18n/extension-catalog'
import { negotiateLocale } from '@fukidashi/i18n/negotiate'
import type { I18n } from '@lingui/core'
import type { Settings } from '../settings/settings.ts'

/** Puts the extension's words into the chosen language, or into the browser's when that was chosen. */
export function followInterfaceLocale(i18n: I18n, chosen: Settings['interfaceLocale']): Promise<void> {
  const locale = chosen === 'browser' ? negotiateLocale(navigator.languages) : chosen
  return activateLocale(i18n, locale, loadExtensionCatalog, document.documentElement)
}
