import { defaultLocale, type LocaleCode, locales } from './locales.ts'

/**
 * The interface language for a reader's wishes, most wanted first (`navigator.languages`, or an Accept-Language header's
 * tags). Regions are passed over: `es-MX` gives `es`, `zh-TW` gives `zh-CN`. English when nothing fits.
 */
export function negotiateLocale(wishes: readonly string[]): LocaleCode {
  return findWish(wishes) ?? defaultLocale
}

/** The same, but undefined when nothing fits: for offering a change of language only where there is one to offer. */
export function findWish(wishes: readonly string[]): LocaleCode | undefined {
  for (const wish of wishes) {
    const found = locales.find(({ code }) => languageOf(code) === languageOf(wish))
    if (found) return found.code
  }
  return undefined
}

function languageOf(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0]!
}
