import type { LocaleCode } from '@fukidashi/i18n/locales'

const lifetimeS = 365 * 24 * 60 * 60

/** Keeps the chosen language in the cookie `i18n_redirected` for a year (product specification, section 3). */
export function rememberLocale(locale: LocaleCode): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `i18n_redirected=${locale}; path=/; max-age=${lifetimeS}; samesite=lax${secure}`
}
