import { useCallback, useEffect, useState } from 'react'
import { askBackground } from '../messaging/ask-background.ts'
import type { ServerDescription } from '../messaging/messages.ts'

/** What the server at an address says of itself, undefined while it is asked; and the way to ask it again. */
export function useServer(address: string): {
  readonly server: ServerDescription | undefined
  readonly askAgain: () => void
} {
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<{ address: string; round: number; server: ServerDescription }>()
  useEffect(() => {
    let isGone = false
    void askBackground({ kind: 'describeServer', address }).then((server) => {
      if (!isGone) setAnswer({ address, round, server })
    })
    return () => {
      isGone = true
    }
  }, [address, round])
  const askAgain = useCallback(() => setRound((before) => before + 1), [])
  const isCurrent = answer?.address === address && answer.round === round
  return { server: isCurrent ? answer.server : undefined, askAgain }
}
