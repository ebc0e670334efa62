import { Trans } from '@lingui/react/macro'
import styles from './home-page.module.css'

/** How a page is translated, in three steps. */
export function Steps() {
  return (
    <section className={styles.section}>
      <h2>
        <Trans>How it works</Trans>
      </h2>
      <ol className={styles.steps}>
        <li>
          <h3>
            <Trans>Add your pages</Trans>
          </h3>
          <p>
            <Trans>Drop, paste or choose images, or take a photo: a single page or a whole chapter.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Choose a language</Trans>
          </h3>
          <p>
            <Trans>The language of the page is detected automatically. Pick yours, and a font style you like.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Read and download</Trans>
          </h3>
          <p>
            <Trans>Compare with the original, zoom in, and download one page or all of them as a ZIP file.</Trans>
          </p>
        </li>
      </ol>
    </section>
  )
}
