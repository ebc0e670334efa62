/** Address that the site was built for: what its pages say until they are alive. */
export const builtUrl: string = import.meta.env.PUBLIC_URL ?? 'http://127.0.0.1:8787'

/**
 * Address that the site is reached under: search engines want whole addresses for the languages of a page. Set when the site is
 * built; the server puts its own in the place of that, which pages in a browser go by.
 */
export const publicUrl: string = typeof document === 'undefined' ? builtUrl : readServedUrl()

function readServedUrl(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return canonical === null ? location.origin : new URL(canonical.href).origin
}

/** Whether this is the built site, and not one that somebody works on. */
export const isBuilt: boolean = import.meta.env.PROD

/** Where readers can write to; what is not set when the site is built is not shown. */
export const supportEmail = read(import.meta.env.SITE_SUPPORT_EMAIL)

/** Places of the operator's elsewhere, each shown if its address was set when the site was built. */
export const places = {
  blog: readAddress('SITE_BLOG_URL', import.meta.env.SITE_BLOG_URL),
  code: readAddress('SITE_CODE_URL', import.meta.env.SITE_CODE_URL),
  chat: readAddress('SITE_CHAT_URL', import.meta.env.SITE_CHAT_URL),
  affiliates: readAddress('SITE_AFFILIATES_URL', import.meta.env.SITE_AFFILIATES_URL),
  climate: readAddress('SITE_CLIMATE_URL', import.meta.env.SITE_CLIMATE_URL),
  facebook: readAddress('SITE_FACEBOOK_URL', import.meta.env.SITE_FACEBOOK_URL),
  twitter: readAddress('SITE_TWITTER_URL', import.meta.env.SITE_TWITTER_URL),
  instagram: readAddress('SITE_INSTAGRAM_URL', import.meta.env.SITE_INSTAGRAM_URL),
  tiktok: readAddress('SITE_TIKTOK_URL', import.meta.env.SITE_TIKTOK_URL),
  chromeStore: readAddress('SITE_CHROME_STORE_URL', import.meta.env.SITE_CHROME_STORE_URL),
  firefoxStore: readAddress('SITE_FIREFOX_STORE_URL', import.meta.env.SITE_FIREFOX_STORE_URL),
} as const

function read(value: string | undefined): string | undefined {
  return value === '' ? undefined : value
}

function readAddress(name: string, value: string | undefined): string | undefined {
  const address = read(value)
  if (address !== undefined && !/^https?:\/\/\S+$/.test(address))
    throw new Error(`${name} is to be a whole address (https://...), not '${address}'.`)
  return address
}
