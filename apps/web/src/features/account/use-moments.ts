import { findLocale } from '@fukidashi/i18n/locales'
import { useMemo } from 'react'
import { useLocale } from '../../shell/use-locale.ts'

/** Writes a moment, day and time, as the language of the page does. */
export function useMoments(): (moment: string) => string {
  const { locale } = useLocale()
  return useMemo(() => {
    const { iso } = findLocale(locale)!
    const format = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short', numberingSystem: 'latn' })
    return (moment) => format.format(new Date(moment))
  }, [locale])
}
