import type { UserInfo } from '@fukidashi/contract/session-calls'
import styles from './avatar.module.css'

interface AvatarProps {
  readonly user: UserInfo
  readonly size?: 'small' | 'large'
}

/** The picture of somebody, or the first letter of their name. It says nothing that does not stand beside it. */
export function Avatar({ user, size = 'small' }: AvatarProps) {
  const { name, username, email, picture } = user
  if (picture !== null) return <img className={styles.avatar} data-size={size} src={picture} alt="" />
  const [letter = ''] = name ?? username ?? email
  // Drawn by the style, so that it is no part of the words of a button.
  return <span className={styles.avatar} data-size={size} data-letter={letter.toLocaleUpperCase()} />
}
