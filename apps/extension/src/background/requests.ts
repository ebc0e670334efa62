import { ApiError } from '@fukidashi/api-client/api-error'
import { isServerEngine } from '@fukidashi/contract/engines'
import { findLocale } from '@fukidashi/i18n/locales'
import browser, { type Runtime } from 'webextension-polyfill'
import {
  type Greeting,
  type Replies,
  requestSchema,
  type ServerDescription,
  type ServerObstacle,
} from '../messaging/messages.ts'
import { interfaceLanguageOf } from '../settings/interface-language.ts'
import { changeSettings, readSettings } from '../settings/settings.ts'
import { concernsHost } from '../sites/own-sites.ts'
import { captureScreen, translateScreen, waitForCaptureEnd } from './capture-screen.ts'
import { resultCache } from './order-ports.ts'
import { pageWordsIn } from './page-words.ts'
import { describeAccount } from './account.ts'
import { beginLogin, logOut, takeLoginCode } from './login.ts'
import { connectToServer, forgetConnection, longestSilenceMs } from './server-connection.ts'
import { sitePage } from './site-pages.ts'
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
  'openPrices',
  'beginLogin',
  'addSite',
  'captureScreen',
  'captureEnd',
  'loginCode',
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
  async translateScreen({ tabId, isWhole }) {
    await translateScreen(tabId, isWhole)
  },
  captureScreen: ({ part, stitch }, { tab }) => captureScreen(tab, part, stitch),
  captureEnd: (_request, { tab }) => waitForCaptureEnd(tab),
  async openSettings() {
    await browser.runtime.openOptionsPage()
  },
  async openPrices() {
    await browser.tabs.create({ url: sitePage('/price', await settings()).href })
  },
  async switchTab({ tabId }) {
    await tellTab(tabId, { kind: 'switch' })
  },
  async describeServer({ address }) {
    return await describeServer(address ?? (await settings()).serverAddress)
  },
  async beginLogin() {
    await beginLogin(await settings())
  },
  loginCode: ({ code }, sender) => takeLoginCode(code, sender),
  async logOut() {
    await logOut((await settings()).serverAddress)
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
  const locale = interfaceLanguageOf({ interfaceLocale })
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
  const signal = AbortSignal.timeout(longestSilenceMs)
  try {
    // As it is now: whoever looks may just have bought a plan.
    forgetConnection()
    const { api, config } = await connectToServer(address)
    const [account, { remaining }] = await Promise.all([
      describeAccount(api, address, signal),
      api.getRemainingTranslations({}, { signal }),
    ])
    return {
      isReachable: true,
      isAllowed: config.entitlements.plugin,
      account,
      remaining,
      engines: config.translationModels.map(({ id, label, isAvailable, heedsHonorifics }) => ({
        id,
        label,
        isAvailable,
        isOfServer: isServerEngine(id),
        heedsHonorifics,
      })),
    }
  } catch (error) {
    if (error instanceof ApiError) return { isReachable: false, obstacle: obstacleOf(error) }
    if (signal.aborted) return { isReachable: false, obstacle: 'busy' }
    throw error
  }
}

function obstacleOf({ failure, key, isPassing }: ApiError): ServerObstacle {
  if (failure === 'network') return navigator.onLine ? 'unreachable' : 'offline'
  if (failure === 'unreadable' || key === 'callUnknown') return 'older'
  return isPassing || key !== undefined ? 'busy' : 'unreachable'
}
