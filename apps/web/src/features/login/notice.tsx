import { type ReactNode, useEffect, useRef } from 'react'
import styles from './login.module.css'

interface NoticeProps {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly after?: ReactNode
}

/** What became of a form, in its place; focus goes to it, so that screen readers read it. */
export function Notice({ title, children, after }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles.card}>
      <h1 className={styles.title} tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {children}
      {after !== undefined && <div className={styles.after}>{after}</div>}
    </section>
  )
}
