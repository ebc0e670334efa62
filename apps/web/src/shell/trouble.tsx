import { isRouteErrorResponse } from 'react-router'
import styles from './message-page.module.css'

interface TroubleProps {
  readonly error: unknown
}

/** The last page there is: it needs no catalog, because loading one may be what failed. */
export function Trouble({ error }: TroubleProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const message = status === 404 ? 'This page could not be found' : 'Something went wrong on this page'
  return (
    <main className={styles.page}>
      <p className={styles.number}>{status}</p>
      <h1 className={styles.title}>{message}</h1>
      <a className={styles.link} href="/">
        Back to the home page
      </a>
    </main>
  )
}
