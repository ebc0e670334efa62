import type { I18n, Messages } from '@lingui/core'
import { directionOf, findLocale, type LocaleCode } from './locales.ts'

/** Loads the messages of one language of one catalog. */
export type LoadCatalog = (locale: LocaleCode) => Promise<Messages>

/** The part of a document that carries its language. */
export interface DocumentLanguage {
  lang: string
  dir: string
}

/** Loads a language's messages, makes it the one in use, and says so on the document. */
export async function activateLocale(
  i18n: I18n,
  locale: LocaleCode,
  loadCatalog: LoadCatalog,
  root: DocumentLanguage,
): Promise<void> {
  i18n.loadAndActivate({ locale, messages: await loadCatalog(locale) })
  root.lang = findLocale(locale)!.iso
  root.dir = directionOf(locale)
}
