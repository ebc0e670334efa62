import { loadWebCatalog } from '@fukidashi/i18n/web-catalog'
import type { LocaleCode } from '@fukidashi/i18n/locales'
import { splitLocalePrefix } from '@fukidashi/i18n/path-prefix'
import type { Messages } from '@lingui/core'

/** The language of a page and its words. */
export interface PageMessages {
  readonly locale: LocaleCode
  readonly messages: Messages
}

/** The words for the page at an address. */
export async function loadPageMessages(pathname: string): Promise<PageMessages> {
  const { locale } = splitLocalePrefix(pathname)
  return { locale, messages: await loadWebCatalog(locale) }
}
