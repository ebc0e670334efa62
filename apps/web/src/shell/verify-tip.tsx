import { Button } from '@fukidashi/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { checkLoginAgain } from './login-state.ts'
import { useLocale } from './use-locale.ts'
import styles from './verify-tip.module.css'

/** Asks somebody whose address is not verified to do so. */
export default function VerifyTip({ email }: { readonly email: string }) {
  const { t } = useLingui()
  const { addressOf } = useLocale()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const product = 'Fukidashi'
  const verify = async () => {
    setAsking(true)
    setFailure(undefined)
    try {
      const { api } = await import('./verification-calls.ts')
      await api.isVerificationExpired({ email })
      await navigate(`${addressOf('/login')}?${new URLSearchParams({ type: '5', email }).toString()}`)
    } catch (error) {
      setFailure(await wordsOf(error))
    } finally {
      setAsking(false)
    }
  }
  const wordsOf = async (error: unknown): Promise<string | undefined> => {
    const { ApiError } = await import('@fukidashi/api-client/api-error')
    const key = error instanceof ApiError ? error.key : undefined
    if (key === 'emailVerified' || key === 'emailNotYours' || key === 'loginRequired') {
      // It was verified, changed or left elsewhere in the meantime.
      await checkLoginAgain()
      return undefined
    }
    return key === 'loginPaused' || key === 'tooManyRequests'
      ? t`Too many e-mails were requested. Try again later.`
      : t`The server could not be reached. Try again in a moment.`
  }
  return (
    <aside className={styles.tip} aria-label={t`E-mail address`}>
      <p className={styles.words}>
        <Trans>Verify your email to get the most out of {product}</Trans>
      </p>
      <Button isBusy={isAsking} onClick={() => void verify()}>
        <Trans>Go to Verify</Trans>
      </Button>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
    </aside>
  )
}
