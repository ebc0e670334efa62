import type { TabMessage, TabState } from '../messaging/messages.ts'
import { isFramed } from '../page/capture-screen.ts'
import type { Feature } from './feature.ts'

/** The first answer counts, so a page without a comic waits for its frames. */
const framesFirstMs = 60

/** The toolbar's popup, the keyboard and the context menu reach the page by messages. */
export const tabMessages: Feature = {
  id: 'tab-messages',
  include: () => true,
  init(signal, { reading }) {
    const answer = (message: TabMessage, sender: chrome.runtime.MessageSender, reply: (state: TabState) => void) => {
      if (sender.id !== chrome.runtime.id) return undefined
      const isEmpty = reading.describe().found === 0
      // Advertisements stand in frames, too. A frame speaks up for the tab where it holds the comic.
      if (isFramed && isEmpty && !reading.isOn && message.kind !== 'translateOne') return undefined
      if (message.kind === 'switch') reading.switch()
      if (message.kind === 'captureScreen') void reading.translateScreen(message.isWhole)
      if (message.kind === 'showOriginal') reading.toggleOriginal()
      if (message.kind === 'translateOne') reading.translateOne(message.address)
      if (isFramed || !isEmpty) {
        reply(reading.describe())
        return undefined
      }
      setTimeout(() => reply(reading.describe()), framesFirstMs)
      return true
    }
    chrome.runtime.onMessage.addListener(answer)
    signal.addEventListener('abort', () => chrome.runtime.onMessage.removeListener(answer))
  },
}
