import { startTransition, useEffect, useState } from 'react'

/** Whether the page runs in a browser and has been brought to life; false while it is written out and at its first render. */
export function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => startTransition(() => setAlive(true)), [])
  return isAlive
}
