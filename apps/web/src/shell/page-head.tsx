import { defaultLocale, findLocale, locales } from '@fukidashi/i18n/locales'
import openGraphUrl from '../../dist/pictures/open-graph.jpg'
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
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content="Fukidashi" />
          <meta property="og:locale" content={findLocale(locale)!.iso.replace('-', '_')} />
          <meta property="og:url" content={whole(addressOf(path, locale))} />
          <meta property="og:image" content={whole(openGraphUrl)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
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
