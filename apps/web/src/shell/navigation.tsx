import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { places } from '../env.ts'
import type { PagePath } from '../pages.ts'
import { useLocale } from './use-locale.ts'

interface NavigationProps {
  readonly className: string | undefined
  readonly onChoose?: () => void
}

/** The pages of the site as links. */
export function Navigation({ className, onChoose }: NavigationProps) {
  const { addressOf } = useLocale()
  const linkTo = (path: PagePath, words: ReactNode) => (
    <li>
      <NavLink to={addressOf(path)} end={path === '/'} onClick={onChoose}>
        {words}
      </NavLink>
    </li>
  )
  return (
    <ul className={className}>
      {linkTo('/', <Trans>Home</Trans>)}
      {linkTo('/manga-translator', <Trans>Manga Translator</Trans>)}
      {linkTo('/price', <Trans>Price</Trans>)}
      {linkTo('/show-cases', <Trans>Showcases</Trans>)}
      {places.blog !== undefined && (
        <li>
          <a href={places.blog} rel="noopener">
            <Trans>Blog</Trans>
          </a>
        </li>
      )}
      {linkTo('/faq', <Trans>FAQ</Trans>)}
    </ul>
  )
}
