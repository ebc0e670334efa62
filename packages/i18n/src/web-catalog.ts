import type { Messages } from '@lingui/core'
import type { LoadCatalog } from './activate.ts'

/** Messages of the site's shell; the bundler makes one chunk a language of it. */
export const loadWebCatalog: LoadCatalog = async (locale) => {
  const catalog: { messages: Messages } = await import(`../locales/web/${locale}.po`)
  return catalog.messages
}
