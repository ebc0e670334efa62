import { Button } from '@fukidashi/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { PageHead } from '../../shell/page-head.tsx'
import { showMessage } from '../../shell/snackbar.tsx'
import { TextPage } from '../../shell/text-page.tsx'
import { useLocale } from '../../shell/use-locale.ts'
import styles from './news.module.css'

type Failure = 'busy' | 'failed'

/** Takes an address for news of the product, and takes it off again. */
export default function NewsPage() {
  const { t } = useLingui()
  const { locale } = useLocale()
  const [sending, setSending] = useState<'added' | 'removed'>()
  const [failure, setFailure] = useState<Failure>()
  const words: Readonly<Record<Failure, string>> = {
    busy: t`Too many attempts. Wait a minute and try again.`,
    failed: t`The server could not be reached. Try again in a moment.`,
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const wish = submitter?.value === 'removed' ? 'removed' : 'added'
    const email = (new FormData(form).get('email') as string).trim()
    setSending(wish)
    setFailure(undefined)
    const { sendAddress } = await import('./send-address.ts')
    const result = await sendAddress({ email, language: locale, wanted: wish === 'added' })
    setSending(undefined)
    if (result !== 'done') return setFailure(result)
    showMessage(wish === 'added' ? t`Your address has been added.` : t`Your address has been removed.`)
    form.reset()
  }
  return (
    <TextPage
      title={t`News by e-mail`}
      width="narrow"
      lead={
        <Trans>
          Leave your e-mail address, and we will write to you when there are new languages, models or features.
        </Trans>
      }
    >
      <PageHead
        title={t`News by e-mail · Fukidashi`}
        description={t`Leave your e-mail address to hear when something new is ready in Fukidashi, or remove it again.`}
      />
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <label htmlFor="email">
          <Trans>E-mail address</Trans>
        </label>
        <input
          className={styles.field}
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          dir="ltr"
          maxLength={254}
          required
          aria-describedby="email-use"
        />
        <div className={styles.actions}>
          <Button
            type="submit"
            weight="main"
            value="added"
            isBusy={sending === 'added'}
            disabled={sending === 'removed'}
          >
            <Trans>Add my address</Trans>
          </Button>
          <Button type="submit" value="removed" isBusy={sending === 'removed'} disabled={sending === 'added'}>
            <Trans>Remove my address</Trans>
          </Button>
        </div>
        <p className={styles.failure} role="alert">
          {failure && words[failure]}
        </p>
        <p className={styles.use} id="email-use">
          <Trans>
            The address is used for this news and nothing else, and is deleted after a year. You can remove it here at
            any time.
          </Trans>
        </p>
      </form>
    </TextPage>
  )
}
