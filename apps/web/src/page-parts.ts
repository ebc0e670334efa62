// The names of all pages and of their words in every language: pages that come to life when they are used begin without them.
import type { LocaleCode } from '@fukidashi/i18n/locales'
import { type PageCatalogName, pageCatalogs } from '@fukidashi/i18n/page-catalogs'
import type { Messages } from '@lingui/core'
import type { ComponentType } from 'react'

const modules = import.meta.glob<{ readonly default: ComponentType }>('./features/*/*-page.tsx')

/** The code of a page, by its file as `pages.ts` names it. */
export function loadPage(file: string): Promise<{ readonly default: ComponentType }> {
  return modules[file]!()
}

/** The words of a kind of page in a language. */
export function loadPageCatalog(name: PageCatalogName, locale: LocaleCode): Promise<Messages> {
  return pageCatalogs[name].load(locale)
}
