import type { LocaleCode } from '@fukidashi/i18n/locales'
import { pageCatalogs } from '@fukidashi/i18n/web-catalog'
import type { Messages } from '@lingui/core'

const loaded = new Map<LocaleCode, Promise<Messages | undefined>>()

/** The words of banner and panel, asked for once and without the line at the top: nobody waits for them. Undefined when they do not come. */
export function loadConsentMessages(locale: LocaleCode): Promise<Messages | undefined> {
  const found = loaded.get(locale)
  if (found) return found
  const messages = pageCatalogs.consent.load(locale).catch((error: unknown) => {
    console.warn(`Could not load translation for the '${locale}' language`, error)
    return undefined
  })
  loaded.set(locale, messages)
  return messages
}
