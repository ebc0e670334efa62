/** A language that the product's own words are written in. */
interface LocaleFacts {
  /** What stands in addresses, cookies and catalog names. */
  readonly code: string
  /** BCP 47 tag for dates, numbers and the `lang` attribute. */
  readonly iso: string
  /** The language's name in the language itself. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
}

/** The interface languages, as the language menu shows them. The one list: catalogs, menus and manifests are made from it. */
export const locales = [
  { code: 'en', iso: 'en-US', name: 'English', direction: 'ltr' },
  { code: 'ko', iso: 'ko-KR', name: '한국어', direction: 'ltr' },
  { code: 'zh-CN', iso: 'zh-CN', name: '简体中文', direction: 'ltr' },
  { code: 'ja', iso: 'ja-JP', name: '日本語', direction: 'ltr' },
  { code: 'fr', iso: 'fr-FR', name: 'Français', direction: 'ltr' },
  { code: 'ar', iso: 'ar-SA', name: 'العربية', direction: 'rtl' },
  { code: 'de', iso: 'de-DE', name: 'Deutsch', direction: 'ltr' },
  { code: 'it', iso: 'it-IT', name: 'Italiano', direction: 'ltr' },
  { code: 'es', iso: 'es-ES', name: 'Español', direction: 'ltr' },
  { code: 'tr', iso: 'tr-TR', name: 'Türkçe', direction: 'ltr' },
  { code: 'vi', iso: 'vi-VN', name: 'Tiếng Việt', direction: 'ltr' },
] as const satisfies readonly LocaleFacts[]

/** One interface language. */
export type Locale = (typeof locales)[number]

/** Code of an interface language. */
export type LocaleCode = Locale['code']

/** The language that messages are written in, and that has no prefix in addresses. */
export const defaultLocale: LocaleCode = 'en'

/** The interface language of a code, exactly as written, or undefined when there is none. */
export function findLocale(code: string): Locale | undefined {
  return locales.find((locale) => locale.code === code)
}

/** Writing direction of an interface language. */
export function directionOf(code: LocaleCode): Locale['direction'] {
  return findLocale(code)!.direction
}
