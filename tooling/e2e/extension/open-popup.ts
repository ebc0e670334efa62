import type { Page } from '@playwright/test'

/** Opens the popup in a tab of its own, where it speaks of another tab as it does when it hangs from the toolbar. */
export async function openPopup(popup: Page, address: string, extensionUrl: string): Promise<void> {
  await popup.addInitScript((url) => {
    const query = chrome.tabs.query.bind(chrome.tabs)
    const inFront = async (asked: chrome.tabs.QueryInfo) => {
      if (!asked.active) return await query(asked)
      return (await query({})).filter((tab) => tab.url === url)
    }
    // The polyfill hands over a callback.
    Object.assign(chrome.tabs, {
      query: (asked: chrome.tabs.QueryInfo, hear?: (tabs: chrome.tabs.Tab[]) => void) => {
        const answer = inFront(asked)
        if (hear) void answer.then(hear)
        return answer
      },
    })
  }, address)
  await popup.goto(new URL('/src/entrypoints/popup.html', extensionUrl).href)
}
