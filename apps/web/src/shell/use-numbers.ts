import { directionOf, findLocale } from '@fukidashi/i18n/locales'
import { useMemo } from 'react'
import { useLocale } from './use-locale.ts'

/** Writes counts and prices as the language of the page does. */
export function useNumbers() {
  const { locale } = useLocale()
  return useMemo(() => {
    const { iso } = findLocale(locale)!
    // The prices of all languages in the same digits: browsers and servers disagree on those of Arabic.
    const format = (value: number, options?: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(iso, { numberingSystem: 'latn', ...options }).format(value)
    return {
      countOf: (count: number) => format(count),
      percentOf: (percent: number) => format(percent / 100, { style: 'percent' }),
      /** A price in US cents; fractions of a cent are shown. */
      priceOf: (cents: number) => {
        const price = format(cents / 100, {
          style: 'currency',
          currency: 'USD',
          currencyDisplay: 'narrowSymbol',
          minimumFractionDigits: Number.isInteger(cents / 100) ? 0 : 2,
          maximumFractionDigits: 3,
        })
        return directionOf(locale) === 'rtl' ? isolate(price) : price
      },
    }
  }, [locale])
}

// Between words from right to left, the sign of a currency would change places with its letters.
function isolate(price: string): string {
  return `\u2066${price.replaceAll('\u200f', '')}\u2069`
}
