import { Trans } from '@lingui/react/macro'
import styles from './home-page.module.css'

/** What readers can rely on. */
export function Features() {
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Made for comics</Trans>
      </h2>
      <ul className={styles.features}>
        <li>
          <h3>
            <Trans>Fits the balloon</Trans>
          </h3>
          <p>
            <Trans>
              Text follows the shape of each balloon, at the largest size that reads well, in rows or in columns.
            </Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Leaves the art alone</Trans>
          </h3>
          <p>
            <Trans>Only the lettering changes. Screentone, lines and colours around it stay as they were drawn.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Reads any direction</Trans>
          </h3>
          <p>
            <Trans>
              Japanese in columns, long webtoon strips, Arabic from right to left: each is read in its own order.
            </Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Keeps no images</Trans>
          </h3>
          <p>
            <Trans>Your pages and their translations are deleted after 24 hours.</Trans>
          </p>
        </li>
      </ul>
    </section>
  )
}
