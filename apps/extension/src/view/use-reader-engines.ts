import type { LanguageCode } from '@fukidashi/contract/languages'
import type { ReaderAvailability } from '@fukidashi/reader-engines/reader-engine'
import { useCallback, useEffect, useState } from 'react'
import browser from 'webextension-polyfill'
import { likelySource, windowEngine } from '../engines/window-engines.ts'
import { type WindowEngineId, windowEngineIds } from '../messaging/engine-messages.ts'

/** What an engine that the browser carries says of a target language. */
export interface ReaderStanding {
  readonly id: WindowEngineId
  readonly availability: ReaderAvailability
}

/** What the engines that the browser carries say of a target language, undefined while they are asked; and the way to ask again. */
export function useReaderEngines(to: LanguageCode): {
  readonly standings: readonly ReaderStanding[] | undefined
  readonly askAgain: () => void
} {
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<{ to: LanguageCode; standings: readonly ReaderStanding[] }>()
  useEffect(() => {
    let isGone = false
    const pair = { from: likelySource(to), to }
    void Promise.all(
      windowEngineIds.map(async (id) => ({ id, availability: await windowEngine(id).check(pair) })),
    ).then((standings) => {
      if (!isGone) setAnswer({ to, standings })
    })
    return () => {
      isGone = true
    }
  }, [to, round])
  const askAgain = useCallback(() => setRound((before) => before + 1), [])
  return { standings: answer?.to === to ? answer.standings : undefined, askAgain }
}

/**
 * Asks for what an engine needs beyond the extension's own permissions; call it from the handler of a press, before anything is
 * waited for. Where the background is a document itself there is nothing to ask for.
 */
export async function requestEngineAccess(): Promise<boolean> {
  const { optional_permissions: optional = [] } = browser.runtime.getManifest() as { optional_permissions?: string[] }
  if (!optional.includes('offscreen')) return true
  // The polyfill's types know Firefox's names alone.
  return await browser.permissions.request({ permissions: ['offscreen' as 'activeTab'] })
}
