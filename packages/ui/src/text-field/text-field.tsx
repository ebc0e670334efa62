import { type HTMLInputTypeAttribute, useId } from 'react'
import styles from './text-field.module.css'

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: HTMLInputTypeAttribute
  /** Several lines, that many of them seen at first. */
  readonly rows?: number
  /** A sentence that helps to fill it in. */
  readonly hint?: string
  /** Why what stands there cannot be taken. */
  readonly error?: string | undefined
  /** BCP 47 tag of what is written, where it is not in the language of the page. */
  readonly lang?: string | undefined
  readonly placeholder?: string
  /** Texts that are offered while typing. */
  readonly suggestions?: readonly string[]
  readonly min?: number
  readonly max?: number
  readonly maxLength?: number
  /** What browsers may fill in by themselves. */
  readonly autoComplete?: string
  readonly required?: boolean
  readonly dir?: 'ltr' | 'auto'
}

/** A labelled place to write in. */
export function TextField({ label, value, onChange, rows, hint, error, suggestions, ...rest }: TextFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const field = {
    id,
    className: styles.input,
    value,
    dir: 'auto',
    spellCheck: false,
    autoComplete: 'off',
    'aria-invalid': error !== undefined,
    ...(described && { 'aria-describedby': described }),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange(event.currentTarget.value),
    ...rest,
  } as const
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {rows === undefined ? (
        <input {...field} list={suggestions && `${id}-list`} />
      ) : (
        <textarea {...field} rows={rows} />
      )}
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
