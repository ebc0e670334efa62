import type { OrderAnswer, OrderedImage, OrderMessage } from '../messaging/messages.ts'

/** An engine in place of that of the settings. */
export type OrderedEngine = Extract<OrderMessage, { kind: 'order' }>['engine']

/** Orders of this document to the background. */
export interface OrderPort {
  readonly order: (id: number, image: OrderedImage, isVisible: boolean, engine?: OrderedEngine) => void
  readonly raise: (id: number, isVisible: boolean) => void
  readonly cancel: (id: number) => void
  readonly close: () => void
}

const reconnectMs = 300

/**
 * Opens the connection on which pages are ordered. The background may be stopped by the browser at any time: the orders that
 * have no answer yet are then sent again, to the one that starts in its place.
 */
export function openOrderPort(name: string, onAnswer: (answer: OrderAnswer) => void, onEnd: () => void): OrderPort {
  const unanswered = new Map<number, Extract<OrderMessage, { kind: 'order' }>>()
  let port: chrome.runtime.Port | undefined
  let isClosed = false

  function connect() {
    try {
      port = chrome.runtime.connect({ name })
    } catch {
      // The extension was updated or removed: nobody will answer this document any more.
      isClosed = true
      onEnd()
      return
    }
    port.onMessage.addListener((answer: OrderAnswer) => {
      if (answer.kind === 'done' || answer.kind === 'failed') unanswered.delete(answer.id)
      onAnswer(answer)
    })
    port.onDisconnect.addListener(() => {
      port = undefined
      if (!isClosed && unanswered.size > 0) setTimeout(reconnect, reconnectMs)
    })
  }

  function reconnect() {
    if (isClosed || port || unanswered.size === 0) return
    for (const message of unanswered.values()) send(message)
  }

  function send(message: OrderMessage) {
    if (isClosed) return
    if (!port) connect()
    port?.postMessage(message)
  }

  // At once: the background wakes up, and asks the server what it offers, while the page reads its first image.
  connect()
  return {
    order(id, image, isVisible, engine) {
      const message = { kind: 'order', id, image, isVisible, engine } as const
      send(message)
      unanswered.set(id, message)
    },
    raise(id, isVisible) {
      const message = unanswered.get(id)
      if (!message) return
      unanswered.set(id, { ...message, isVisible })
      if (port) send({ kind: 'raise', id, isVisible })
    },
    cancel(id) {
      if (unanswered.delete(id) && port) send({ kind: 'cancel', id })
    },
    close() {
      isClosed = true
      port?.disconnect()
    },
  }
}
