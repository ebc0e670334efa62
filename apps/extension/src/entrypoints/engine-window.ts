import { z } from 'zod'
import { answerEngineRequest } from '../engines/window-engines.ts'
import { type EngineAnswer, enginePortName, engineRequestSchema } from '../messaging/engine-messages.ts'

// Extension pages forbid code made from text, which zod would otherwise try for speed.
z.config({ jitless: true })

/** Loaded models take much memory; with nothing to translate for this long, they go, and this document with them. */
const idleMs = 60_000

let open = 0
let closing: ReturnType<typeof setTimeout> | undefined

chrome.runtime.onConnect.addListener((port) => {
  if (port.name !== enginePortName || port.sender?.id !== chrome.runtime.id || port.sender.tab) return
  const leaving = new AbortController()
  open++
  clearTimeout(closing)
  port.onDisconnect.addListener(() => {
    leaving.abort()
    open--
    if (open === 0) closing = setTimeout(() => window.close(), idleMs)
  })
  port.onMessage.addListener((message: unknown) => {
    const request = engineRequestSchema.safeParse(message)
    if (!request.success) return port.disconnect()
    void answerEngineRequest(request.data, leaving.signal).then((answer: EngineAnswer) => {
      if (!leaving.signal.aborted) port.postMessage(answer)
    })
  })
})
