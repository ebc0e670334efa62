import type { Messages } from '@lingui/core'
import type { LoadCatalog } from './activate.ts'
import { loadConsentCatalog } from './consent-catalog.ts'

interface WebCatalog {
  /** Folders of `apps/web/src/features` whose messages it holds. */
  readonly features: readonly string[]
  readonly load: LoadCatalog
}

/** Messages that only some pages of the site show, so that no other page loads them; the bundler makes one chunk a language of each. */
export const pageCatalogs = {
  translator: {
    features: ['translate-pages'],
    load: async (locale) => messagesOf(await import(`../locales/translator/${locale}.po`)),
  },
  home: { features: ['home'], load: async (locale) => messagesOf(await import(`../locales/home/${locale}.po`)) },
  pages: {
    features: ['prices', 'questions', 'links', 'news', 'install', 'show-cases'],
    load: async (locale) => messagesOf(await import(`../locales/pages/${locale}.po`)),
  },
  consent: {
    features: ['consent'],
    load: loadConsentCatalog,
  },
  account: {
    features: ['login', 'account'],
    load: async (locale) => messagesOf(await import(`../locales/account/${locale}.po`)),
  },
  shop: { features: ['shop'], load: async (locale) => messagesOf(await import(`../locales/shop/${locale}.po`)) },
  legal: { features: ['legal'], load: async (locale) => messagesOf(await import(`../locales/legal/${locale}.po`)) },
} as const satisfies Record<string, WebCatalog>

/** Name of a catalog that only some pages need. */
export type PageCatalogName = keyof typeof pageCatalogs

function messagesOf(catalog: { readonly messages: Messages }): Messages {
  return catalog.messages
}
