import { loadConsentCatalog } from '@fukidashi/i18n/consent-catalog'
import type { LocaleCode } from '@fukidashi/i18n/locales'
import type { Messages } from '@lingui/core'

const loaded = new Map<LocaleCode, Promise<Messages | undefined>>()

/** The words of banner and panel, asked for once and without the line at the top: nobody waits for them. Undefined when they do not come. */
export function loadConsentMessages(locale: LocaleCode): Promise<Messages | undefined> {
  const found = loaded.get(locale)
  if (found) return found
  const messages = loadConsentCatalog(locale).catch((error: unknown) => {
    console.warn(`Could not load translation for the '${locale}' language`, error)
    return undefined
  })
  loaded.set(locale, messages)
  return messages
}
