import { Button } from '@fukidashi/ui/button'
import { Trans } from '@lingui/react/macro'
import { api } from './account-calls.ts'
import { FormFailure } from '../login/form-card.tsx'
import { useForm } from '../login/use-form.ts'
import styles from './account.module.css'

/** All that is kept of the account, as a file. */
export function DataSection() {
  const form = useForm(async () => {
    const url = URL.createObjectURL(await api.downloadAccountData({}))
    const link = Object.assign(document.createElement('a'), { href: url, download: 'fukidashi-account.json' })
    link.click()
    // The browser reads it after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  })
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Your data</Trans>
      </h2>
      <p className={styles.note}>
        <Trans>Everything that is stored about you, as a JSON file. Images are deleted after 24 hours anyway.</Trans>
      </p>
      <FormFailure form={form} />
      <div className={styles.buttons}>
        <Button isBusy={form.isBusy} onClick={form.onSubmit}>
          <Trans>Download my data</Trans>
        </Button>
      </div>
    </section>
  )
}
