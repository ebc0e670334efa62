import { activateLocale } from '@fukidashi/i18n/activate'
import { loadExtensionCatalog } from '@fukidashi/i18n/extension-catalog'
import type { I18n } from '@lingui/core'
import { interfaceLanguageOf } from '../settings/interface-language.ts'
import type { Settings } from '../settings/settings.ts'

/** Puts the extension's words into the chosen language, or into the browser's when that was chosen. */
export function followInterfaceLocale(i18n: I18n, interfaceLocale: Settings['interfaceLocale']): Promise<void> {
  const locale = interfaceLanguageOf({ interfaceLocale })
  return activateLocale(i18n, locale, loadExtensionCatalog, document.documentElement)
}
