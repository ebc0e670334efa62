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
              Words follow the shape of each balloon, in the largest size that reads well, upright or in columns.
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
            <Trans>Japanese columns, long web comic strips, Arabic from right to left: each in its own order.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Keeps nothing</Trans>
          </h3>
          <p>
            <Trans>Your pages and their translations are deleted after 24 hours.</Trans>
          </p>
        </li>
      </ul>
    </section>
  )
}
