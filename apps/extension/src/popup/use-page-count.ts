import { useEffect, useState } from 'react'
import browser from 'webextension-polyfill'
import { countPagesMessage } from '../messaging/page-messages.ts'

/** How many comic pages the tab in front shows; undefined where the extension may not look, such as on the browser's own pages. */
export function usePageCount(): number | undefined {
  const [count, setCount] = useState<number>()
  useEffect(() => {
    let isGone = false
    void askTabInFront().then((answer) => {
      if (!isGone) setCount(answer)
    })
    return () => {
      isGone = true
    }
  }, [])
  return count
}

async function askTabInFront(): Promise<number | undefined> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true })
  if (tab?.id === undefined) return undefined
  try {
    return await browser.tabs.sendMessage(tab.id, countPagesMessage)
  } catch {
    // No content script answers there: a page of the browser, or one that was open before the extension came.
    return undefined
  }
}
