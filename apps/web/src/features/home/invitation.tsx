import { buttonClass } from '@fukidashi/ui/button-class'
import { Trans } from '@lingui/react/macro'
import { Link } from '../../shell/link.tsx'
import { useLocale } from '../../shell/use-locale.ts'
import styles from './home-page.module.css'

/** The last word of the page, in a balloon of its own. */
export function Invitation() {
  const { addressOf } = useLocale()
  return (
    <section className={styles.invitation}>
      <h2>
        <Trans>Is there a page you have always wanted to read?</Trans>
      </h2>
      <Link className={buttonClass('main')} to={addressOf('/manga-translator')}>
        <Trans>Translate it now</Trans>
      </Link>
    </section>
  )
}
