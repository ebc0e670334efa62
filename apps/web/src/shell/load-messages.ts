import type { LocaleCode } from '@fukidashi/i18n/locales'
import type { PageCatalogName } from '@fukidashi/i18n/page-catalogs'
import { loadWebCatalog } from '@fukidashi/i18n/web-catalog'
import type { Messages } from '@lingui/core'
import { factsOf, type PagePath } from '../pages.ts'
import { whenUsed } from './load-later.ts'
import { whileLoading } from './loading.ts'

const loaded = new Map<string, Promise<Messages>>()

/** The words of a language, asked for once: those of the shell and the translator, and on request those of a kind of page. */
export function loadMessages(locale: LocaleCode, page?: PageCatalogName): Promise<Messages> {
  const key = `${page ?? ''} ${locale}`
  const found = loaded.get(key)
  if (found) return found
  const shell = () => loadWebCatalog(locale)
  const messages = whileLoading(
    page
      ? async () => Object.assign({}, ...(await Promise.all([shell(), loadOfPage(page, locale)]))) as Messages
      : shell,
  )
  loaded.set(key, messages)
  return messages
}

async function loadOfPage(page: PageCatalogName, locale: LocaleCode): Promise<Messages> {
  const { loadPageCatalog } = await import('../page-parts.ts')
  return await loadPageCatalog(page, locale)
}

const ofPages = new Map<string, Promise<Messages>>()

/** The words of a page with those of the shell, asked for when the page comes to life. */
export function loadPageMessages(locale: LocaleCode, path: PagePath): Promise<Messages> {
  const { catalog, isStill } = factsOf(path)
  const key = `${path} ${locale}`
  const found = ofPages.get(key)
  if (found) return found
  const messages = isStill ? whenUsed().then(() => loadMessages(locale, catalog)) : loadMessages(locale, catalog)
  ofPages.set(key, messages)
  return messages
}
