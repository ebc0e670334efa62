import { useId } from 'react'
import styles from './select-field.module.css'

/** One thing that can be chosen. */
export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  /** BCP 47 tag of a label that is in another language than the page, so that it is read and drawn rightly. */
  readonly lang?: string
}

interface SelectFieldProps<Value extends string> {
  readonly label: string
  readonly choices: readonly Choice<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** A sentence that helps to choose. */
  readonly hint?: string
}

/** A labelled choice of one among many, by the browser's own list: it is searched by typing and fits every screen. */
export function SelectField<Value extends string>({ label, choices, value, onChange, hint }: SelectFieldProps<Value>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        className={styles.select}
        id={id}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(choices[event.currentTarget.selectedIndex]!.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={choice.lang}>
            {choice.label}
          </option>
        ))}
      </select>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
