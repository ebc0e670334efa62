import { Button } from '@fukidashi/ui/button'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import styles from './account.module.css'

/** A key as it was just made. It is nowhere else, and not shown again. */
export function ApiKeySecret({ name, secret }: { readonly name: string; readonly secret: string }) {
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
    <section className={styles.secret} aria-labelledby="api-key-secret" tabIndex={-1} ref={place}>
      <p id="api-key-secret">
        <Trans>
          This is your key <bdi>{name}</bdi>. Copy it now: it is not shown again.
        </Trans>
      </p>
      <code className={styles.secretWords} dir="ltr" ref={words}>
        {secret}
      </code>
      <div className={styles.buttons}>
        <Button weight="main" onClick={() => void copy()}>
          <Trans>Copy key</Trans>
        </Button>
        <output className={styles.note}>{isCopied && <Trans>Copied</Trans>}</output>
      </div>
    </section>
  )
}
