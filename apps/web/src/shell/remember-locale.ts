import { findLocale, type LocaleCode } from '@fukidashi/i18n/locales'
import { readStored, store } from './stored-text.ts'

const cookieName = 'i18n_redirected'
const lifetimeS = 365 * 24 * 60 * 60
const tipKey = 'isShowChangLang'

/** Keeps the chosen language in a cookie for a year (product specification, section 3). With a choice made, nothing is suggested. */
export function rememberLocale(locale: LocaleCode): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${cookieName}=${locale}; path=/; max-age=${lifetimeS}; samesite=lax${secure}`
  refuseTip()
}

/** The language that was chosen before, if any. */
export function readRememberedLocale(): LocaleCode | undefined {
  const [, code = ''] = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(document.cookie) ?? []
  return findLocale(code)?.code
}

/** Whether another language may still be suggested. */
export function isTipWanted(): boolean {
  return readStored(tipKey) !== 'false'
}

/** Keeps in mind that no other language is to be suggested. */
export function refuseTip(): void {
  store(tipKey, 'false')
}
