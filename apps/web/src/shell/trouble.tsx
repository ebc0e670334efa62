import styles from './message-page.module.css'

/** The last page there is: it needs no catalog, because loading one may be what failed. */
export function Trouble() {
  return (
    <main className={styles.page}>
      <p className={styles.number}>500</p>
      <h1 className={styles.title}>Something went wrong on this page</h1>
      <a className={styles.link} href="/">
        Back to the home page
      </a>
    </main>
  )
}
