import { countPageImages } from '../content/count-page-images.ts'
import { isCountPagesMessage } from '../messaging/page-messages.ts'

// The browser's own interface, not the polyfill: this file runs in every page and has to stay small. Firefox knows `chrome` too.
chrome.runtime.onMessage.addListener((message: unknown, _sender, reply: (count: number) => void) => {
  if (isCountPagesMessage(message)) reply(countPageImages(document))
})
