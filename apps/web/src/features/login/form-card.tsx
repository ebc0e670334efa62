import { Button } from '@fukidashi/ui/button'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { wordsOfAccountFailure } from './account-failure.ts'
import styles from './login.module.css'
import type { FormState } from './use-form.ts'

interface FormCardProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly form: FormState
  /** Words of the button that sends it. */
  readonly action: ReactNode
  readonly children: ReactNode
  /** What stands under the form: other ways. */
  readonly after?: ReactNode
}

/** A form with its title, what went wrong with it, and its button. */
export function FormCard({ title, lead, form, action, children, after }: FormCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever changes from one form to another is at its top.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles.card}>
      <h1 className={styles.title} tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <form className={styles.form} onSubmit={form.onSubmit}>
        {children}
        <FormFailure form={form} />
        <Button type="submit" weight="main" isBusy={form.isBusy}>
          {action}
        </Button>
      </form>
      {after !== undefined && <div className={styles.after}>{after}</div>}
    </section>
  )
}

/** What went wrong with a form, said as soon as it is known. */
export function FormFailure({ form: { failure } }: { readonly form: Pick<FormState, 'failure'> }) {
  const { i18n } = useLingui()
  return (
    <p className={styles.failure} role="alert">
      {failure && i18n._(wordsOfAccountFailure(failure))}
    </p>
  )
}
