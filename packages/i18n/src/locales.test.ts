import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { activateLocale } from './activate.ts'
import { directionOf, locales } from './locales.ts'
import { findWish, negotiateLocale } from './negotiate.ts'
import { splitLocalePrefix, withLocalePrefix } from './path-prefix.ts'

describe('locales', () => {
  it('are the eleven of the specification, Arabic alone from right to left', () => {
    const codes = locales.map(({ code }) => code).toSorted()
    expect(codes).toEqual(['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'tr', 'vi', 'zh-CN'])
    expect(codes.filter((code) => directionOf(code) === 'rtl')).toEqual(['ar'])
  })

  it('have names and tags that browsers know', () => {
    for (const { code, iso } of locales) {
      expect(Intl.getCanonicalLocales(iso)).toEqual([iso])
      expect(new Intl.Locale(iso).language).toBe(new Intl.Locale(code).language)
    }
  })
})

describe('negotiateLocale', () => {
  it.each([
    [['pt-BR', 'es-MX', 'en'], 'es'],
    [['zh-TW'], 'zh-CN'],
    [['ZH_hans_cn'], 'zh-CN'],
    [['en-GB', 'ja'], 'en'],
    [['fil', 'pt'], 'en'],
    [[], 'en'],
  ] as const)('of %j is %s', (wishes, locale) => {
    expect(negotiateLocale(wishes)).toBe(locale)
  })

  it('can also say that nothing fits', () => {
    expect(findWish(['fil'])).toBeUndefined()
  })
})

describe('path prefix', () => {
  it.each([
    ['/', 'en', '/'],
    ['/price', 'en', '/price'],
    ['/', 'zh-CN', '/zh-CN'],
    ['/install/steps-1', 'ar', '/ar/install/steps-1'],
  ] as const)('of %s in %s is %s and back', (path, locale, address) => {
    expect(withLocalePrefix(path, locale)).toBe(address)
    expect(splitLocalePrefix(address)).toEqual({ locale, path })
  })

  it('is never put before the privacy policy', () => {
    expect(withLocalePrefix('/privacyPolicy', 'fr')).toBe('/privacyPolicy')
  })

  it('is not seen in what only looks like one', () => {
    for (const path of ['/en/price', '/xx/price', '/javascript']) {
      expect(splitLocalePrefix(path)).toEqual({ locale: 'en', path })
    }
  })
})

describe('activateLocale', () => {
  it('loads the messages and turns the document', async () => {
    const i18n = setupI18n()
    const root = { lang: '', dir: '' }
    await activateLocale(i18n, 'ar', async () => ({ greeting: ['مرحبا'] }), root)
    expect(i18n._('greeting')).toBe('مرحبا')
    expect(root).toEqual({ lang: 'ar-SA', dir: 'rtl' })
  })
})
