import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** `screen` takes the whole screen. */
  readonly size?: 'small' | 'screen'
  /** Stands beside the title. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** A modal dialog. Focus goes back to where it was when it closes. */
export function Dialog({ title, closeLabel, onClose, size = 'small', tools, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it still stands in the document, as only then the browser gives focus back.
  useLayoutEffect(() => {
    const element = dialog.current!
    element.showModal()
    return () => element.close()
  }, [])
  return (
    <dialog
      className={styles.dialog}
      data-size={size}
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {tools}
        <Button onClick={onClose}>{closeLabel}</Button>
      </header>
      {children}
    </dialog>
  )
}
