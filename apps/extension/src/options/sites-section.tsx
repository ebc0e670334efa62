import { Button } from '@fukidashi/ui/button'
import { TextField } from '@fukidashi/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { ownSiteSchema } from '../messaging/messages.ts'
import { isSelector, type OwnSite } from '../sites/own-sites.ts'
import { choose, useSettings } from '../view/settings-provider.tsx'
import styles from './options.module.css'

/** The sites on which something was chosen, each of which can be taken back. */
export function SitesSection() {
  const { alwaysHosts, buttonlessHosts, ownSites } = useSettings()
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
      <OwnSites ownSites={ownSites} />
    </section>
  )
}

function OwnSites({ ownSites }: { readonly ownSites: readonly OwnSite[] }) {
  const { t } = useLingui()
  const [address, setAddress] = useState('')
  const [pages, setPages] = useState('')
  const [isWrong, setWrong] = useState(false)
  const change = (rows: readonly OwnSite[]) => void choose({ ownSites: [...rows] })
  function add(event: FormEvent) {
    event.preventDefault()
    const row = { address: address.trim().replace(/^\w+:\/\//, ''), pages: pages.trim() }
    const isRight = ownSiteSchema.safeParse(row).success && row.address.includes('/') && isSelector(row.pages)
    setWrong(!isRight)
    if (!isRight) return
    change([...ownSites.filter((other) => other.address !== row.address), row])
    setAddress('')
    setPages('')
  }
  return (
    <div className={styles.form}>
      <h3 className={styles.subheading}>
        <Trans>Sites that you added</Trans>
      </h3>
      {ownSites.length === 0 && (
        <p className={styles.note}>
          <Trans>None yet. On a site whose pages are not found, choose “Point at the comic pages” in the popup.</Trans>
        </p>
      )}
      <ul className={styles.list}>
        {ownSites.map((row) => (
          <li key={row.address} className={styles.item}>
            <span dir="ltr">
              {row.address} <code>{row.pages}</code>
            </span>
            <Button
              aria-label={t`Remove ${row.address}`}
              onClick={() => change(ownSites.filter((other) => other !== row))}
            >
              <Trans>Remove</Trans>
            </Button>
          </li>
        ))}
      </ul>
      <form className={styles.form} noValidate onSubmit={add}>
        <TextField
          label={t`Address of the pages`}
          hint={t`Host and path; * stands for anything.`}
          placeholder="example.com/read/*"
          value={address}
          onChange={setAddress}
        />
        <TextField
          label={t`CSS selector of the images`}
          placeholder="#reader img"
          value={pages}
          onChange={setPages}
          error={isWrong ? t`Enter an address such as example.com/read/* and a CSS selector.` : undefined}
        />
        <Button type="submit">
          <Trans>Add site</Trans>
        </Button>
      </form>
    </div>
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
    <div className={styles.form}>
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
