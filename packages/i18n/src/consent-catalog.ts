import type { Messages } from '@lingui/core'
import type { LoadCatalog } from './activate.ts'

/** Messages of the cookie banner and its settings; the bundler makes one chunk a language of it. */
export const loadConsentCatalog: LoadCatalog = async (locale) => {
  const catalog: { messages: Messages } = await import(`../locales/consent/${locale}.po`)
  return catalog.messages
}
