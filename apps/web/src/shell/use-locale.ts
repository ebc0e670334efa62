import { splitLocalePrefix, withLocalePrefix } from '@fukidashi/i18n/path-prefix'
import type { LocaleCode } from '@fukidashi/i18n/locales'
import { useLocation } from 'react-router'

/** The language and page of the address, and addresses of other pages in the same language. */
export function useLocale() {
  const { locale, path } = splitLocalePrefix(useLocation().pathname)
  return {
    locale,
    path: path.length > 1 ? path.replace(/\/$/, '') : path,
    addressOf: (page: string, language: LocaleCode = locale) => withLocalePrefix(page, language),
  }
}
