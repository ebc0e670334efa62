import pRetry from 'p-retry'
import { useCallback, useEffect, useState } from 'react'
import { askBackground } from '../messaging/ask-background.ts'
import type { ServerDescription } from '../messaging/messages.ts'

/** The background waits for a server less long than this. */
const longestMs = 12_000
/** A background that is just starting or stopping may lose a question, but hardly three in a row. */
const persistence = { retries: 2, minTimeout: 300 }

/** What the server at an address says of itself, undefined while it is asked; and the way to ask it again. */
export function useServer(address: string): {
  readonly server: ServerDescription | undefined
  readonly askAgain: () => void
} {
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<{ address: string; round: number; server: ServerDescription }>()
  useEffect(() => {
    let isGone = false
    void askAboutServer(address).then((server) => {
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

/** Asks the background about a server, again where no answer comes. Never rejects: `unknown` says that nothing could be found out. */
export async function askAboutServer(address: string): Promise<ServerDescription> {
  return await pRetry(() => askOnce(address), persistence).catch(
    (): ServerDescription => ({ isReachable: false, obstacle: 'unknown' }),
  )
}

async function askOnce(address: string): Promise<ServerDescription> {
  const silence = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => silence.resolve(undefined), longestMs)
  // Where the background stops before it answers, some browsers reject and others answer with nothing.
  const server = await Promise.race([askBackground({ kind: 'describeServer', address }), silence.promise]).finally(() =>
    clearTimeout(timer),
  )
  if (server === undefined) throw new Error('The background did not answer.')
  return server
}
