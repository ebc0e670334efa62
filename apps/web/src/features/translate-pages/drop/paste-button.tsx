import { Button } from '@fukidashi/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useIsAlive } from '../../../shell/use-is-alive.ts'
import { acceptedTypes } from './accept-files.ts'
import styles from './drop-area.module.css'

interface PasteButtonProps {
  readonly onPaste: (files: readonly File[]) => void
}

/** Takes images from the clipboard: fingers have no keys for that. Nothing where the browser lets no page ask for it. */
export function PasteButton({ onPaste }: PasteButtonProps) {
  const { t } = useLingui()
  const isAlive = useIsAlive()
  const [failure, setFailure] = useState<'empty' | 'refused'>()
  if (isAlive && !mayRead()) return null
  const paste = async () => {
    setFailure(undefined)
    try {
      const files = await readImages()
      if (files.length > 0) onPaste(files)
      else setFailure('empty')
    } catch (error) {
      console.warn('The clipboard could not be read.', error)
      setFailure('refused')
    }
  }
  return (
    <>
      {/* Its place is kept until it is known whether there is such a button. */}
      <span className={styles.photo} data-waiting={!isAlive}>
        <Button onClick={() => void paste()}>{t`Paste an image`}</Button>
      </span>
      <p className={styles.failure} role="alert">
        {failure === 'empty' && <Trans>There is no image on the clipboard.</Trans>}
        {failure === 'refused' && <Trans>The browser did not let this page read the clipboard.</Trans>}
      </p>
    </>
  )
}

/** Not without https, and not in every browser. */
function mayRead(): boolean {
  return typeof (navigator.clipboard as Partial<Clipboard> | undefined)?.read === 'function'
}

async function readImages(): Promise<readonly File[]> {
  const items = await navigator.clipboard.read()
  const found = items.map(async (item) => {
    const type = item.types.find((each) => each in acceptedTypes)
    if (type === undefined) return []
    const image = await item.getType(type)
    return [new File([image], `image.${type.slice('image/'.length)}`, { type })]
  })
  return (await Promise.all(found)).flat()
}
