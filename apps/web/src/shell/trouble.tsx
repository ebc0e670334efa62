import styles from './message-page.module.css'

const usualStatus = 500

/** What went wrong: it needs no catalog, because loading one may be what failed. */
export function Trouble({ error }: { readonly error: unknown }) {
  const { status, message } = readError(error)
  return (
    <main className={styles.page}>
      <title>Error · Fukidashi</title>
      <p className={styles.number}>{status}</p>
      <h1 className={styles.title}>
        {status === 404 ? 'This page could not be found' : 'Something went wrong on this page'}
      </h1>
      {message !== '' && <p className={styles.text}>{message}</p>}
      <a className={styles.link} href="/">
        Back to the home page
      </a>
    </main>
  )
}

/** The last page there is. */
export function NestedTrouble() {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>An error occurred while showing the error page</h1>
      <a className={styles.link} href="/">
        Back to the home page
      </a>
    </main>
  )
}

function readError(error: unknown) {
  if (!(error instanceof Error)) return { status: usualStatus, message: '' }
  const status = 'status' in error && typeof error.status === 'number' ? error.status : usualStatus
  return { status, message: error.message }
}
