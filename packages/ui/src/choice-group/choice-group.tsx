import { useId } from 'react'
import styles from './choice-group.module.css'

/** One thing that can be chosen, or that could be if it were there. */
export interface GroupChoice<Value extends string> {
  readonly value: Value
  readonly label: string
  /** A line under the label. */
  readonly note?: string
  /** Shown all the same, so that people know what there could be; `note` says why not. */
  readonly isUnavailable?: boolean
}

interface ChoiceGroupProps<Value extends string> {
  readonly label: string
  readonly choices: readonly GroupChoice<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** A sentence about the choice that was made. */
  readonly hint?: string
}

/** A choice of one among a few that are all seen at once. */
export function ChoiceGroup<Value extends string>({ label, choices, value, onChange, hint }: ChoiceGroupProps<Value>) {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label className={styles.choice} key={choice.value} data-unavailable={choice.isUnavailable}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isUnavailable}
              aria-labelledby={`${id}-${choice.value}-name`}
              aria-describedby={choice.note ? `${id}-${choice.value}` : undefined}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.name} id={`${id}-${choice.value}-name`}>
              {choice.label}
            </span>
            {choice.note && (
              <span className={styles.note} dir="auto" id={`${id}-${choice.value}`}>
                {choice.note}
              </span>
            )}
          </label>
        ))}
      </div>
      {hint && (
        <output className={styles.hint} id={`${id}-hint`}>
          {hint}
        </output>
      )}
    </fieldset>
  )
}
