import type { LoadCatalog } from './activate.ts'

/** Messages of the extension; the bundler makes one chunk a language of it. */
export const loadExtensionCatalog: LoadCatalog = async (locale) => {
  const { messages } = (await import(`../locales/extension/${locale}.po`)) as typeof import('*.po')
  return messages
}
