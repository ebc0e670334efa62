import { Button } from '@fukidashi/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { choose, useSettings } from '../view/settings-provider.tsx'
import styles from './options.module.css'

/** The sites on which something was chosen, each of which can be taken back. */
export function SitesSection() {
  const { alwaysHosts, buttonlessHosts } = useSettings()
  const { t } = useLingui()
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>
        <Trans>Sites</Trans>
      </h2>
      <HostList
        title={t`Always translated`}
        empty={t`None yet. Choose a site in the popup while you are on it.`}
        hosts={alwaysHosts}
        onRemove={(host) => void choose({ alwaysHosts: alwaysHosts.filter((other) => other !== host) })}
      />
      <HostList
        title={t`Without the floating button`}
        empty={t`None`}
        hosts={buttonlessHosts}
        onRemove={(host) => void choose({ buttonlessHosts: buttonlessHosts.filter((other) => other !== host) })}
      />
    </section>
  )
}

interface HostListProps {
  readonly title: string
  readonly empty: string
  readonly hosts: readonly string[]
  readonly onRemove: (host: string) => void
}

function HostList({ title, empty, hosts, onRemove }: HostListProps) {
  const { t } = useLingui()
  return (
    <div>
      <h3 className={styles.subheading}>{title}</h3>
      {hosts.length === 0 && <p className={styles.note}>{empty}</p>}
      <ul className={styles.list}>
        {hosts.map((host) => (
          <li key={host} className={styles.item}>
            <span dir="ltr">{host}</span>
            <Button aria-label={t`Remove ${host}`} onClick={() => onRemove(host)}>
              <Trans>Remove</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
