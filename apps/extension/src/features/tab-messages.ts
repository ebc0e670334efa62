import type { TabMessage, TabState } from '../messaging/messages.ts'
import type { Feature } from './feature.ts'

/** The toolbar's popup, the keyboard and the context menu reach the page by messages. */
export const tabMessages: Feature = {
  id: 'tab-messages',
  include: () => true,
  init(signal, { reading }) {
    const answer = (message: TabMessage, sender: chrome.runtime.MessageSender, reply: (state: TabState) => void) => {
      if (sender.id !== chrome.runtime.id) return
      if (message.kind === 'switch') reading.switch()
      if (message.kind === 'showOriginal') reading.toggleOriginal()
      if (message.kind === 'translateOne') reading.translateOne(message.address)
      reply(reading.describe())
    }
    chrome.runtime.onMessage.addListener(answer)
    signal.addEventListener('abort', () => chrome.runtime.onMessage.removeListener(answer))
  },
}
