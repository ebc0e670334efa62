import browser, { type Runtime } from 'webextension-polyfill'
import { type OrderAnswer, type OrderMessage, orderMessageSchema, orderPortName } from '../messaging/messages.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { findBetterEngines } from './better-engines.ts'
import { findWays } from './failure-ways.ts'
import { mayReach } from './site-access.ts'
import { openResultCache } from './result-cache.ts'
import { connectToServer } from './server-connection.ts'
import { createTranslationQueue, type Subscriber } from './translation-queue.ts'
import { failureWordOf } from './page-error.ts'
import { keyOf, readOrderedImage, translatePage } from './translate-page.ts'

const mostAtOnce = 3
/** The browser stops a background that asks nothing of it for half a minute, however long a page may still take. */
const stayAwakeMs = 20_000

/** Results of earlier translations, as long as the server keeps them. */
export const resultCache = openResultCache('fukidashi', { mostBytes: 200 * 1024 ** 2, lifetimeMs: 24 * 60 * 60 * 1000 })

let wakefulness: ReturnType<typeof setInterval> | undefined
const queue = createTranslationQueue(mostAtOnce, () => {
  if (queue.isBusy()) wakefulness ??= setInterval(() => void browser.runtime.getPlatformInfo(), stayAwakeMs)
  else {
    clearInterval(wakefulness)
    wakefulness = undefined
  }
})

/** Takes the orders of all pages. A page that goes, or is closed, takes its orders back. */
export function takeOrders(): void {
  browser.runtime.onConnect.addListener((port) => {
    if (port.name === orderPortName && port.sender?.id === browser.runtime.id) serve(port)
  })
}

interface Order {
  readonly subscriber: Subscriber
  readonly leaving: AbortController
}

function serve(port: Runtime.Port) {
  const orders = new Map<number, Order>()
  // A private window leaves nothing behind, and is not served from what others left.
  const cache = port.sender?.tab?.incognito ? undefined : resultCache
  // While the page reads its first image, the server is asked what it offers.
  void readSettings(browser.storage.local, navigator.languages)
    .then(({ serverAddress }) => connectToServer(serverAddress))
    .catch(() => undefined)

  port.onMessage.addListener((message: unknown) => {
    const parsed = orderMessageSchema.safeParse(message)
    if (!parsed.success) return
    const { data } = parsed
    if (data.kind === 'order') return begin(data)
    const order = orders.get(data.id)
    if (!order) return
    if (data.kind === 'cancel') {
      orders.delete(data.id)
      order.leaving.abort()
    } else if (order.subscriber.isVisible !== data.isVisible) {
      order.subscriber.isVisible = data.isVisible
      queue.reorder()
    }
  })
  port.onDisconnect.addListener(() => {
    for (const { leaving } of orders.values()) leaving.abort()
    orders.clear()
  })

  function begin({ id, image, isVisible, engine }: Extract<OrderMessage, { kind: 'order' }>) {
    const leaving = new AbortController()
    const answer = (message: OrderAnswer) => {
      if (!leaving.signal.aborted) port.postMessage(message)
    }
    let settings: Settings | undefined
    const fail = async (error: unknown) => {
      const words = failureWordOf(error)
      settings ??= await readSettings(browser.storage.local, navigator.languages)
      const ways = await findWays(words.failure, settings)
      orders.delete(id)
      answer({ kind: 'failed', id, ...words, ways })
    }
    const subscriber: Subscriber = {
      isVisible,
      onWaiting: (ahead) => answer({ kind: 'waiting', id, ahead }),
      onStart: () => answer({ kind: 'translating', id }),
      onDone: (page) =>
        // A server that has gone in the meantime has nothing better to offer.
        void findBetterEngines(page, settings!)
          .catch(() => [])
          .then((betterEngines) => {
            orders.delete(id)
            answer({ kind: 'done', id, page, betterEngines })
          }),
      onFailed: (error) => void fail(error),
    }
    orders.set(id, { subscriber, leaving })
    async function join() {
      const { signal } = leaving
      const chosen = await readSettings(browser.storage.local, navigator.languages)
      const order = { ...chosen, ...(engine && { translationModel: engine }) }
      settings = order
      const bytes = await readOrderedImage(image, mayReach, signal)
      const key = await keyOf(bytes, order)
      signal.throwIfAborted()
      const leave = queue.join(cache ? key : `private ${key}`, subscriber, (cancelled) =>
        translatePage(bytes, { key, settings: order, cache }, cancelled),
      )
      signal.addEventListener('abort', leave)
    }
    void join().catch((error: unknown) => {
      if (!leaving.signal.aborted) void fail(error)
    })
  }
}
