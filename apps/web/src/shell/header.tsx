import { findLocale, type LocaleCode } from '@fukidashi/i18n/locales'
import { Logo } from '@fukidashi/ui/logo'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Link } from './link.tsx'
import styles from './header.module.css'
import { LanguageLinks } from './language-links.tsx'
import { LoginArea, LoginRows } from './login-area.tsx'
import { Navigation } from './navigation.tsx'
import { useLocale } from './use-locale.ts'

const scrolledFromPx = 50

/** Sign, pages and languages; on phones and tablets the pages stand in a drawer. */
export function Header({ locale }: { readonly locale: LocaleCode }) {
  const { t } = useLingui()
  const { addressOf } = useLocale()
  const isScrolled = useIsScrolled()
  const languages = useRef<HTMLDivElement>(null)
  const drawer = useRef<HTMLDialogElement>(null)
  const closeDrawer = () => drawer.current?.close()
  const { name, iso } = findLocale(locale)!
  return (
    <header className={styles.header} data-scrolled={isScrolled}>
      <Link className={styles.home} to={addressOf('/')} aria-label={t`Fukidashi home page`}>
        <Logo name="Fukidashi" />
      </Link>
      <nav className={styles.pages} aria-label={t`Pages`}>
        <Navigation className={styles.row} />
      </nav>
      <button className={styles.language} type="button" popoverTarget="languages" aria-label={t`Language: ${name}`}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0c2.5 2.4 3.8 5.4 3.8 9s-1.3 6.6-3.8 9c-2.5-2.4-3.8-5.4-3.8-9S9.5 5.4 12 3ZM3.5 9h17M3.5 15h17" />
        </svg>
        <span lang={iso}>{name}</span>
      </button>
      <div className={styles.languages} id="languages" popover="auto" ref={languages}>
        <LanguageLinks className={styles.list} onChoose={() => languages.current?.hidePopover()} />
      </div>
      <LoginArea />
      <button className={styles.menu} type="button" aria-label={t`Menu`} onClick={() => drawer.current?.showModal()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </button>
      <dialog className={styles.drawer} ref={drawer} aria-label={t`Menu`} closedby="any">
        <button className={styles.menu} type="button" aria-label={t`Close`} onClick={closeDrawer}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
        <nav aria-label={t`Pages`}>
          <Navigation className={styles.list} onChoose={closeDrawer} />
        </nav>
        <div className={styles.drawerPart}>
          <LoginRows className={styles.list} onChoose={closeDrawer} />
        </div>
        <nav className={styles.drawerPart} aria-label={t`Languages`}>
          <LanguageLinks className={styles.list} onChoose={closeDrawer} />
        </nav>
      </dialog>
    </header>
  )
}

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > scrolledFromPx)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isScrolled
}
