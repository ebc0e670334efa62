import { useEffect, useState } from 'react'
import { isLoading, subscribeToLoading } from './loading.ts'
import styles from './loading-bar.module.css'

const hideAfterMs = 500

/** A line at the top while the next page is loaded: it fills in 5 seconds and leaves half a second after (product specification, sections 4 and 9). */
export function LoadingBar() {
  const isBusy = useIsLoading()
  const [isShown, setShown] = useState(false)
  if (isBusy && !isShown) setShown(true)
  useEffect(() => {
    if (isBusy || !isShown) return
    const leaving = setTimeout(() => setShown(false), hideAfterMs)
    return () => clearTimeout(leaving)
  }, [isBusy, isShown])
  return isShown ? <div className={styles.bar} data-ended={!isBusy} aria-hidden="true" /> : null
}

/**
 * Whether a part of the site is on its way. Not by `useSyncExternalStore`: parts begin and end to load while React brings the
 * page to life, and it would then begin anew with the whole page, in one go.
 */
function useIsLoading(): boolean {
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const look = () => setBusy(isLoading())
    look()
    return subscribeToLoading(look)
  }, [])
  return isBusy
}
