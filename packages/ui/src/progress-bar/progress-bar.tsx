import { useId } from 'react'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  /** What is going on, for the eye and the screen reader. */
  readonly label: string
  /** 0 to 1; without it the bar says only that something is going on. */
  readonly value?: number
}

/** How far a piece of work is. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={styles.progress}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <progress className={styles.track} aria-labelledby={id} value={value} />
    </div>
  )
}
