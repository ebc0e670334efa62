import { Button } from '@fukidashi/ui/button'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './account.module.css'

interface OnceSecretProps {
  /** Says what it is. */
  readonly children: ReactNode
  readonly secret: string
  /** Words of the button that copies it. */
  readonly action: string
}

/** A secret as it was just made. It is nowhere else, and not shown again. */
export function OnceSecret({ children, secret, action }: OnceSecretProps) {
  const label = useId()
  const [isCopied, setCopied] = useState(false)
  const place = useRef<HTMLElement>(null)
  const words = useRef<HTMLElement>(null)
  // It is what the reader waits for.
  useEffect(() => place.current!.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
    } catch {
      // Without https, browsers copy only what somebody has selected.
      getSelection()!.selectAllChildren(words.current!)
      setCopied(document.execCommand('copy'))
    }
  }
  return (
    <section className={styles.secret} aria-labelledby={label} tabIndex={-1} ref={place}>
      <p className={styles.fact} id={label}>
        {children}
      </p>
      <code className={styles.secretWords} dir="ltr" ref={words}>
        {secret}
      </code>
      <div className={styles.buttons}>
        <Button weight="main" onClick={() => void copy()}>
          {action}
        </Button>
        <output className={styles.note}>{isCopied && <Trans>Copied</Trans>}</output>
      </div>
    </section>
  )
}
