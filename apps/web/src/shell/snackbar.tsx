import { useSyncExternalStore } from 'react'
import styles from './snackbar.module.css'

const shownMs = 3000
let message: { readonly text: string; readonly isShown: boolean } = { text: '', isShown: false }
let hiding: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function change(next: typeof message) {
  message = next
  for (const listener of listeners) listener()
}

/** Shows that something went well, for 3 seconds (product specification, section 9). */
export function showMessage(text: string): void {
  clearTimeout(hiding)
  change({ text, isShown: true })
  hiding = setTimeout(() => change({ text, isShown: false }), shownMs)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const readMessage = () => message

/** A line at the bottom that says what went well. It is always there, so that screen readers notice its words. */
export function Snackbar() {
  const { text, isShown } = useSyncExternalStore(subscribe, readMessage, readMessage)
  return (
    <output className={styles.snackbar} data-shown={isShown}>
      {isShown && (
        <>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="11" />
            <path d="m7 12.5 3.4 3.4L17 9" />
          </svg>
          {text}
        </>
      )}
    </output>
  )
}
