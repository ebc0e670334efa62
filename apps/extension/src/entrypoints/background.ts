import browser from 'webextension-polyfill'

// The first thing a new reader sees is the page on which the languages are chosen.
browser.runtime.onInstalled.addListener(({ reason }) => {
  if (reason === 'install') void browser.runtime.openOptionsPage()
})
