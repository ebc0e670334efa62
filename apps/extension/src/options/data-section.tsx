import { Button } from '@fukidashi/ui/button'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { askBackground } from '../messaging/ask-background.ts'
import styles from './options.module.css'

/** What is kept on the device, and the way to be rid of it. */
export function DataSection() {
  const { i18n } = useLingui()
  const [cache, setCache] = useState<{ bytes: number; pages: number }>()
  useEffect(() => void askBackground({ kind: 'measureCache' }).then(setCache), [])
  const size = i18n.number((cache?.bytes ?? 0) / 1024 ** 2, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  })
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>
        <Trans>Data</Trans>
      </h2>
      <p className={styles.note}>
        <Trans>Translated pages are kept on this device for 24 hours, and never from private windows.</Trans>
      </p>
      {cache && (
        <output>
          <Plural value={cache.pages} one={`# page kept, ${size}`} other={`# pages kept, ${size}`} />
        </output>
      )}
      <Button onClick={() => void askBackground({ kind: 'clearCache' }).then(() => setCache({ bytes: 0, pages: 0 }))}>
        <Trans>Delete kept pages</Trans>
      </Button>
    </section>
  )
}
