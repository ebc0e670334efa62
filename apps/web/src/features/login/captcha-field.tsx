import { getVerifyCode } from '@fukidashi/contract/account-calls'
import { Button } from '@fukidashi/ui/button'
import { TextField } from '@fukidashi/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { api } from './login-calls.ts'
import styles from './login.module.css'
import { solveWork } from './solve-work.ts'

interface CaptchaFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Raised for another captcha: each can be answered once. */
  readonly round: number
  readonly onAnother: () => void
}

/** Letters to type from an image, or, for those who cannot see it, work that the device does by itself. */
export function CaptchaField({ value, onChange, round, onAnother }: CaptchaFieldProps) {
  const { t } = useLingui()
  const [working, setWorking] = useState<'no' | 'yes' | 'failed'>('no')
  const [solvedRound, setSolvedRound] = useState<number>()
  const work = async () => {
    setWorking('yes')
    try {
      onChange(await solveWork(await api.getVerifyWork({})))
      setSolvedRound(round)
      setWorking('no')
    } catch (error) {
      console.warn('The captcha could not be solved by the device.', error)
      setWorking('failed')
    }
  }
  const isSolved = solvedRound === round
  return (
    <div className={styles.captcha}>
      {!isSolved && (
        <>
          <img
            className={styles.letters}
            // Another round is another image.
            key={round}
            src={`${getVerifyCode.path}?round=${round}`}
            alt={t`Letters to type into the next field`}
            width="180"
            height="64"
          />
          <Button onClick={onAnother}>
            <Trans>Another image</Trans>
          </Button>
          <TextField
            label={t`Letters of the image`}
            dir="ltr"
            maxLength={16}
            required
            value={value}
            onChange={onChange}
          />
          <Button isBusy={working === 'yes'} onClick={() => void work()}>
            <Trans>I cannot see the image</Trans>
          </Button>
        </>
      )}
      <output className={styles.note}>
        {working === 'yes' && (
          <Trans>Your device is solving a task in place of the image. This takes a few seconds.</Trans>
        )}
        {working === 'failed' && <Trans>The task could not be solved. Try again.</Trans>}
        {isSolved && <Trans>Your device has solved the task. No letters are needed.</Trans>}
      </output>
    </div>
  )
}
