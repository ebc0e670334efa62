import type { LocaleCode } from '@fukidashi/i18n/locales'
import { loadWebCatalog, type PageCatalogName, pageCatalogs } from '@fukidashi/i18n/web-catalog'
import type { Messages } from '@lingui/core'
import { whileLoading } from './loading.ts'

const loaded = new Map<string, Promise<Messages>>()

/** The words of a language, asked for once: those of the shell and the translator, and on request those of a kind of page. */
export function loadMessages(locale: LocaleCode, page?: PageCatalogName): Promise<Messages> {
  const key = `${page ?? ''} ${locale}`
  const found = loaded.get(key)
  if (found) return found
  const shell = () => loadWebCatalog(locale)
  const own = page && pageCatalogs[page]
  const messages = whileLoading(
    own ? async () => Object.assign({}, ...(await Promise.all([shell(), own.load(locale)]))) as Messages : shell,
  )
  loaded.set(key, messages)
  return messages
}
