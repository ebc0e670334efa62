import type { Settings } from '../env.ts'
import type { MailLanguage } from './mail-words.ts'

/** Address of the site without a slash at its end. It never comes from a request, whose `Host` anybody can write. */
export function siteUrlOf({ publicUrl, host, port }: Pick<Settings, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl !== undefined) return publicUrl.replace(/\/+$/, '')
  const reachable = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

/** Path of a page of the site in an interface language; English has no prefix. */
export function pathOfPage(page: `/${string}`, language: MailLanguage): string {
  return language === 'en' ? page : `/${language}${page === '/' ? '' : page}`
}
