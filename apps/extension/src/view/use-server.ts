import { useEffect, useState } from 'react'
import { askBackground } from '../messaging/ask-background.ts'
import type { ServerDescription } from '../messaging/messages.ts'

/** What the server at an address says of itself; undefined while it is asked. */
export function useServer(address: string): ServerDescription | undefined {
  const [answer, setAnswer] = useState<{ address: string; server: ServerDescription }>()
  useEffect(() => {
    let isGone = false
    void askBackground({ kind: 'describeServer', address }).then((server) => {
      if (!isGone) setAnswer({ address, server })
    })
    return () => {
      isGone = true
    }
  }, [address])
  return answer?.address === address ? answer.server : undefined
}
