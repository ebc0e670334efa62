import type { LocaleCode } from '@fukidashi/i18n/locales'
import { splitLocalePrefix, withLocalePrefix } from '@fukidashi/i18n/path-prefix'
import { useLocation } from 'react-router'
import { type PagePath, pagePathOf } from '../pages.ts'

/** The language and page of the address, and addresses of other pages in the same language. */
export function useLocale() {
  const { locale, path } = splitLocalePrefix(useLocation().pathname)
  return {
    locale,
    path: pagePathOf(path),
    addressOf: (page: PagePath, language: LocaleCode = locale) => withLocalePrefix(page, language),
  }
}
