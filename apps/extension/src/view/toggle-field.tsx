import type { ReactNode } from 'react'
import styles from './toggle-field.module.css'

/** What a toggle shows and changes. */
export interface ToggleFieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A choice between on and off. */
export function ToggleField({ label, hint, isOn, onChange }: ToggleFieldProps) {
  return (
    <label className={styles.field}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {hint !== undefined && <small className={styles.hint}>{hint}</small>}
      </span>
    </label>
  )
}
