import type { TabMessage } from '../messaging/messages.ts'
import { isFramed } from '../page/capture-screen.ts'
import { pickPages } from '../page/pick-pages.ts'
import { tellBackground } from '../page/tell-background.ts'
import type { Feature } from './feature.ts'

/** The reader points at a page, and from then on the pages of this site are found there. */
export const pickSite: Feature = {
  id: 'pick-site',
  include: () => !isFramed,
  init(signal, { greeting, reading }) {
    let isPicking = false
    async function pick() {
      if (isPicking) return
      isPicking = true
      const pages = await pickPages(greeting.words, signal)
      isPicking = false
      if (pages === undefined) return
      const site = { address: `${location.hostname}/*`, pages }
      tellBackground({ kind: 'addSite', site })
      reading.addSite(site)
    }
    const hear = (message: TabMessage, sender: chrome.runtime.MessageSender) => {
      if (sender.id === chrome.runtime.id && message.kind === 'pick') void pick()
    }
    chrome.runtime.onMessage.addListener(hear)
    signal.addEventListener('abort', () => chrome.runtime.onMessage.removeListener(hear))
  },
}
