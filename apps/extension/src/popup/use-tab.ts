import { useEffect, useState } from 'react'
import browser from 'webextension-polyfill'
import type { TabMessage, TabState } from '../messaging/messages.ts'

/** The tab in front, as the popup sees it. */
export interface TabInFront {
  readonly id: number | undefined
  /** Undefined on the browser's own pages, where no extension may run. */
  readonly hostname: string | undefined
  /** Undefined while nothing of the extension runs there. */
  readonly state: TabState | undefined
}

const askAgainMs = 700
const nothing: TabInFront = { id: undefined, hostname: undefined, state: undefined }

/** The tab in front and where it stands, asked again and again while the popup is open. */
export function useTab(): TabInFront {
  const [tab, setTab] = useState(nothing)
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      const answer = await askTabInFront()
      if (!isGone) setTab(answer)
    }
    void ask()
    const timer = setInterval(() => void ask(), askAgainMs)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [])
  return tab
}

async function askTabInFront(): Promise<TabInFront> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true })
  if (tab?.id === undefined) return nothing
  const { protocol, hostname } = new URL(tab.url ?? 'about:blank')
  const describe: TabMessage = { kind: 'describe' }
  // Nobody answers where the content script has not been started.
  const state = (await browser.tabs.sendMessage(tab.id, describe).catch(() => undefined)) as TabState | undefined
  return { id: tab.id, hostname: /^https?:$/.test(protocol) ? hostname : undefined, state }
}
