import { locales } from '@fukidashi/i18n/locales'
import { Link } from './link.tsx'
import { inPlace } from './place-on-page.tsx'
import { rememberLocale } from './remember-locale.ts'
import { useLocale } from './use-locale.ts'

interface LanguageLinksProps {
  readonly className: string | undefined
  readonly onChoose?: () => void
}

/** The same page in every language. Translations that are under way go on. */
export function LanguageLinks({ className, onChoose }: LanguageLinksProps) {
  const { locale, path, addressOf } = useLocale()
  return (
    <ul className={className}>
      {locales.map(({ code, iso, name, direction }) => (
        <li key={code}>
          <Link
            to={addressOf(path, code)}
            lang={iso}
            dir={direction}
            hrefLang={iso}
            aria-current={code === locale}
            state={inPlace}
            onClick={() => {
              rememberLocale(code)
              onChoose?.()
            }}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
