import { ApiError } from '@fukidashi/api-client/api-error'
import browser, { type Runtime } from 'webextension-polyfill'
import { type Greeting, type Replies, requestSchema, type ServerDescription } from '../messaging/messages.ts'
import { changeSettings, readSettings } from '../settings/settings.ts'
import { resultCache } from './order-ports.ts'
import { pageWordsIn } from './page-words.ts'
import { connectToServer } from './server-connection.ts'
import { tellTab } from './tabs.ts'

const storage = browser.storage.local
const settings = () => readSettings(storage, navigator.languages)

type Answers = {
  readonly [Kind in keyof Replies]: (
    request: Extract<ReturnType<typeof requestSchema.parse>, { kind: Kind }>,
  ) => Promise<Replies[Kind]>
}

/** What pages may ask; everything else is for the extension's own views. */
const openToPages = new Set<keyof Replies>(['greet', 'hideButton', 'moveButton'])

const answers: Answers = {
  greet: ({ hostname }) => greet(hostname),
  async hideButton({ hostname }) {
    const { buttonlessHosts } = await settings()
    await changeSettings(storage, { buttonlessHosts: [...new Set([...buttonlessHosts, hostname])] })
  },
  async moveButton({ top }) {
    await changeSettings(storage, { buttonTop: top })
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
    const answer = answers[request.data.kind] as (data: unknown) => Promise<unknown>
    return answer(request.data)
  })
}

async function greet(hostname: string): Promise<Greeting> {
  const { interfaceLocale, alwaysHosts, buttonlessHosts, hasFloatingButton, buttonTop, prefetchPages } =
    await settings()
  return {
    words: pageWordsIn(interfaceLocale),
    isAlways: alwaysHosts.includes(hostname),
    prefetchPages,
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
      engines: config.translationModels.map(({ id, label, isAvailable }) => ({ id, label, isAvailable })),
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { isReachable: false, isOlder: error.failure === 'unreadable' }
  }
}
