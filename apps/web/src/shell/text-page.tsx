import type { ReactNode } from 'react'
import styles from './text-page.module.css'

interface TextPageProps {
  readonly title: string
  readonly lead?: ReactNode
  /** `wide` for cards and pictures, `narrow` for text that is read line by line. */
  readonly width?: 'wide' | 'narrow'
  readonly children: ReactNode
}

/** A page with its title, a sentence on what it is for, and its sections. */
export function TextPage({ title, lead, width = 'wide', children }: TextPageProps) {
  return (
    <div className={width === 'narrow' ? `${styles.page} ${styles.narrow}` : styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  )
}
