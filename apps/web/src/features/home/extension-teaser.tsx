import { buttonClass } from '@fukidashi/ui/button-class'
import { Trans } from '@lingui/react/macro'
import { Link } from '../../shell/link.tsx'
import { useLocale } from '../../shell/use-locale.ts'
import { OpenPicture } from '../install/install-pictures.tsx'
import styles from './home-page.module.css'

/** The extension in place on a page. */
export function ExtensionTeaser() {
  const { addressOf } = useLocale()
  return (
    <section className={`${styles.section} ${styles.beside}`}>
      <div>
        <h2>
          <Trans>On comic sites, right where you read</Trans>
        </h2>
        <p>
          <Trans>
            The browser extension for Chrome and Firefox finds the comic pages on the site in front of you. It touches
            nothing else, and does nothing on other sites.
          </Trans>
        </p>
        <Link className={buttonClass()} to={addressOf('/install/steps-1')}>
          <Trans>How to install it</Trans>
        </Link>
      </div>
      <div className={styles.drawing} aria-hidden="true">
        <OpenPicture />
      </div>
    </section>
  )
}
