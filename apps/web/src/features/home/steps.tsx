import { Trans } from '@lingui/react/macro'
import styles from './home-page.module.css'

/** How a page is translated, in three steps. */
export function Steps() {
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Three steps</Trans>
      </h2>
      <ol className={styles.steps}>
        <li>
          <h3>
            <Trans>Bring your pages</Trans>
          </h3>
          <p>
            <Trans>Drop them, paste them, choose them or take a photo. One page or a whole chapter.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Choose a language</Trans>
          </h3>
          <p>
            <Trans>The language of the page is found out by itself. You pick yours, and the lettering you like.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Read and keep</Trans>
          </h3>
          <p>
            <Trans>Compare with the original, enlarge, and download one page or all of them as a zip.</Trans>
          </p>
        </li>
      </ol>
    </section>
  )
}
