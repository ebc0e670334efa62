import type { Messages } from '@lingui/core'
import type { LoadCatalog } from './activate.ts'

/** Messages of the extension; the bundler makes one chunk a language of it. */
export const loadExtensionCatalog: LoadCatalog = async (locale) => {
  const catalog: { messages: Messages } = await import(`../locales/extension/${locale}.po`)
  return catalog.messages
}
