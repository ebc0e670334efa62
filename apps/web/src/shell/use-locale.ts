import { findLocale, type LocaleCode } from '@fukidashi/i18n/locales'
import { splitLocalePrefix, withLocalePrefix } from '@fukidashi/i18n/path-prefix'
import { createContext, startTransition, use, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { hasAddressPerLanguage, notFoundPath, type PagePath, pagePathOf } from '../pages.ts'
import { countAsUsed, whenUsed } from './load-later.ts'
import { readRememberedLocale } from './remember-locale.ts'

const languageParameter = 'lang'

/** Language of pages that have one address for all languages. */
export const UnprefixedLocale = createContext<LocaleCode>('en')

/** The language and page of the address, and addresses of other pages in the same language. */
export function useLocale() {
  const { locale: prefixed, path: plain } = splitLocalePrefix(useLocation().pathname)
  const unprefixed = use(UnprefixedLocale)
  const named = pagePathOf(plain)
  // A page that has one address for all languages is not found under the prefix of one.
  const path = prefixed !== 'en' && !hasAddressPerLanguage(named) ? notFoundPath : named
  const locale = hasAddressPerLanguage(path) ? prefixed : unprefixed
  return {
    locale,
    path,
    addressOf: (page: PagePath, language: LocaleCode = locale) => {
      const address = withLocalePrefix(page, language)
      return hasAddressPerLanguage(page) || language === 'en' ? address : `${address}?${languageParameter}=${language}`
    },
  }
}

/**
 * Which language a page without a language in its address is in: what the link says, or else the reader's choice. It is written
 * out in English, and changes once the page has come to life.
 */
export function useUnprefixedLocale(): LocaleCode {
  const { search } = useLocation()
  const [isAlive, setAlive] = useState(false)
  useEffect(() => {
    // The change reaches the whole page, so no part of it may wait for a touch, and without a change nothing needs to be loaded.
    if (wishedLocale(location.search) !== 'en') countAsUsed()
    void whenUsed().then(() => startTransition(() => setAlive(true)))
  }, [])
  return isAlive ? wishedLocale(search) : 'en'
}

function wishedLocale(search: string): LocaleCode {
  const asked = new URLSearchParams(search).get(languageParameter)
  return findLocale(asked ?? '')?.code ?? readRememberedLocale() ?? 'en'
}
