import logoUrl from '../logo.svg'
import styles from './logo.module.css'

interface LogoProps {
  /** The product's name, shown beside the sign. */
  readonly name: string
}

/** The product's sign and name. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={styles.logo}>
      <img className={styles.sign} src={logoUrl} alt="" />
      {name}
    </span>
  )
}
