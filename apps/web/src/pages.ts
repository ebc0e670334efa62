import { isUnprefixed } from '@fukidashi/i18n/path-prefix'
import type { PageCatalogName } from '@fukidashi/i18n/page-catalogs'

interface PageFacts {
  /** Address without its language. */
  readonly path: string
  readonly file: string
  /** The page's own messages, beside those of the shell. */
  readonly catalog?: PageCatalogName
  /** Whether it has only links and what browsers do by themselves: then it comes to life when somebody begins to use it. */
  readonly isStill?: true
  /**
   * What stands around the page: header and footer, or the sign alone: at the bottom where a reader follows steps, at the top for a
   * login; `special` has a link home beside it, where no other page can be reached.
   */
  readonly layout?: 'install' | 'login' | 'special'
  /** Whether search engines are to leave it out: it shows nothing to people who are not logged in, or a form. */
  readonly isPrivate?: true
}

/** The pages of the site, without their language: each is written out in every language when the site is built. */
export const pages = [
  { path: '/', file: './features/home/home-page.tsx', catalog: 'home', isStill: true },
  { path: '/manga-translator', file: './features/translate-pages/translator-page.tsx', catalog: 'translator' },
  { path: '/price', file: './features/prices/prices-page.tsx', catalog: 'pages' },
  { path: '/faq', file: './features/questions/questions-page.tsx', catalog: 'pages', isStill: true },
  { path: '/links', file: './features/links/links-page.tsx', catalog: 'pages', isStill: true },
  { path: '/emil', file: './features/news/news-page.tsx', catalog: 'pages' },
  { path: '/privacyPolicy', file: './features/legal/privacy-page.tsx', catalog: 'legal', isStill: true },
  { path: '/return-and-refund-policy', file: './features/legal/refund-page.tsx', catalog: 'legal', isStill: true },
  { path: '/terms-and-conditions', file: './features/legal/terms-page.tsx', catalog: 'legal', isStill: true },
  {
    path: '/install/steps-1',
    file: './features/install/install-page.tsx',
    catalog: 'pages',
    layout: 'install',
    isStill: true,
  },
  {
    path: '/install/steps-2',
    file: './features/install/install-page.tsx',
    catalog: 'pages',
    layout: 'install',
    isStill: true,
  },
  {
    path: '/install/steps-3',
    file: './features/install/install-page.tsx',
    catalog: 'pages',
    layout: 'install',
    isStill: true,
  },
  {
    path: '/install/steps-4',
    file: './features/install/install-page.tsx',
    catalog: 'pages',
    layout: 'install',
    isStill: true,
  },
  { path: '/show-cases', file: './features/show-cases/show-cases-page.tsx', catalog: 'pages' },
  { path: '/login', file: './features/login/login-page.tsx', catalog: 'account', layout: 'login', isPrivate: true },
  { path: '/account', file: './features/account/account-page.tsx', catalog: 'account', isPrivate: true },
  {
    path: '/account/extension',
    file: './features/login/extension-page.tsx',
    catalog: 'account',
    layout: 'login',
    isPrivate: true,
  },
  { path: '/account/credits', file: './features/shop/credits-page.tsx', catalog: 'shop', isPrivate: true },
  { path: '/account/receipt', file: './features/shop/receipt-page.tsx', catalog: 'shop', isPrivate: true },
  { path: '/account/demo-payment', file: './features/shop/demo-payment-page.tsx', catalog: 'shop', isPrivate: true },
  { path: '/error/404', file: './features/not-found/not-found-page.tsx', isStill: true },
  { path: '/error/offline', file: './features/offline/offline-page.tsx', layout: 'special', isStill: true },
] as const satisfies readonly PageFacts[]

/** The address of a page without its language. */
export type PagePath = (typeof pages)[number]['path']

/** What unknown addresses show. */
export const notFoundPath: PagePath = '/error/404'

/** The page of a path; the one for unknown addresses when there is none. */
export function pagePathOf(path: string): PagePath {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  return pages.find((page) => page.path === plain)?.path ?? notFoundPath
}

/** What is known of a page. */
export function factsOf(path: PagePath): PageFacts {
  return pages.find((page) => page.path === path)!
}

/** Whether a page has an address of its own in each language; one without changes its language in the browser. */
export function hasAddressPerLanguage(path: PagePath): boolean {
  return !isUnprefixed(path)
}
