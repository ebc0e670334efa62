import { defaultLocale, locales } from '@fukidashi/i18n/locales'
import { publicUrl } from '../env.ts'
import { useLocale } from './use-locale.ts'

interface PageHeadProps {
  readonly title: string
  readonly description?: string
}

/** What search engines and tabs read of a page; React moves it into the head of the document. */
export function PageHead({ title, description }: PageHeadProps) {
  const { path, locale, addressOf } = useLocale()
  const whole = (address: string) => new URL(address, publicUrl).href
  return (
    <>
      <title>{title}</title>
      {description !== undefined && (
        <>
          <meta name="description" content={description} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <link rel="canonical" href={whole(addressOf(path, locale))} />
          {locales.map(({ code }) => (
            <link key={code} rel="alternate" hrefLang={code} href={whole(addressOf(path, code))} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={whole(addressOf(path, defaultLocale))} />
        </>
      )}
    </>
  )
}
