import { Trans } from '@lingui/react/macro'
import { NavLink } from 'react-router'
import { useLocale } from './use-locale.ts'

interface NavigationProps {
  readonly className: string | undefined
  readonly onChoose?: () => void
}

/** The pages of the site as links. */
export function Navigation({ className, onChoose }: NavigationProps) {
  const { addressOf } = useLocale()
  return (
    <ul className={className}>
      <li>
        <NavLink to={addressOf('/')} end onClick={onChoose}>
          <Trans>Home</Trans>
        </NavLink>
      </li>
      <li>
        <NavLink to={addressOf('/manga-translator')} onClick={onChoose}>
          <Trans>Manga Translator</Trans>
        </NavLink>
      </li>
      <li>
        <NavLink to={addressOf('/price')} onClick={onChoose}>
          <Trans>Price</Trans>
        </NavLink>
      </li>
      <li>
        <NavLink to={addressOf('/faq')} onClick={onChoose}>
          <Trans>FAQ</Trans>
        </NavLink>
      </li>
    </ul>
  )
}
