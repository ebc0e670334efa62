import { findLocale } from '@fukidashi/i18n/locales'
import { useMemo } from 'react'
import { useLocale } from './use-locale.ts'

/** Writes days as the language of the page does, in the time zone of the reader. */
export function useDates() {
  const { locale } = useLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(findLocale(locale)!.iso, { dateStyle: 'long', numberingSystem: 'latn' })
    return { dayOf: (moment: string) => format.format(new Date(moment)) }
  }, [locale])
}
