import styles from './button.module.css'

/** The class that makes a link look like a button: for going somewhere or fetching a file, where a button would be wrong. */
export function buttonClass(weight: 'main' | 'quiet' = 'quiet'): string {
  return `${styles.button} ${styles[weight]}`
}
