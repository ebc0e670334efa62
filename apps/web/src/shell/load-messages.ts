import type { LocaleCode } from '@fukidashi/i18n/locales'
import { loadWebCatalog } from '@fukidashi/i18n/web-catalog'
import type { Messages } from '@lingui/core'
import { whileLoading } from './loading.ts'

const loaded = new Map<LocaleCode, Promise<Messages>>()

/** The words of a language, asked for once. */
export function loadMessages(locale: LocaleCode): Promise<Messages> {
  const messages = loaded.get(locale) ?? whileLoading(() => loadWebCatalog(locale))
  loaded.set(locale, messages)
  return messages
}
