import { ApiError } from '@fukidashi/api-client/api-error'
import { findLocale } from '@fukidashi/i18n/locales'
import { negotiateLocale } from '@fukidashi/i18n/negotiate'
import browser, { type Runtime } from 'webextension-polyfill'
import { type Greeting, type Replies, requestSchema, type ServerDescription } from '../messaging/messages.ts'
import { changeSettings, readSettings } from '../settings/settings.ts'
import { concernsHost } from '../sites/own-sites.ts'
import { captureScreen, translateScreen } from './capture-screen.ts'
import { resultCache } from './order-ports.ts'
import { pageWordsIn } from './page-words.ts'
import { connectToServer } from './server-connection.ts'
import { tellTab } from './tabs.ts'

const storage = browser.storage.local
const settings = () => readSettings(storage, navigator.languages)

type Answers = {
  readonly [Kind in keyof Replies]: (
    request: Extract<ReturnType<typeof requestSchema.parse>, { kind: Kind }>,
    sender: Runtime.MessageSender,
  ) => Promise<Replies[Kind]>
}

/** What pages may ask; everything else is for the extension's own views. */
const openToPages = new Set<keyof Replies>([
  'greet',
  'hideButton',
  'moveButton',
  'openSettings',
  'addSite',
  'captureScreen',
])

const answers: Answers = {
  greet: ({ hostname }) => greet(hostname),
  async hideButton({ hostname }) {
    const { buttonlessHosts } = await settings()
    await changeSettings(storage, { buttonlessHosts: [...new Set([...buttonlessHosts, hostname])] })
  },
  async moveButton({ top }) {
    await changeSettings(storage, { buttonTop: top })
  },
  async addSite({ site }, { url }) {
    // A document speaks for its own host alone.
    if (!site.address.startsWith(`${new URL(url ?? 'about:blank').hostname}/`)) return
    const { ownSites } = await settings()
    const others = ownSites.filter(({ address }) => address !== site.address)
    await changeSettings(storage, { ownSites: [...others, site] })
  },
  async pickPages({ tabId }) {
    await tellTab(tabId, { kind: 'pick' })
  },
  async translateScreen({ tabId }) {
    await translateScreen(tabId)
  },
  captureScreen: ({ part }, { tab }) => captureScreen(tab, part),
  async openSettings() {
    await browser.runtime.openOptionsPage()
  },
  async switchTab({ tabId }) {
    await tellTab(tabId, { kind: 'switch' })
  },
  async describeServer({ address }) {
    return await describeServer(address ?? (await settings()).serverAddress)
  },
  measureCache: () => resultCache.measure(),
  async clearCache() {
    await resultCache.clear()
  },
}

/** Answers single messages. Those of content scripts come from inside other people's pages and may ask little. */
export function answerRequests(): void {
  browser.runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) => {
    const request = requestSchema.safeParse(message)
    if (!request.success || sender.id !== browser.runtime.id) return undefined
    const isOwnView = sender.url?.startsWith(browser.runtime.getURL('')) ?? false
    if (!isOwnView && !openToPages.has(request.data.kind)) return undefined
    const answer = answers[request.data.kind] as (data: unknown, sender: Runtime.MessageSender) => Promise<unknown>
    return answer(request.data, sender)
  })
}

async function greet(hostname: string): Promise<Greeting> {
  const { interfaceLocale, alwaysHosts, buttonlessHosts, hasFloatingButton, buttonTop, prefetchPages, ownSites } =
    await settings()
  const locale = interfaceLocale === 'browser' ? negotiateLocale(navigator.languages) : interfaceLocale
  const { iso, direction } = findLocale(locale)!
  return {
    words: pageWordsIn(locale),
    language: iso,
    direction,
    isAlways: alwaysHosts.includes(hostname),
    prefetchPages,
    ownSites: ownSites.filter((site) => concernsHost(site, hostname)),
    buttonTop: hasFloatingButton && !buttonlessHosts.includes(hostname) ? buttonTop : undefined,
  }
}

async function describeServer(address: string): Promise<ServerDescription> {
  try {
    const { api, config } = await connectToServer(address)
    const { remaining } = await api.getRemainingTranslations({})
    return {
      isReachable: true,
      isAllowed: config.entitlements.plugin,
      remaining,
      engines: config.translationModels.map(({ id, label, isAvailable, heedsHonorifics }) => ({
        id,
        label,
        isAvailable,
        heedsHonorifics,
      })),
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { isReachable: false, isOlder: error.failure === 'unreadable' }
  }
}
