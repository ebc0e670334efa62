import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { places } from '../env.ts'
import type { PagePath } from '../pages.ts'
import { Link } from './link.tsx'
import { useLocale } from './use-locale.ts'

interface NavigationProps {
  readonly className: string | undefined
  readonly onChoose?: () => void
}

/** The pages of the site as links. */
export function Navigation({ className, onChoose }: NavigationProps) {
  const { path, addressOf } = useLocale()
  const linkTo = (page: PagePath, words: ReactNode) => (
    <li>
      <Link to={addressOf(page)} onClick={onChoose} aria-current={page === path ? 'page' : undefined}>
        {words}
      </Link>
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
