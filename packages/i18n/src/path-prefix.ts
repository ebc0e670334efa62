import { defaultLocale, findLocale, type LocaleCode } from './locales.ts'

/** Paths that are the same in every language. */
const unprefixed = new Set(['/privacyPolicy'])

/** Whether a path is the same in every language. */
export function isUnprefixed(path: string): boolean {
  return unprefixed.has(path)
}

/** A path of the site with its language taken off. */
export interface SplitPath {
  readonly locale: LocaleCode
  readonly path: string
}

/**
 * The address of a page in a language. English has no prefix, and some pages never have one.
 *
 * @example withLocalePrefix('/price', 'ja') // '/ja/price'
 */
export function withLocalePrefix(path: string, locale: LocaleCode): string {
  if (locale === defaultLocale || unprefixed.has(path)) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Takes an address apart into language and page. `/en/price` is no page of ours and stays as it is, in English. */
export function splitLocalePrefix(pathname: string): SplitPath {
  const [, first = '', ...rest] = pathname.split('/')
  const locale = findLocale(first)?.code
  if (!locale || locale === defaultLocale) return { locale: defaultLocale, path: pathname }
  return { locale, path: `/${rest.join('/')}` }
}
