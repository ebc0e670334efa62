import styles from './progress-bar.module.css'

interface ProgressBarProps {
  /** What is going on, for the eye and the screen reader. */
  readonly label: string
  /** 0 to 1; without it the bar says only that something is going on. */
  readonly value?: number
}

/** How far a piece of work is. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value))
  return (
    // A native progress element cannot be given a gradient and a moving part alike in Chrome and Firefox.
    <div className={styles.progress}>
      <span className={styles.label}>{label}</span>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
      >
        <div
          className={share === undefined ? styles.moving : styles.fill}
          style={share === undefined ? undefined : { inlineSize: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}
